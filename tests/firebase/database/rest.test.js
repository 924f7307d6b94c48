// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startDatabase, token } from './harness.js';

const database = await startDatabase({
    rules: {
        open: { '.read': true, '.write': true, list: { '.indexOn': ['points'] } },
        own: { $uid: { '.read': 'auth.uid === $uid', '.write': 'auth.uid === $uid' } },
    },
});

test('what is put is read back, at its place and from above', async () => {
    const put = await database.ask('PUT', 'open/a', { body: { b: { c: 1 }, d: 'text', e: true } });
    assert.equal(put.status, 200);
    assert.deepEqual(put.json, { b: { c: 1 }, d: 'text', e: true });
    assert.equal(await database.value('open/a/b/c'), 1);
    assert.deepEqual(await database.value('open/a/b'), { c: 1 });
    assert.equal(await database.value('open/a/b/c/d'), null);
});

test('nulls and empty objects are not there, and parents without children vanish', async () => {
    await database.ask('PUT', 'open/n', { body: { a: null, b: {}, c: { d: null }, e: 1 } });
    assert.deepEqual(await database.value('open/n'), { e: 1 });
    await database.ask('DELETE', 'open/n/e');
    assert.equal(await database.value('open/n'), null);
});

test('keys that count come back as a list unless more than half of them are missing', async () => {
    await database.ask('PUT', 'open/l', { body: { 0: 'a', 1: 'b', 3: 'd' } });
    assert.deepEqual(await database.value('open/l'), ['a', 'b', null, 'd']);
    await database.ask('PUT', 'open/l', { body: { 0: 'a', 9: 'b' } });
    assert.deepEqual(await database.value('open/l'), { 0: 'a', 9: 'b' });
    await database.ask('PUT', 'open/l', { body: { '000000': 'a', '000001': 'b' } });
    assert.deepEqual(await database.value('open/l'), { '000000': 'a', '000001': 'b' });
});

test('a patch changes the children that it names and no other, also deep ones, all at once', async () => {
    await database.ask('PUT', 'open/p', { body: { a: 1, b: 2, c: { x: 1, y: 2 } } });
    const patch = await database.ask('PATCH', 'open/p', { body: { a: 9, b: null, 'c/x': 7 } });
    assert.equal(patch.status, 200);
    assert.deepEqual(await database.value('open/p'), { a: 9, c: { x: 7, y: 2 } });
});

test('a patch of which one path holds another is refused', async () => {
    const patch = await database.ask('PATCH', 'open/p', { body: { c: 1, 'c/x': 7 } });
    assert.equal(patch.status, 400);
    assert.deepEqual(await database.value('open/p/c'), { x: 7, y: 2 });
});

test('posting makes keys that sort by time', async () => {
    const first = (await database.ask('POST', 'open/posts', { body: 'one' })).json.name;
    await new Promise((resolve) => setTimeout(resolve, 2));
    const second = (await database.ask('POST', 'open/posts', { body: 'two' })).json.name;
    assert.ok(first < second);
    assert.deepEqual(await database.value('open/posts'), { [first]: 'one', [second]: 'two' });
});

test('the server fills in time and sums', async () => {
    const before = Date.now();
    await database.ask('PUT', 'open/sv', { body: { at: { '.sv': 'timestamp' }, n: 4 } });
    await database.ask('PATCH', 'open/sv', { body: { n: { '.sv': { increment: 3 } } } });
    const { at, n } = await database.value('open/sv');
    assert.ok(at >= before && at <= Date.now());
    assert.equal(n, 7);
});

test('a write with an ETag succeeds once; the next gets the value that stands there', async () => {
    await database.ask('PUT', 'open/e', { body: 10 });
    const read = await database.ask('GET', 'open/e', { headers: { 'X-Firebase-ETag': 'true' } });
    const etag = read.headers.get('etag') ?? '';
    assert.equal((await database.ask('PUT', 'open/e', { body: 11, headers: { 'if-match': etag } })).status, 200);
    const late = await database.ask('PUT', 'open/e', { body: 12, headers: { 'if-match': etag } });
    assert.equal(late.status, 412);
    assert.equal(late.json, 11);
    assert.notEqual(late.headers.get('etag'), etag);
    assert.equal((await database.ask('DELETE', 'open/e', { headers: { 'if-match': etag } })).status, 412);
    assert.equal(await database.value('open/e'), 11);
});

test('null_etag stands for what is not there yet', async () => {
    const headers = { 'if-match': 'null_etag' };
    assert.equal((await database.ask('PUT', 'open/fresh', { body: 1, headers })).status, 200);
    assert.equal((await database.ask('PUT', 'open/fresh', { body: 2, headers })).status, 412);
});

test('a shallow read shows keys only', async () => {
    await database.ask('PUT', 'open/s', { body: { a: { deep: 1 }, b: 2 } });
    assert.deepEqual((await database.ask('GET', 'open/s', { query: { shallow: 'true' } })).json, { a: true, b: true });
    assert.equal((await database.ask('GET', 'open/s/b', { query: { shallow: 'true' } })).json, 2);
    assert.equal((await database.ask('GET', 'open/s', { query: { shallow: 'true', orderBy: '"$key"' } })).status, 400);
});

test('a silent write answers nothing', async () => {
    const put = await database.ask('PUT', 'open/q', { body: 1, query: { print: 'silent' } });
    assert.equal(put.status, 204);
    assert.equal(put.json, undefined);
});

test('queries by key start, end and count where they are told', async () => {
    await database.ask('PUT', 'open/views', { body: { '000000': 'a', '000002': 'b', '000005': 'c', '000010': 'd' } });
    /** @param {{ [name: string]: string }} query */
    const keys = async (query) => Object.keys((await database.ask('GET', 'open/views', { query: { orderBy: '"$key"', ...query } })).json ?? {}).sort();
    assert.deepEqual(await keys({ startAt: '"000002"' }), ['000002', '000005', '000010']);
    assert.deepEqual(await keys({ startAt: '"000003"' }), ['000005', '000010']);
    assert.deepEqual(await keys({ startAfter: '"000002"' }), ['000005', '000010']);
    assert.deepEqual(await keys({ endAt: '"000002"' }), ['000000', '000002']);
    assert.deepEqual(await keys({ endBefore: '"000002"' }), ['000000']);
    assert.deepEqual(await keys({ equalTo: '"000005"' }), ['000005']);
    assert.deepEqual(await keys({ limitToFirst: '2' }), ['000000', '000002']);
    assert.deepEqual(await keys({ limitToLast: '1' }), ['000010']);
    assert.deepEqual(await keys({ startAt: '"000002"', limitToFirst: '1' }), ['000002']);
    assert.deepEqual(await keys({ startAt: '"000011"' }), []);
});

test('queries by a child order null, false, true, numbers and texts, in this order', async () => {
    await database.ask('PUT', 'open/list', { body: { a: { points: 'x' }, b: { points: 3 }, c: { points: true }, d: { points: false }, e: { other: 1 }, f: { points: 20 } } });
    /** @param {{ [name: string]: string }} query */
    const keys = async (query) => Object.keys((await database.ask('GET', 'open/list', { query: { orderBy: '"points"', ...query } })).json ?? {}).sort().join('');
    assert.equal(await keys({ limitToFirst: '1' }), 'e');
    assert.equal(await keys({ limitToFirst: '3' }), 'cde');
    assert.equal(await keys({ limitToLast: '2' }), 'af');
    assert.equal(await keys({ startAt: '3', endAt: '19' }), 'b');
    assert.equal(await keys({ equalTo: 'true' }), 'c');
});

test('a query without an index, without an order or with a bad number is refused', async () => {
    /** @type {{ [name: string]: string }[]} */
    const queries = [{ orderBy: '"other"' }, { limitToFirst: '1' }, { orderBy: '"$key"', limitToFirst: '0' }, { orderBy: 'points' }];
    for (const query of queries) {
        assert.equal((await database.ask('GET', 'open/list', { query })).status, 400, JSON.stringify(query));
    }
});

test('what the rules do not allow is refused, and nothing is written', async () => {
    assert.equal((await database.ask('PUT', 'own/alice', { as: token('alice'), body: 'mine' })).status, 200);
    assert.equal((await database.ask('PUT', 'own/alice', { as: token('bob'), body: 'his' })).status, 401);
    assert.equal((await database.ask('PATCH', 'own', { as: token('bob'), body: { bob: 1, alice: 1 } })).status, 401);
    assert.equal((await database.ask('DELETE', 'own/alice', { as: token('bob') })).status, 401);
    assert.equal((await database.ask('POST', 'own/alice', { as: token('bob'), body: 1 })).status, 401);
    assert.equal((await database.ask('PUT', 'own/alice', { as: null, body: 1 })).status, 401);
    assert.deepEqual(await database.value('own'), { alice: 'mine' });
    assert.equal((await database.ask('GET', 'own/alice', { as: token('bob') })).status, 401);
    assert.equal((await database.ask('GET', 'own/alice', { as: null })).status, 401);
    assert.equal((await database.ask('GET', 'own', { as: token('alice') })).status, 401);
    assert.equal((await database.ask('GET', 'own/alice', { as: token('alice') })).json, 'mine');
});

test('bad JSON is refused', async () => {
    const put = await database.ask('PUT', 'open/bad', { text: '{"a": ' });
    assert.equal(put.status, 400);
    assert.match(put.json.error, /couldn't parse JSON/);
});
