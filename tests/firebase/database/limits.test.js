// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { project, startDatabase, token } from './harness.js';

const database = await startDatabase({ rules: { own: { $uid: { '.read': 'auth.uid === $uid' } } } });

for (const key of ['a.b', 'a$b', 'a#b', 'a[b', 'a]b', 'a\u0001b', 'a\u007fb', '']) {
    test(`the key ${JSON.stringify(key)} is refused`, async () => {
        assert.equal((await database.ask('PUT', 'keys', { body: { [key]: 1 } })).status, 400);
        assert.equal(await database.value('keys'), null);
    });
}

test('a key may be 768 bytes long and no longer', async () => {
    assert.equal((await database.ask('PUT', 'long', { body: { ['k'.repeat(768)]: 1 } })).status, 200);
    assert.equal((await database.ask('PUT', 'long', { body: { ['k'.repeat(769)]: 1 } })).status, 400);
    assert.equal((await database.ask('PUT', 'long', { body: { ['é'.repeat(385)]: 1 } })).status, 400);
});

test('data may be 32 levels deep and no deeper', async () => {
    /** @param {number} levels */
    const deep = (levels) => Array.from({ length: levels }).reduce((/** @type {unknown} */ inner) => ({ a: inner }), 1);
    assert.equal((await database.ask('PUT', 'deep', { body: deep(31) })).status, 200);
    assert.equal((await database.ask('PUT', 'deep', { body: deep(32) })).status, 400);
});

test('a text may hold 10 MiB and no more', async () => {
    assert.equal((await database.ask('PUT', 'text', { body: 'x'.repeat(10 * 1024 * 1024), query: { print: 'silent' } })).status, 204);
    const larger = await database.ask('PUT', 'text', { body: 'x'.repeat(10 * 1024 * 1024 + 1) });
    assert.ok(larger.status === 413 || larger.status === 400, String(larger.status));
    await database.ask('DELETE', 'text');
});

const now = Math.floor(Date.now() / 1000);
const encode = (/** @type {object} */ json) => Buffer.from(JSON.stringify(json)).toString('base64url');
/** @type {[string, string][]} */
const badTokens = [
    ['has expired', token('alice', { exp: now - 1 })],
    ['is for another project', token('alice', { aud: 'demo-other', iss: 'https://securetoken.google.com/demo-other' })],
    ['comes from somebody else', token('alice', { iss: `https://example.org/${project}` })],
    ['names nobody', token('')],
    ['is no token', 'nonsense'],
    ['has no third part', token('alice').split('.').slice(0, 2).join('.')],
    ['is not JSON inside', `${encode({ alg: 'none' })}.AAAA.`],
];
for (const [what, bad] of badTokens) {
    test(`a token that ${what} is refused`, async () => {
        const read = await database.ask('GET', 'own/alice', { as: bad });
        assert.equal(read.status, 401);
        assert.notEqual(read.json.error, 'Permission denied');
    });
}

test('any key of JavaScript is only a key', async () => {
    await database.ask('PUT', 'js', { text: '{"__proto__": {"polluted": true}, "constructor": 1, "toString": 2}' });
    assert.equal(await database.value('js/__proto__/polluted'), true);
    assert.equal(await database.value('js/hasOwnProperty'), null);
    assert.equal(/** @type {any} */ ({}).polluted, undefined);
    assert.equal((await database.ask('GET', 'own/__proto__', { as: token('alice') })).status, 401);
    assert.equal((await database.ask('GET', '__proto__', { as: token('alice') })).status, 401);
    assert.equal((await database.ask('GET', 'constructor/prototype', { as: token('alice') })).status, 401);
});
