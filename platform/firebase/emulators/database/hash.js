// @ts-check
// The SDKs' hash of a node: a transaction says with it what it has seen.

import { createHash } from 'node:crypto';
import { compareKeys } from './order.js';
import { isBranch } from './tree.js';

/** @typedef {import('./tree.js').Tree} Tree */

/** @type {WeakMap<object, string>} nodes never change, so their hashes can be kept */
const known = new WeakMap();

/** @param {string} text */
const sha1 = (text) => createHash('sha1').update(text).digest('base64');

/** @param {boolean | number | string} value */
function leafText(value) {
    if (typeof value !== 'number') return `${typeof value}:${value}`;
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleBE(value);
    return 'number:' + bytes.toString('hex');
}

/**
 * @param {Tree} tree
 * @returns {string}
 */
export function hash(tree) {
    if (tree === null) return '';
    if (!isBranch(tree)) return sha1(leafText(tree));
    let made = known.get(tree);
    if (made === undefined) {
        const keys = Object.keys(tree).sort(compareKeys);
        made = sha1(keys.map((key) => `:${key}:${hash(tree[key])}`).join(''));
        known.set(tree, made);
    }
    return made;
}

/** @param {Tree} tree */
export const etag = (tree) => hash(tree) || 'null_etag';
