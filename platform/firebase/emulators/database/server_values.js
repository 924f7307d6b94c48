// @ts-check
// Values that only the server can fill in: {".sv": "timestamp"} and {".sv": {"increment": 1}}.

import { BadRequest } from './paths.js';
import { isBranch } from './tree.js';

/** @typedef {import('./tree.js').Tree} Tree */

/**
 * @param {unknown} asked
 * @param {Tree} old what stands there now
 * @param {number} now
 */
function serverValue(asked, old, now) {
    if (asked === 'timestamp') return now;
    const increment = /** @type {{ increment?: unknown } | null} */ (typeof asked === 'object' ? asked : null)?.increment;
    if (typeof increment === 'number') return (typeof old === 'number' ? old : 0) + increment;
    throw new BadRequest('Invalid data; unknown server value');
}

/**
 * @param {unknown} json
 * @param {Tree} old
 * @param {number} now
 * @returns {unknown}
 */
export function resolve(json, old, now) {
    if (json === null || typeof json !== 'object') return json;
    const object = /** @type {{ [key: string]: unknown }} */ (json);
    if ('.sv' in object) return serverValue(object['.sv'], old, now);
    return Object.fromEntries(Object.entries(object).map(([key, child]) =>
        [key, resolve(child, isBranch(old) && key in old ? old[key] : null, now)]));
}
