// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EventReader, startDatabase, token } from './harness.js';

const database = await startDatabase({
    rules: {
        feeds: { $uid: { '.read': 'auth.uid === $uid' } },
        rooms: { $room: { '.read': "data.child('members').child(auth.uid).exists()" } },
    },
});
const alice = token('alice');

test('a stream begins with everything and goes on with what changes, at its place', async () => {
    await database.ask('PUT', 'feeds/alice', { body: { m1: { n: 1, turn: '0' } } });
    const reader = await EventReader.open(database, 'feeds/alice', { auth: alice });
    await reader.received(1);
    await database.ask('PUT', 'feeds/alice/m1/n', { body: 2 });
    await database.ask('PUT', 'feeds/alice/m2', { body: { n: 0 } });
    await database.ask('PATCH', 'feeds/alice/m1', { body: { n: 3, turn: '1' } });
    await database.ask('DELETE', 'feeds/alice/m2');
    assert.deepEqual(await reader.received(5), [
        { event: 'put', data: { path: '/', data: { m1: { n: 1, turn: '0' } } } },
        { event: 'put', data: { path: '/m1/n', data: 2 } },
        { event: 'put', data: { path: '/m2', data: { n: 0 } } },
        { event: 'patch', data: { path: '/m1', data: { n: 3, turn: '1' } } },
        { event: 'put', data: { path: '/m2', data: null } },
    ]);
    await reader.close();
});

test('a patch from above arrives as what it changes below', async () => {
    await database.ask('PUT', 'feeds/alice', { body: { m1: { n: 1 } } });
    const reader = await EventReader.open(database, 'feeds/alice', { auth: alice });
    await reader.received(1);
    await database.ask('PATCH', '', { body: { 'feeds/alice/m1/n': 2, 'feeds/alice/m3/n': 0, 'feeds/bob/m1/n': 2 } });
    const [, patch] = await reader.received(2);
    assert.deepEqual(patch, { event: 'patch', data: { path: '/', data: { 'm1/n': 2, 'm3/n': 0 } } });
    await reader.close();
});

test('a write above the stream arrives whole, one beside it not at all', async () => {
    await database.ask('PUT', 'feeds/alice', { body: { a: 1 } });
    const reader = await EventReader.open(database, 'feeds/alice', { auth: alice });
    await reader.received(1);
    await database.ask('PUT', 'feeds/bob', { body: { b: 1 } });
    await database.ask('PUT', 'feeds', { body: { alice: { a: 2 } } });
    const [, put] = await reader.received(2);
    assert.deepEqual(put, { event: 'put', data: { path: '/', data: { a: 2 } } });
    await reader.close();
});

test('a stream of a query hears of what enters, changes and leaves its window', async () => {
    await database.ask('PUT', 'feeds/alice', { body: { '000001': 'a', '000002': 'b', '000003': 'c' } });
    const reader = await EventReader.open(database, 'feeds/alice', { auth: alice, orderBy: '"$key"', startAt: '"000002"' });
    assert.deepEqual((await reader.received(1))[0].data, { path: '/', data: { '000002': 'b', '000003': 'c' } });
    await database.ask('PUT', 'feeds/alice/000001', { body: 'z' });
    await database.ask('PUT', 'feeds/alice/000004', { body: 'd' });
    assert.deepEqual((await reader.received(2))[1], { event: 'put', data: { path: '/000004', data: 'd' } });
    await reader.close();
});

test('a stream ends with "cancel" when its reader loses the right to read', async () => {
    await database.ask('PUT', 'rooms/r', { body: { members: { alice: true, bob: true }, text: 'hello' } });
    const reader = await EventReader.open(database, 'rooms/r', { auth: alice });
    await reader.received(1);
    await database.ask('PATCH', 'rooms/r', { body: { 'members/alice': null, text: 'not for alice' } });
    const events = await reader.received(2);
    assert.deepEqual(events[1], { event: 'cancel', data: null });
    await reader.close();
    assert.equal(reader.events.length, 2);
});

test('a stream ends with "auth_revoked" when its token expires', async () => {
    const short = token('alice', { exp: Math.floor(Date.now() / 1000) + 2 });
    const reader = await EventReader.open(database, 'feeds/alice', { auth: short });
    const events = await reader.received(2);
    assert.equal(events[1].event, 'auth_revoked');
    await reader.close();
    assert.ok(reader.ended);
});

test('a stream that is not allowed is refused before it begins', async () => {
    await assert.rejects(EventReader.open(database, 'feeds/alice', { auth: token('bob') }), /401/);
    await assert.rejects(EventReader.open(database, 'feeds/alice', {}), /401/);
    await assert.rejects(EventReader.open(database, 'feeds', { auth: alice }), /401/);
});
