// @ts-check
// One connection of an SDK: version 5 of the wire protocol. Layer "c" is the connection, layer "d" the data; actions are one or two letters.

import { randomBytes } from 'node:crypto';
import { Denied, Stale } from './database.js';
import { FrameReader, toFrames } from './frames.js';
import { hash } from './hash.js';
import { BadRequest, isWithin, join, split } from './paths.js';
import { BadToken, identify, nobody } from './tokens.js';
import { toJson } from './tree.js';

/** @typedef {import('./database.js').Database} Database */
/** @typedef {import('./database.js').Listener} Listener */
/** @typedef {import('./changes.js').Change} Change */
/** @typedef {{ p?: string, q?: import('./query.js').Query, t?: number, h?: string, d?: unknown, cred?: string }} Body */
/** @typedef {{ path: string[], run: () => void }} Farewell what the client asked for in case it goes away */

const longestTimer = 2 ** 31 - 1;

export class WireConnection {
    #reader = new FrameReader();
    #identity = nobody;
    /** @type {Map<string, Listener>} */
    #listeners = new Map();
    /** @type {Farewell[]} */
    #farewells = [];
    /** @type {NodeJS.Timeout | undefined} */
    #expiry;

    /**
     * @param {Database} database
     * @param {string} project
     * @param {(frame: string) => void} write
     */
    constructor(database, project, write) {
        this.database = database;
        this.project = project;
        this.write = write;
    }

    /** @param {string} host the address by which the client found us, and will again */
    greet(host) {
        this.#send('c', { t: 'h', d: { ts: Date.now(), v: '5', h: host, s: randomBytes(16).toString('hex') } });
    }

    /** @param {string} frame throws if the client does not speak the protocol */
    receive(frame) {
        const message = /** @type {any} */ (this.#reader.read(frame));
        if (message === undefined) return;
        if (message.t === 'd') this.#answer(message.d.r, message.d.a, message.d.b ?? {});
        else if (message.t === 'c' && message.d?.t === 'p') this.#send('c', { t: 'o', d: {} });
    }

    closed() {
        clearTimeout(this.#expiry);
        for (const listener of this.#listeners.values()) this.database.stop(listener);
        for (const farewell of this.#farewells) {
            try {
                farewell.run();
            } catch (error) {
                if (!(error instanceof Denied)) throw error; // what was allowed when it was asked for may no longer be
            }
        }
    }

    /**
     * @param {'c' | 'd'} layer
     * @param {unknown} content
     */
    #send(layer, content) {
        for (const frame of toFrames({ t: layer, d: content })) this.write(frame);
    }

    /**
     * @param {number} request
     * @param {string} action
     * @param {Body} body
     */
    #answer(request, action, body) {
        /** @type {{ s: string, d: unknown }} */
        let answer;
        try {
            const result = this.#do(action, body);
            answer = { s: 'ok', d: result === undefined ? '' : result }; // null is a value
        } catch (error) {
            if (error instanceof Denied) answer = { s: 'permission_denied', d: 'Permission denied' };
            else if (error instanceof Stale) answer = { s: 'datastale', d: 'Transaction hash does not match' };
            else if (error instanceof BadToken || error instanceof BadRequest) answer = { s: error.status, d: error.message };
            else throw error;
        }
        this.#send('d', { r: request, b: answer });
    }

    /**
     * @param {string} action
     * @param {Body} body
     * @returns {unknown}
     */
    #do(action, body) {
        const path = split(body.p ?? '');
        switch (action) {
        case 's': // statistics
        case 'appcheck':
        case 'unappcheck':
            return undefined;
        case 'auth':
        case 'gauth':
            return this.#authenticate(body.cred);
        case 'unauth':
            return this.#become(nobody);
        case 'g':
            return toJson(this.database.read(this.#identity, path, body.q));
        case 'q':
            return this.#listen(path, body);
        case 'n':
            return this.#unlisten(path, body);
        case 'p':
            return this.database.put(this.#identity, path, body.d, body.h);
        case 'm':
            return this.database.update(this.#identity, path, body.d);
        case 'o':
            this.database.preparePut(this.#identity, path, body.d);
            return this.#onDisconnect(path, () => this.database.put(this.#identity, path, body.d));
        case 'om':
            this.database.prepareUpdate(this.#identity, path, body.d);
            return this.#onDisconnect(path, () => this.database.update(this.#identity, path, body.d));
        case 'oc':
            this.#farewells = this.#farewells.filter((farewell) => !isWithin(farewell.path, path));
            return undefined;
        default:
            throw new BadRequest(`Unknown action ${action}`);
        }
    }

    /** @param {string | undefined} token */
    #authenticate(token) {
        const identity = identify(token, this.project, Date.now());
        this.#become(identity);
        return { auth: identity.auth?.token ?? null };
    }

    /** @param {import('./tokens.js').Identity} identity */
    #become(identity) {
        clearTimeout(this.#expiry);
        this.#identity = identity;
        for (const listener of this.#listeners.values()) listener.identity = identity;
        this.database.revokeForbidden();
        if (identity.expires !== Infinity) {
            this.#expiry = setTimeout(() => this.#expire(), Math.min(identity.expires - Date.now(), longestTimer));
        }
    }

    /** The client hears first that its token is no longer good, so that it brings a new one instead of giving up its listeners. */
    #expire() {
        this.#send('d', { a: 'ac', b: { s: 'expired_token', d: 'Auth token is expired.' } });
        this.#become(nobody);
    }

    /**
     * @param {string[]} path
     * @param {Body} body
     */
    #key(path, body) {
        return `${join(path)} ${JSON.stringify(body.q ?? null)}`;
    }

    /**
     * @param {string[]} path
     * @param {Body} body
     */
    #listen(path, body) {
        const key = this.#key(path, body);
        const tag = body.t === undefined ? {} : { t: body.t };
        const old = this.#listeners.get(key);
        if (old !== undefined) this.database.stop(old);
        /** @type {Listener} */
        const listener = {
            identity: this.#identity, path, query: body.q,
            tell: (change) => this.#tell(path, tag, change),
            revoke: () => {
                this.#listeners.delete(key);
                this.#send('d', { a: 'c', b: { p: path.join('/'), ...(body.q === undefined ? {} : { q: body.q }) } });
            },
        };
        const value = this.database.listen(listener);
        this.#listeners.set(key, listener);
        if (body.h !== hash(value)) this.#tell(path, tag, { kind: 'put', path: [], data: value });
        const indexed = body.q === undefined || this.database.rules.hasIndex(path, body.q);
        return indexed ? {} : { w: ['no_index'] };
    }

    /**
     * @param {string[]} path
     * @param {Body} body
     */
    #unlisten(path, body) {
        const key = this.#key(path, body);
        const listener = this.#listeners.get(key);
        if (listener === undefined) return;
        this.database.stop(listener);
        this.#listeners.delete(key);
    }

    /**
     * @param {string[]} path
     * @param {{ t?: number }} tag
     * @param {Change} change
     */
    #tell(path, tag, change) {
        const p = [...path, ...change.path].join('/');
        const d = change.kind === 'put' ? toJson(change.data)
            : Object.fromEntries(Object.entries(change.data).map(([key, value]) => [key, toJson(value)]));
        this.#send('d', { a: change.kind === 'put' ? 'd' : 'm', b: { p, d, ...tag } });
    }

    /**
     * @param {string[]} path
     * @param {() => void} run
     */
    #onDisconnect(path, run) {
        this.#farewells.push({ path, run });
    }
}
