// @ts-check
// Which children a query asks for. The form is the wire protocol's; REST's parameters are brought into it.

import { compareKeys, compareValues } from './order.js';
import { BadRequest, split } from './paths.js';
import { branch, get, isBranch } from './tree.js';

/** @typedef {import('./tree.js').Tree} Tree */
/**
 * i: index; sp, sn, sin: where it starts (value, name, inclusive); ep, en, ein: where it ends; l, vf: how many, from left or right.
 * @typedef {{ i?: string, sp?: Tree, sn?: string, sin?: boolean, ep?: Tree, en?: string, ein?: boolean, l?: number, vf?: 'l' | 'r' }} Query
 */
/** @typedef {{ key: string, value: Tree }} Indexed */

/**
 * @param {Query} query
 * @param {string} key
 * @param {Tree} child
 * @returns {Tree}
 */
function indexed(query, key, child) {
    const index = query.i ?? '.priority';
    if (index === '.key') return key;
    if (index === '.value') return child;
    if (index === '.priority') return null;
    return get(child, split(index));
}

/**
 * @param {Query} query
 * @param {Indexed} entry
 * @param {Tree} value
 * @param {string | undefined} name
 */
function compareWithBound(query, entry, value, name) {
    if (query.i === '.key') return compareKeys(entry.key, String(value));
    const byValue = compareValues(entry.value, value);
    return byValue !== 0 || name === undefined ? byValue : compareKeys(entry.key, name);
}

/**
 * @param {Query} query
 * @param {Indexed} entry
 */
function isInside(query, entry) {
    if (query.sp !== undefined) {
        const order = compareWithBound(query, entry, query.sp, query.sn);
        if (order < 0 || (order === 0 && query.sin === false)) return false;
    }
    if (query.ep !== undefined) {
        const order = compareWithBound(query, entry, query.ep, query.en);
        if (order > 0 || (order === 0 && query.ein === false)) return false;
    }
    return true;
}

/**
 * @param {Tree} tree
 * @param {Query | undefined} query
 * @returns {Tree}
 */
export function select(tree, query) {
    if (query === undefined || !isBranch(tree)) return tree;
    const byKey = query.i === '.key' || query.i === undefined || query.i === '.priority';
    let entries = Object.keys(tree)
        .map((key) => ({ key, value: indexed(query, key, tree[key]) }))
        .filter((entry) => isInside(query, entry))
        .sort((a, b) => (byKey ? 0 : compareValues(a.value, b.value)) || compareKeys(a.key, b.key));
    if (query.l !== undefined) entries = query.vf === 'r' ? entries.slice(-query.l) : entries.slice(0, query.l);
    return branch(entries.map(({ key }) => [key, tree[key]]));
}

/**
 * Whether it asks for anything less than everything: an order alone leaves nothing out.
 * @param {Query} query
 */
export const filters = (query) => query.sp !== undefined || query.ep !== undefined || query.l !== undefined;

const bounds = ['startAt', 'startAfter', 'endAt', 'endBefore', 'equalTo', 'limitToFirst', 'limitToLast'];

/**
 * @param {URLSearchParams} parameters
 * @param {string} name
 */
function jsonParameter(parameters, name) {
    try {
        return JSON.parse(/** @type {string} */ (parameters.get(name)));
    } catch {
        throw new BadRequest(`${name} must be JSON`);
    }
}

/**
 * @param {URLSearchParams} parameters
 * @param {string} name
 */
function limitParameter(parameters, name) {
    const limit = jsonParameter(parameters, name);
    if (!Number.isInteger(limit) || limit < 1) throw new BadRequest(`${name} must be a positive integer`);
    return limit;
}

/**
 * @param {URLSearchParams} parameters
 * @returns {Query | undefined}
 */
export function fromParameters(parameters) {
    const given = bounds.filter((name) => parameters.has(name));
    if (!parameters.has('orderBy')) {
        if (given.length > 0) throw new BadRequest('orderBy must be defined when other query parameters are defined');
        return undefined;
    }
    const order = jsonParameter(parameters, 'orderBy');
    if (typeof order !== 'string' || order === '') throw new BadRequest('orderBy must be a valid JSON encoded path');
    /** @type {Query} */
    const query = { i: order.startsWith('$') ? '.' + order.slice(1) : order };
    if (order.startsWith('$') && !['$key', '$value', '$priority'].includes(order)) throw new BadRequest('orderBy must be a valid JSON encoded path');
    for (const name of given) Object.assign(query, bound(parameters, name));
    return query;
}

/**
 * @param {URLSearchParams} parameters
 * @param {string} name
 * @returns {Query}
 */
function bound(parameters, name) {
    if (name === 'limitToFirst') return { l: limitParameter(parameters, name), vf: 'l' };
    if (name === 'limitToLast') return { l: limitParameter(parameters, name), vf: 'r' };
    const value = jsonParameter(parameters, name);
    if (value !== null && typeof value === 'object') throw new BadRequest(`${name} must be a text, a number, true, false or null`);
    if (name === 'startAt') return { sp: value };
    if (name === 'startAfter') return { sp: value, sin: false };
    if (name === 'endAt') return { ep: value };
    if (name === 'endBefore') return { ep: value, ein: false };
    return { sp: value, ep: value };
}
