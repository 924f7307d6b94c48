// @ts-check
// The wire protocol word by word, where the SDKs hide what goes over the wire.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { npmPackage } from '../packages.js';
import { startDatabase, token, until } from './harness.js';

const { WebSocket } = npmPackage('ws');
const database = await startDatabase({ rules: { feeds: { $uid: { '.read': 'auth.uid === $uid' } } } });

class Wire {
    /** @type {any[]} */
    messages = [];
    #requests = 0;

    constructor() {
        this.socket = new WebSocket(`ws://${database.host}/.ws?v=5&ns=${database.namespace}`);
        this.socket.on('message', (/** @type {Buffer} */ data) => this.messages.push(JSON.parse(data.toString())));
        this.closed = new Promise((resolve) => this.socket.on('close', resolve));
    }

    static async open() {
        const wire = new Wire();
        await until('the greeting', () => wire.messages.length > 0);
        return wire;
    }

    /**
     * @param {string} action
     * @param {object} body
     */
    async ask(action, body) {
        const request = ++this.#requests;
        this.socket.send(JSON.stringify({ t: 'd', d: { r: request, a: action, b: body } }));
        let answer;
        await until(`an answer to ${action}`, () => (answer = this.messages.find((message) => message.d.r === request)) !== undefined);
        return /** @type {any} */ (answer).d.b;
    }

    pushed() {
        return this.messages.filter((message) => message.t === 'd' && 'a' in message.d).map((message) => message.d);
    }
}

test('the server greets with version 5, its time and its address, and answers a ping', async () => {
    const wire = await Wire.open();
    const { t, d } = wire.messages[0].d;
    assert.deepEqual([wire.messages[0].t, t, d.v, d.h], ['c', 'h', '5', database.host]);
    assert.ok(Math.abs(d.ts - Date.now()) < 60_000);
    wire.socket.send(JSON.stringify({ t: 'c', d: { t: 'p', d: {} } }));
    await until('the pong', () => wire.messages.some((message) => message.t === 'c' && message.d.t === 'o'));
    wire.socket.close();
});

test('data comes before the answer to the listen, and not at all if the client has it already', async () => {
    await database.ask('PUT', 'feeds/alice', { body: { n: 1 } });
    const wire = await Wire.open();
    assert.equal((await wire.ask('auth', { cred: token('alice') })).s, 'ok');
    assert.equal((await wire.ask('q', { p: '/feeds/alice', h: '' })).s, 'ok');
    assert.deepEqual(wire.messages.at(-2).d, { a: 'd', b: { p: 'feeds/alice', d: { n: 1 } } });
    await wire.ask('n', { p: '/feeds/alice' });
    const etag = (await database.ask('GET', 'feeds/alice', { headers: { 'X-Firebase-ETag': 'true' } })).headers.get('etag');
    const before = wire.pushed().length;
    await wire.ask('q', { p: '/feeds/alice', h: etag });
    assert.equal(wire.pushed().length, before);
    wire.socket.close();
});

test('only what changed goes over the wire', async () => {
    await database.ask('PUT', 'feeds/alice', { body: { m1: { n: 1 }, m2: { n: 5 } } });
    const wire = await Wire.open();
    await wire.ask('auth', { cred: token('alice') });
    await wire.ask('q', { p: '/feeds/alice', h: '' });
    await database.ask('PUT', 'feeds/alice/m1/n', { body: 2 });
    await database.ask('PATCH', '', { body: { 'feeds/alice/m1/n': 3, 'feeds/alice/m2/n': 6 } });
    await until('both', () => wire.pushed().length === 3);
    assert.deepEqual(wire.pushed().slice(1), [
        { a: 'd', b: { p: 'feeds/alice/m1/n', d: 2 } },
        { a: 'm', b: { p: 'feeds/alice', d: { 'm1/n': 3, 'm2/n': 6 } } },
    ]);
    wire.socket.close();
});

test('when the token expires the client is told so first, then loses what it may no longer read', async () => {
    const wire = await Wire.open();
    await wire.ask('auth', { cred: token('alice', { exp: Math.floor(Date.now() / 1000) + 2 }) });
    await wire.ask('q', { p: '/feeds/alice', h: '' });
    await until('the end', () => wire.pushed().some((push) => push.a === 'c'));
    const actions = wire.pushed().map((push) => push.a);
    assert.ok(actions.indexOf('ac') >= 0 && actions.indexOf('ac') < actions.indexOf('c'), actions.join());
    wire.socket.close();
});

test('a bad token, a forbidden write, a stale hash and a bad key have each their own answer', async () => {
    const wire = await Wire.open();
    assert.equal((await wire.ask('auth', { cred: 'nonsense' })).s, 'invalid_token');
    assert.equal((await wire.ask('auth', { cred: token('alice', { exp: 1 }) })).s, 'expired_token');
    assert.equal((await wire.ask('p', { p: '/feeds/alice', d: 1 })).s, 'permission_denied');
    await wire.ask('auth', { cred: 'owner' });
    await wire.ask('p', { p: '/feeds/alice', d: 1 });
    assert.equal((await wire.ask('p', { p: '/feeds/alice', d: 2, h: 'wrong' })).s, 'datastale');
    assert.notEqual((await wire.ask('p', { p: '/feeds/a.b', d: 2 })).s, 'ok');
    assert.equal(await database.value('feeds/alice'), 1);
    wire.socket.close();
});

test('who does not speak the protocol is shown out, and the others stay', async () => {
    const other = await Wire.open();
    const wire = await Wire.open();
    wire.socket.send('this is not JSON');
    await wire.closed;
    assert.equal((await other.ask('s', {})).s, 'ok');
    other.socket.close();
});
