// @ts-check
// The JavaScript SDK, as a phone would use it: the wire protocol from a client's side.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { npmPackage } from '../packages.js';
import { project, startDatabase, token, until } from './harness.js';

const { deleteApp, initializeApp } = npmPackage('firebase/app');
const sdk = npmPackage('firebase/database');

const database = await startDatabase({
    rules: {
        open: { '.read': true, '.write': true },
        list: { '.read': true, '.indexOn': 'points' },
        feeds: { $uid: { '.read': 'auth.uid === $uid' } },
        rooms: { $room: { '.read': "data.child('members').child(auth.uid).exists()" } },
    },
});
/** @type {any[]} */
const apps = [];
after(async () => {
    for (const app of apps) {
        sdk.goOffline(sdk.getDatabase(app));
        await deleteApp(app);
    }
});

/** @param {string | null} uid */
function client(uid) {
    const app = initializeApp({ projectId: project, databaseURL: `http://${database.host}?ns=${database.namespace}` }, `app ${apps.length}`);
    apps.push(app);
    const [host, port] = database.host.split(':');
    const made = sdk.getDatabase(app);
    sdk.connectDatabaseEmulator(made, host, Number(port), uid === null ? {} : { mockUserToken: token(uid) });
    return made;
}

/**
 * @param {any} query
 * @returns {{ values: any[], errors: string[], stop: () => void }}
 */
function listen(query) {
    /** @type {any[]} */
    const values = [];
    /** @type {string[]} */
    const errors = [];
    const stop = sdk.onValue(query, (/** @type {any} */ snapshot) => values.push(snapshot.val()), (/** @type {Error} */ error) => errors.push(error.message));
    return { values, errors, stop };
}

const alice = client('alice');

test('a listener hears the value that is there, also if there is none, and every change after it', async () => {
    const heard = listen(sdk.ref(alice, 'feeds/alice'));
    await until('the first value', () => heard.values.length === 1);
    await database.ask('PUT', 'feeds/alice/m1', { body: { n: 1 } });
    await until('a put below', () => heard.values.length === 2);
    await database.ask('PATCH', '', { body: { 'feeds/alice/m1/n': 2, 'feeds/alice/m2/n': 0 } });
    await until('a patch', () => heard.values.length === 3);
    await database.ask('PUT', 'feeds', { body: { alice: 'all new' } });
    await until('a put above', () => heard.values.length === 4);
    assert.deepEqual(heard.values, [null, { m1: { n: 1 } }, { m1: { n: 2 }, m2: { n: 0 } }, 'all new']);
    heard.stop();
});

test('a listener that the rules forbid is told so, and so is one that loses its right', async () => {
    const forbidden = listen(sdk.ref(alice, 'feeds/bob'));
    await until('the refusal', () => forbidden.errors.length === 1);
    await database.ask('PUT', 'rooms/r', { body: { members: { alice: true }, text: 'a' } });
    const room = listen(sdk.ref(alice, 'rooms/r'));
    await until('the room', () => room.values.length === 1);
    await database.ask('PATCH', 'rooms/r', { body: { 'members/alice': null, 'members/bob': true, text: 'b' } });
    await until('the end', () => room.errors.length === 1);
    assert.equal(room.values.length, 1);
    assert.match(room.errors[0], /permission_denied/);
});

test('queries listen to their window only', async () => {
    await database.ask('PUT', 'list', { body: { a: { points: 5 }, b: { points: 1 }, c: { points: 9 } } });
    const best = listen(sdk.query(sdk.ref(alice, 'list'), sdk.orderByChild('points'), sdk.limitToLast(2)));
    await until('the best two', () => best.values.length >= 1);
    await database.ask('PUT', 'list/d', { body: { points: 7 } });
    await until('a new one among them', () => 'd' in (best.values.at(-1) ?? {}));
    assert.deepEqual(best.values.at(-1), { c: { points: 9 }, d: { points: 7 } });
    await database.ask('DELETE', 'list/c');
    await until('one less', () => !('c' in best.values.at(-1)));
    assert.deepEqual(best.values.at(-1), { a: { points: 5 }, d: { points: 7 } });
    best.stop();
});

test('two listeners of one place with different queries do not disturb each other', async () => {
    await database.ask('PUT', 'list', { body: { k1: { points: 1 }, k2: { points: 2 }, k3: { points: 3 } } });
    const first = listen(sdk.query(sdk.ref(alice, 'list'), sdk.orderByKey(), sdk.limitToFirst(1)));
    const from = listen(sdk.query(sdk.ref(alice, 'list'), sdk.orderByKey(), sdk.startAfter('k2')));
    await until('both', () => first.values.length >= 1 && from.values.length >= 1);
    await database.ask('PUT', 'list/k4', { body: { points: 4 } });
    await until('the fourth', () => 'k4' in from.values.at(-1));
    assert.deepEqual(from.values.at(-1), { k3: { points: 3 }, k4: { points: 4 } });
    assert.deepEqual(first.values.at(-1), { k1: { points: 1 } });
    first.stop();
    from.stop();
});

test('a value read once comes from the server', async () => {
    await database.ask('PUT', 'open/once', { body: { a: [1, 2, 3] } });
    assert.deepEqual((await sdk.get(sdk.ref(alice, 'open/once'))).val(), { a: [1, 2, 3] });
    assert.equal((await sdk.get(sdk.ref(alice, 'open/nothing'))).val(), null);
    await assert.rejects(sdk.get(sdk.ref(client(null), 'feeds/alice')), /Permission denied/);
});

test('twenty transactions of two clients at once lose nothing', async () => {
    const bob = client('bob');
    await database.ask('PUT', 'open/sum', { body: 0 });
    const add = (/** @type {any} */ made) => sdk.runTransaction(sdk.ref(made, 'open/sum'), (/** @type {number | null} */ n) => (n ?? 0) + 1);
    const results = await Promise.all(Array.from({ length: 20 }, (_, i) => add(i % 2 === 0 ? alice : bob)));
    assert.ok(results.every((result) => result.committed));
    assert.equal(await database.value('open/sum'), 20);
});

test('a transaction over texts, numbers, lists and depth agrees with the server about what stands there', async () => {
    const value = { text: 'È l’ora ☥ 𓂀', half: 0.5, minus: -1e21, yes: true, no: false, list: ['a', 'b'], deep: { a: { b: { c: 0 } } }, 7: 'seven', '-3': 'minus three', '000010': 'ten' };
    await database.ask('PUT', 'open/mixed', { body: value });
    let runs = 0;
    const result = await sdk.runTransaction(sdk.ref(alice, 'open/mixed'), (/** @type {any} */ seen) => {
        runs += 1;
        return seen === null ? null : { ...seen, text: 'new' };
    });
    assert.ok(result.committed);
    assert.ok(runs <= 3, `${runs} runs`);
    assert.deepEqual(await database.value('open/mixed'), { ...value, text: 'new' });
});

test('values of many frames go both ways', async () => {
    const long = Array.from({ length: 4000 }, (_, i) => `line ${i} of a long log`).join('\n');
    await sdk.set(sdk.ref(alice, 'open/long'), { long, again: long });
    assert.equal((await database.value('open/long')).long, long);
    const other = client('bob');
    assert.equal((await sdk.get(sdk.ref(other, 'open/long'))).val().again, long);
});

test('a forbidden write is refused and rolled back', async () => {
    const heard = listen(sdk.ref(alice, 'list/k1'));
    await until('the value', () => heard.values.length >= 1);
    await assert.rejects(sdk.set(sdk.ref(alice, 'list/k1'), 'mine'), /PERMISSION_DENIED/);
    assert.deepEqual(heard.values.at(-1), { points: 1 });
    assert.deepEqual(await database.value('list/k1'), { points: 1 });
    heard.stop();
});

test('what a client asked for in case it goes away is done when it goes away, unless it took it back', async () => {
    const bob = client('bob');
    await sdk.set(sdk.ref(bob, 'open/here'), { bob: true, since: 1 });
    await sdk.onDisconnect(sdk.ref(bob, 'open/here/bob')).remove();
    await sdk.onDisconnect(sdk.ref(bob, 'open/here')).update({ left: sdk.serverTimestamp() });
    await sdk.onDisconnect(sdk.ref(bob, 'open/kept')).set('lost');
    await sdk.onDisconnect(sdk.ref(bob, 'open/kept')).cancel();
    sdk.goOffline(bob);
    await until('the farewell', async () => (await database.value('open/here')).left > 0);
    assert.equal((await database.value('open/here')).bob, undefined);
    assert.equal(await database.value('open/kept'), null);
});

test('a client that was offline hears what it missed', async () => {
    const bob = client('bob');
    await database.ask('PUT', 'feeds/bob', { body: { a: 1 } });
    const heard = listen(sdk.ref(bob, 'feeds/bob'));
    await until('the value', () => heard.values.length === 1);
    sdk.goOffline(bob);
    await database.ask('PUT', 'feeds/bob/a', { body: 2 });
    sdk.goOnline(bob);
    await until('what it missed', () => heard.values.length === 2);
    assert.deepEqual(heard.values.at(-1), { a: 2 });
    heard.stop();
});
