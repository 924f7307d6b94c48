// @ts-check
// The service's order: of keys (whole numbers first, as numbers), and of values (null, false, true, numbers, texts, objects).

import { isBranch } from './tree.js';

/** @typedef {import('./tree.js').Tree} Tree */

export const smallestName = '[MIN_NAME]';
export const greatestName = '[MAX_NAME]';

/**
 * Texts by code point, which is also the order of their UTF-8 bytes.
 * @param {string} a
 * @param {string} b
 */
function compareTexts(a, b) {
    if (a === b) return 0;
    return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

/** @param {string} key */
function wholeNumber(key) {
    if (!/^-?\d{1,10}$/.test(key)) return null;
    const number = Number(key);
    return number >= -2147483648 && number <= 2147483647 ? number : null;
}

/**
 * @param {string} a
 * @param {string} b
 */
export function compareKeys(a, b) {
    if (a === b) return 0;
    if (a === smallestName || b === greatestName) return -1;
    if (b === smallestName || a === greatestName) return 1;
    const x = wholeNumber(a);
    const y = wholeNumber(b);
    if (x !== null && y !== null) return x - y || a.length - b.length;
    if (x !== null) return -1;
    if (y !== null) return 1;
    return compareTexts(a, b);
}

/** @param {Tree} value */
function rank(value) {
    if (value === null) return 0;
    if (value === false) return 1;
    if (value === true) return 2;
    if (typeof value === 'number') return 3;
    return isBranch(value) ? 5 : 4;
}

/**
 * @param {Tree} a
 * @param {Tree} b
 */
export function compareValues(a, b) {
    if (typeof a === 'number' && typeof b === 'number') return a - b;
    if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b);
    return rank(a) - rank(b);
}
