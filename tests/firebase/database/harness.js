// @ts-check
// A database for a test file: the stand-in, or a namespace of the real emulator if ARCHITECTS_DATABASE_EMULATOR=host:port is set.

import { randomBytes } from 'node:crypto';
import { after } from 'node:test';
import { DatabaseServer } from '../../../platform/firebase/emulators/database/server.js';

export const project = 'demo-architects';

/** @param {object} json */
const encode = (json) => Buffer.from(JSON.stringify(json)).toString('base64url');

/**
 * An ID token as the auth emulator makes them: not signed.
 * @param {string} uid
 * @param {object} claims
 */
export function token(uid, claims = {}) {
    const now = Math.floor(Date.now() / 1000);
    return [
        encode({ alg: 'none', typ: 'JWT' }),
        encode({ sub: uid, user_id: uid, aud: project, iss: `https://securetoken.google.com/${project}`, iat: now, exp: now + 3600, auth_time: now,
            firebase: { sign_in_provider: 'anonymous', identities: {} }, ...claims }),
        '',
    ].join('.');
}

/** @typedef {{ status: number, json: any, headers: Headers }} Answer */

export class TestDatabase {
    /**
     * @param {string} host
     * @param {string} namespace
     */
    constructor(host, namespace) {
        this.host = host;
        this.namespace = namespace;
        this.url = `http://${host}?ns=${namespace}`;
    }

    /**
     * @param {string} path
     * @param {{ [name: string]: string }} parameters
     */
    address(path, parameters = {}) {
        return `http://${this.host}/${path}.json?${new URLSearchParams({ ns: this.namespace, ...parameters })}`;
    }

    /**
     * @param {string} method
     * @param {string} path
     * @param {{ as?: string | null, body?: unknown, text?: string, query?: { [name: string]: string }, headers?: { [name: string]: string } }} options as: a token; the owner's if not said, null for nobody's
     * @returns {Promise<Answer>}
     */
    async ask(method, path, { as = 'owner', body, text, query = {}, headers = {} } = {}) {
        /** @type {{ [name: string]: string }} */
        const authorization = as === 'owner' ? { Authorization: 'Bearer owner' } : {};
        const parameters = as === null || as === 'owner' ? query : { auth: as, ...query };
        const response = await fetch(this.address(path, parameters), {
            method, headers: { ...authorization, ...headers }, body: text ?? (body === undefined ? undefined : JSON.stringify(body)),
        });
        const answer = await response.text();
        return { status: response.status, json: answer === '' ? undefined : JSON.parse(answer), headers: response.headers };
    }

    /** @param {string} path */
    async value(path) {
        return (await this.ask('GET', path)).json;
    }

    /** @param {object} json */
    async useRules(json) {
        const answer = await this.ask('PUT', '.settings/rules', { body: json });
        if (answer.status !== 200) throw new Error(JSON.stringify(answer.json));
    }
}

/**
 * @param {object} rules
 * @returns {Promise<TestDatabase>}
 */
export async function startDatabase(rules) {
    const namespace = `${project}-${randomBytes(6).toString('hex')}`;
    let host = process.env.ARCHITECTS_DATABASE_EMULATOR;
    if (host === undefined) {
        const server = new DatabaseServer({ rules: { rules: { '.read': false, '.write': false } }, project });
        host = `127.0.0.1:${await server.listen(0)}`;
        after(() => server.close());
    }
    const database = new TestDatabase(host, namespace);
    await database.useRules(rules);
    return database;
}

/**
 * Waits for something to become true; a test that waits in vain fails with the name of what it waited for.
 * @param {string} what
 * @param {() => unknown} condition
 * @param {number} seconds
 */
export async function until(what, condition, seconds = 60) {
    for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
        if (await condition()) return;
        await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`waited in vain: ${what}`);
}

/** Server-sent events of a path, as a list that grows. */
export class EventReader {
    /** @type {{ event: string, data: any }[]} */
    events = [];
    ended = false;
    #abort = new AbortController();
    /** @type {Promise<void> | undefined} */
    #reading;

    /**
     * @param {TestDatabase} database
     * @param {string} path
     * @param {{ [name: string]: string }} parameters
     */
    static async open(database, path, parameters) {
        const reader = new EventReader();
        const response = await fetch(database.address(path, parameters), { headers: { Accept: 'text/event-stream' }, signal: reader.#abort.signal });
        if (response.status !== 200 || response.body === null) throw new Error(`${response.status} ${await response.text()}`);
        reader.#reading = reader.#read(response.body);
        return reader;
    }

    /** @param {ReadableStream<Uint8Array>} body */
    async #read(body) {
        let text = '';
        const decoder = new TextDecoder();
        try {
            for await (const part of /** @type {AsyncIterable<Uint8Array>} */ (/** @type {unknown} */ (body))) {
                text += decoder.decode(part, { stream: true });
                for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
                    const [event, data] = text.slice(0, end).split('\n');
                    this.events.push({ event: event.slice('event: '.length), data: JSON.parse(data.slice('data: '.length)) });
                    text = text.slice(end + 2);
                }
            }
        } catch (error) {
            if (!this.#abort.signal.aborted) throw error;
        }
        this.ended = true;
    }

    /** @param {number} count */
    async received(count) {
        await until(`${count} events, has ${JSON.stringify(this.events)}`, () => this.events.length >= count);
        return this.events;
    }

    async close() {
        this.#abort.abort();
        await this.#reading;
    }
}
