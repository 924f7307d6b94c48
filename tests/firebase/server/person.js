// @ts-check
// Somebody with a phone: signs in, calls functions, reads the database; nothing else can be done from a phone.

import { randomBytes } from 'node:crypto';

/** @typedef {import('./server.js').Addresses} Addresses */
/** @typedef {{ localId: string, idToken: string, refreshToken: string }} Account */
/** @typedef {{ ok: true, result: any } | { ok: false, http: number, status: string, name: string, details: any }} Outcome */

export const newMatchId = () => randomBytes(16).toString('hex');
export const newMoveId = () => randomBytes(12).toString('hex');

/**
 * @param {string} address
 * @param {unknown} body
 * @param {{ [name: string]: string }} headers
 */
async function post(address, body, headers = {}) {
    const response = await fetch(address, { method: 'POST', signal: AbortSignal.timeout(300_000), headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) });
    const text = await response.text();
    let json;
    try {
        json = JSON.parse(text);
    } catch {
        json = { error: { status: 'NOT_JSON', message: text.slice(0, 200) } };
    }
    return { http: response.status, json };
}

export class Person {
    /**
     * @param {Addresses} addresses
     * @param {Account} account
     */
    constructor(addresses, account) {
        this.addresses = addresses;
        this.uid = account.localId;
        this.token = account.idToken;
        this.refreshToken = account.refreshToken;
    }

    /** @param {Addresses} addresses */
    static async signUp(addresses) {
        const { http, json } = await post(`${addresses.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${addresses.apiKey}`, { returnSecureToken: true });
        if (http !== 200) throw new Error(JSON.stringify(json));
        return new Person(addresses, json);
    }

    /**
     * @param {string} name
     * @param {unknown} data
     * @returns {Promise<Outcome>}
     */
    async call(name, data) {
        const headers = this.token === '' ? undefined : { Authorization: `Bearer ${this.token}` };
        const { http, json } = await post(`${this.addresses.functions}/${name}`, { data }, headers);
        if (http === 200 && 'result' in json) return { ok: true, result: json.result };
        const { status = '', details = {} } = json.error ?? {};
        return { ok: false, http, status, name: details?.name ?? '', details };
    }

    /**
     * A call that has to succeed.
     * @param {string} name
     * @param {unknown} data
     */
    async must(name, data) {
        const outcome = await this.call(name, data);
        if (!outcome.ok) throw new Error(`${name} ${JSON.stringify(data)}: ${JSON.stringify(outcome)}`);
        const { protocol, ...answer } = outcome.result;
        if (protocol !== 1) throw new Error(`${name} did not say which protocol the server speaks`);
        return answer;
    }

    /**
     * @param {string} path
     * @param {{ [name: string]: string }} query
     * @returns {Promise<{ status: number, json: any }>}
     */
    async read(path, query = {}) {
        const parameters = new URLSearchParams({ ...(this.token === '' ? {} : { auth: this.token }), ...query });
        const response = await fetch(`${this.addresses.database}/${path}.json?${parameters}`);
        return { status: response.status, json: await response.json() };
    }

    /**
     * The log of a match as a seat may know it.
     * @param {string} match
     * @param {number} seat
     */
    async view(match, seat) {
        const { status, json } = await this.read(`matches/${match}/views/s${seat}`);
        if (status !== 200) throw new Error(JSON.stringify(json));
        return Object.keys(json ?? {}).sort().map((key) => json[key]).join('\n');
    }
}
