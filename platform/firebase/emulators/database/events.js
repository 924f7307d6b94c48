// @ts-check
// Server-sent events: what a GET with "Accept: text/event-stream" gets until it goes away, loses the right to read, or its token expires.

import { toJson } from './tree.js';

/** @typedef {import('./database.js').Database} Database */
/** @typedef {import('./database.js').Listener} Listener */

const keepAlive = 30_000;
const longestTimer = 2 ** 31 - 1;

/** @param {import('./changes.js').Change} change */
function dataOf(change) {
    const data = change.kind === 'put' ? toJson(change.data)
        : Object.fromEntries(Object.entries(change.data).map(([key, value]) => [key, toJson(value)]));
    return { path: '/' + change.path.join('/'), data };
}

/**
 * @param {Database} database
 * @param {{ identity: import('./tokens.js').Identity, path: string[], query: import('./query.js').Query | undefined }} what
 * @param {import('node:http').ServerResponse} response
 * @param {(text: string) => void} write
 */
export function stream(database, what, response, write) {
    /**
     * @param {string} event
     * @param {unknown} data
     */
    const send = (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    /**
     * @param {string} event
     * @param {unknown} data
     */
    const end = (event, data) => {
        send(event, data);
        response.end();
    };
    /** @type {Listener} */
    const listener = { ...what, tell: (change) => send(change.kind, dataOf(change)), revoke: () => end('cancel', null) };
    const value = database.listen(listener); // refusals go out before any header
    response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*' });
    send('put', { path: '/', data: toJson(value) });

    const alive = setInterval(() => send('keep-alive', null), keepAlive);
    const expiry = what.identity.expires === Infinity ? undefined
        : setTimeout(() => end('auth_revoked', 'credential is no longer valid'), Math.min(what.identity.expires - Date.now(), longestTimer));
    response.on('close', () => {
        clearInterval(alive);
        clearTimeout(expiry);
        database.stop(listener);
    });
}
