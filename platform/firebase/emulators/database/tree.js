// @ts-check
// The data. Nodes are never changed: a write copies the nodes on its path and shares the rest, so that "before" and "after" can be
// compared by identity and hashes can be remembered. Objects have no prototype: any key is a key, `__proto__` too.

import { BadRequest, checkKey, limits } from './paths.js';

/** @typedef {{ [key: string]: Tree }} Branch */
/** @typedef {null | boolean | number | string | Branch} Tree */

/**
 * @param {Tree} tree
 * @returns {tree is Branch}
 */
export const isBranch = (tree) => tree !== null && typeof tree === 'object';

/** @param {[string, Tree][]} entries */
export function branch(entries) {
    const made = Object.create(null);
    for (const [key, child] of entries) {
        if (child !== null) made[key] = child;
    }
    return Object.keys(made).length === 0 ? null : /** @type {Branch} */ (made);
}

/**
 * JSON as it came in, checked; nulls and empty objects vanish, lists become objects.
 * @param {unknown} json
 * @param {number} depth levels above it
 * @returns {Tree}
 */
export function fromJson(json, depth = 0) {
    if (json === null || json === undefined) return null;
    if (typeof json === 'boolean' || typeof json === 'number') return json;
    if (typeof json === 'string') {
        if (Buffer.byteLength(json) > limits.textBytes) throw new BadRequest('Invalid data; a text is longer than 10 MiB', 'too_big');
        return json;
    }
    if (typeof json !== 'object') throw new BadRequest(`Invalid data; ${typeof json} is not JSON`);
    const object = /** @type {{ [key: string]: unknown }} */ (json);
    if ('.priority' in object && object['.priority'] !== null) throw new BadRequest('Invalid data; priorities are not kept here');
    if ('.value' in object) return fromJson(object['.value'], depth);
    if (depth >= limits.depth) throw new BadRequest(`Invalid data; deeper than ${limits.depth} levels`);
    const entries = Object.entries(object).filter(([key]) => key !== '.priority');
    for (const [key] of entries) checkKey(key);
    return branch(entries.map(([key, child]) => [key, fromJson(child, depth + 1)]));
}

const listIndex = /^(0|[1-9]\d{0,8})$/;

/**
 * As the service shows it: keys that count 0, 1, 2... with at most half of them missing come out as a list.
 * @param {Tree} tree
 * @returns {unknown}
 */
export function toJson(tree) {
    if (!isBranch(tree)) return tree;
    const keys = Object.keys(tree);
    if (keys.every((key) => listIndex.test(key))) {
        const length = Math.max(...keys.map(Number)) + 1;
        if (length <= 2 * keys.length) {
            return Array.from({ length }, (_, i) => (String(i) in tree ? toJson(tree[String(i)]) : null));
        }
    }
    return Object.fromEntries(keys.map((key) => [key, toJson(tree[key])]));
}

/**
 * @param {Tree} tree
 * @param {string[]} path
 * @returns {Tree}
 */
export function get(tree, path) {
    for (const key of path) {
        if (!isBranch(tree) || !(key in tree)) return null;
        tree = tree[key];
    }
    return tree;
}

/**
 * @param {Tree} tree
 * @param {string[]} path
 * @param {Tree} value
 * @returns {Tree}
 */
export function set(tree, path, value) {
    if (path.length === 0) return value;
    const [key, ...rest] = path;
    const old = isBranch(tree) ? tree : Object.create(null);
    const child = set(key in old ? old[key] : null, rest, value);
    if (child === null && !isBranch(tree)) return tree;
    const copy = Object.assign(Object.create(null), old);
    if (child === null) delete copy[key];
    else copy[key] = child;
    return Object.keys(copy).length === 0 ? null : copy;
}

/**
 * @param {Tree} a
 * @param {Tree} b
 * @returns {boolean}
 */
export function equal(a, b) {
    if (a === b) return true;
    if (!isBranch(a) || !isBranch(b)) return false;
    const keys = Object.keys(a);
    return keys.length === Object.keys(b).length && keys.every((key) => key in b && equal(a[key], b[key]));
}
