// @ts-check
// HTTP: GET, PUT, PATCH, POST and DELETE of /path.json, and the rules at /.settings/rules.json.

import { randomBytes } from 'node:crypto';
import { Denied, Stale } from './database.js';
import { stream } from './events.js';
import { etag } from './hash.js';
import { BadRequest, limits, splitEncoded } from './paths.js';
import { fromParameters } from './query.js';
import { Rules } from './rules.js';
import { BadToken, identify } from './tokens.js';
import { get, isBranch, toJson } from './tree.js';

/** @typedef {import('./database.js').Database} Database */
/** @typedef {import('./tree.js').Tree} Tree */
/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {{ database: Database, project: string, address: URL, request: Request, response: Response, write: (text: string) => void }} Exchange */
/** @typedef {{ status: number, json?: unknown, headers?: { [name: string]: string } }} Answer */

/** Someone else wrote first. */
class Mismatch extends Error {}

/** @param {Exchange} exchange */
function identityOf({ address, request, project }) {
    const bearer = /^Bearer (.*)$/.exec(request.headers.authorization ?? '')?.[1];
    return identify(address.searchParams.get('auth') ?? address.searchParams.get('access_token') ?? bearer, project, Date.now());
}

/** @param {Request} request */
async function body(request) {
    const parts = [];
    let size = 0;
    for await (const part of request) {
        size += part.length;
        if (size > limits.requestBytes) throw new BadRequest('Data to write exceeds the maximum size that can be modified with a single request.', 'too_big');
        parts.push(part);
    }
    try {
        return JSON.parse(Buffer.concat(parts).toString());
    } catch {
        throw new BadRequest("Invalid data; couldn't parse JSON object. Are you sending a JSON object with valid key names?");
    }
}

/** Ordered by time, then by chance, like the keys that SDKs make. */
function pushKey() {
    const alphabet = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
    let key = '';
    for (let time = Date.now(), i = 0; i < 8; i++, time = Math.floor(time / 64)) key = alphabet[time % 64] + key;
    return key + [...randomBytes(12)].map((byte) => alphabet[byte % 64]).join('');
}

/**
 * @param {Exchange} exchange
 * @param {string[]} path
 * @returns {Answer | undefined}
 */
function read(exchange, path) {
    const { database, address, request, response } = exchange;
    const identity = identityOf(exchange);
    const query = fromParameters(address.searchParams);
    const shallow = address.searchParams.get('shallow') === 'true';
    if (shallow && query !== undefined) throw new BadRequest('shallow cannot be mixed with other query parameters');
    if (query !== undefined && !database.rules.hasIndex(path, query)) {
        throw new BadRequest(`Index not defined, add ".indexOn": "${query.i}", for path "/${path.join('/')}", to the rules`);
    }
    if (request.headers.accept?.includes('text/event-stream')) {
        stream(database, { identity, path, query }, response, exchange.write);
        return undefined;
    }
    const value = database.read(identity, path, query);
    const json = shallow && isBranch(value) ? Object.fromEntries(Object.keys(value).map((key) => [key, true])) : toJson(value);
    return { status: 200, json, headers: tagged(request, value) };
}

/**
 * @param {Request} request
 * @param {Tree} value
 * @returns {{ [name: string]: string }}
 */
function tagged(request, value) {
    return request.headers['x-firebase-etag'] === 'true' ? { ETag: etag(value) } : {};
}

/**
 * @param {Exchange} exchange
 * @param {string[]} path
 * @param {string} method
 * @returns {Promise<Answer>}
 */
async function write(exchange, path, method) {
    const { database, request } = exchange;
    const json = method === 'DELETE' ? null : await body(request);
    const identity = identityOf(exchange);
    const expected = request.headers['if-match'];
    if (expected !== undefined) {
        if (method !== 'PUT' && method !== 'DELETE') throw new BadRequest(`if-match is not supported for ${method}`);
        database.read(identity, path); // the answer to a mismatch holds the value
        if (expected !== etag(get(database.root, path))) throw new Mismatch();
    }
    if (method === 'PATCH') {
        database.update(identity, path, json);
        return { status: 200, json };
    }
    if (method === 'POST') {
        const name = pushKey();
        database.put(identity, [...path, name], json);
        return { status: 200, json: { name } };
    }
    database.put(identity, path, json);
    const value = get(database.root, path);
    return { status: 200, json: toJson(value), headers: tagged(request, value) };
}

/**
 * @param {Exchange} exchange
 * @param {string} method
 * @returns {Promise<Answer>}
 */
async function rules(exchange, method) {
    if (!identityOf(exchange).admin) throw new Denied();
    if (method === 'GET') return { status: 200, json: exchange.database.rules.json };
    if (method !== 'PUT') throw new BadRequest('Rules are read with GET and replaced with PUT');
    const json = await body(exchange.request);
    try {
        exchange.database.rules = new Rules(json);
    } catch (error) {
        throw new BadRequest(error instanceof Error ? error.message : String(error));
    }
    exchange.database.revokeForbidden();
    return { status: 200, json: { status: 'ok' } };
}

/**
 * @param {Exchange} exchange
 * @returns {Promise<Answer | undefined>}
 */
async function route(exchange) {
    const { address, request } = exchange;
    const override = request.headers['x-http-method-override'];
    const method = request.method === 'POST' && typeof override === 'string' ? override : request.method ?? 'GET';
    if (address.pathname === '/.settings/rules.json') return rules(exchange, method);
    if (!address.pathname.endsWith('.json')) return { status: 404, json: { error: 'Append .json to your request URI to use the REST API.' } };
    const path = splitEncoded(address.pathname.slice(0, -'.json'.length));
    if (method === 'GET') return read(exchange, path);
    if (['PUT', 'PATCH', 'POST', 'DELETE'].includes(method)) return write(exchange, path, method);
    return { status: 405, json: { error: `${method} is not supported` } };
}

/**
 * @param {Exchange} exchange
 * @param {unknown} error
 * @returns {Answer}
 */
function refusal({ database, address }, error) {
    if (error instanceof Denied) return { status: 401, json: { error: 'Permission denied' } };
    if (error instanceof BadToken) return { status: 401, json: { error: error.message } };
    if (error instanceof BadRequest) return { status: error.status === 'too_big' ? 413 : 400, json: { error: error.message } };
    if (error instanceof Mismatch || error instanceof Stale) {
        const value = get(database.root, splitEncoded(address.pathname.slice(0, -'.json'.length)));
        return { status: 412, json: toJson(value), headers: { ETag: etag(value) } };
    }
    throw error;
}

/** @param {Exchange} exchange */
export async function answer(exchange) {
    /** @type {Answer | undefined} */
    let made;
    try {
        made = await route(exchange);
    } catch (error) {
        made = refusal(exchange, error);
    }
    if (made === undefined) return; // a stream goes on
    const { address, response } = exchange;
    const print = address.searchParams.get('print');
    const silent = print === 'silent' && made.status === 200;
    response.writeHead(silent ? 204 : made.status, { 'Content-Type': 'application/json; charset=utf-8', 'Access-Control-Allow-Origin': '*', ...made.headers });
    if (!silent) exchange.write(JSON.stringify(made.json, null, print === 'pretty' ? 2 : undefined));
    response.end();
}
