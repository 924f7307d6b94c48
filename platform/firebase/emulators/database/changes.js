// @ts-check
// What a listener must be told after a write: the place and the new value there, not everything anew.

import { isWithin } from './paths.js';
import { filters, select } from './query.js';
import { equal, get, isBranch } from './tree.js';

/** @typedef {import('./tree.js').Tree} Tree */
/** @typedef {import('./query.js').Query} Query */
/** @typedef {{ path: string[], merge: boolean, children: string[][] }} Write children: relative to path; [[]] for a put */
/** @typedef {{ kind: 'put', path: string[], data: Tree } | { kind: 'patch', path: string[], data: { [path: string]: Tree } }} Change path: relative to the listener's */

/**
 * @param {Tree} before
 * @param {Tree} after
 * @param {string[]} place
 * @param {Write} write
 * @returns {Change[]}
 */
function plainChanges(before, after, place, write) {
    const places = write.children.map((child) => [...write.path, ...child]).filter((changed) => !equal(get(before, changed), get(after, changed)));
    if (places.some((changed) => isWithin(place, changed))) {
        const data = get(after, place);
        return equal(get(before, place), data) ? [] : [{ kind: 'put', path: [], data }];
    }
    const below = places.filter((changed) => isWithin(changed, place));
    if (below.length === 0) return [];
    if (!write.merge) return [{ kind: 'put', path: below[0].slice(place.length), data: get(after, below[0]) }];
    const base = isWithin(write.path, place) ? write.path : place;
    const data = Object.fromEntries(below.map((changed) => [changed.slice(base.length).join('/'), get(after, changed)]));
    return [{ kind: 'patch', path: base.slice(place.length), data }];
}

/**
 * @param {Tree} before
 * @param {Tree} after
 * @returns {Change[]}
 */
function windowChanges(before, after) {
    if (equal(before, after)) return [];
    if (!isBranch(before) || !isBranch(after)) return [{ kind: 'put', path: [], data: after }];
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    const changed = keys.filter((key) => !equal(before[key] ?? null, after[key] ?? null));
    if (changed.length === 1) return [{ kind: 'put', path: changed, data: after[changed[0]] ?? null }];
    return [{ kind: 'patch', path: [], data: Object.fromEntries(changed.map((key) => [key, after[key] ?? null])) }];
}

/**
 * @param {Tree} before the whole data
 * @param {Tree} after
 * @param {string[]} place where the listener listens
 * @param {Query | undefined} query
 * @param {Write} write
 * @returns {Change[]}
 */
export function changesFor(before, after, place, query, write) {
    if (query === undefined || !filters(query)) return plainChanges(before, after, place, write);
    const old = get(before, place);
    const now = get(after, place);
    return old === now ? [] : windowChanges(select(old, query), select(now, query));
}
