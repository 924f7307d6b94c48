// @ts-check
// The Admin SDK, as the functions use it.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { npmPackage } from '../packages.js';
import { project, startDatabase, until } from './harness.js';

const { deleteApp, initializeApp } = npmPackage('firebase-admin/app');
const { getDatabase, ServerValue } = npmPackage('firebase-admin/database');

const database = await startDatabase({ rules: { '.read': false, '.write': false } });
process.env.FIREBASE_DATABASE_EMULATOR_HOST = database.host;
/** @type {any[]} */
const apps = [];
function admin() {
    const app = initializeApp({ projectId: project, databaseURL: database.url }, `admin ${apps.length}`);
    apps.push(app);
    return getDatabase(app);
}
after(async () => {
    for (const app of apps) {
        getDatabase(app).goOffline();
        await deleteApp(app);
    }
});
const one = admin();
const two = admin();

test('the Admin SDK stands above the rules', async () => {
    await one.ref('matches/m/secret').set({ seed: 'abc', at: ServerValue.TIMESTAMP });
    const value = (await two.ref('matches/m/secret').get()).val();
    assert.equal(value.seed, 'abc');
    assert.equal(typeof value.at, 'number');
});

test('updates of many paths happen at once', async () => {
    await one.ref().update({ 'users/a/matches/m/n': 1, 'users/b/matches/m/n': 1, 'matches/m/secret/owed': null });
    assert.deepEqual(await database.value('users'), { a: { matches: { m: { n: 1 } } }, b: { matches: { m: { n: 1 } } } });
});

test('of two transactions that both want the last seat one wins and the other sees it', async () => {
    await one.ref('matches/seats').set({ free: 1 });
    const take = (/** @type {any} */ by, /** @type {string} */ name) => by.ref('matches/seats').transaction((/** @type {any} */ seats) => {
        if (seats === null) return null;
        if (seats.free === 0) return undefined;
        return { free: 0, taken: name };
    });
    const [first, second] = await Promise.all([take(one, 'one'), take(two, 'two')]);
    assert.equal([first.committed, second.committed].filter(Boolean).length, 1);
    assert.deepEqual(await database.value('matches/seats'), { free: 0, taken: first.committed ? 'one' : 'two' });
});

test('a transaction creates what is not there, and only one of many does', async () => {
    const create = (/** @type {any} */ by, /** @type {string} */ name) => by.ref('codes/ABCDEF').transaction((/** @type {any} */ old) => (old === null ? name : undefined));
    const results = await Promise.all([create(one, 'one'), create(two, 'two'), create(one, 'three')]);
    assert.equal(results.filter((result) => result.committed).length, 1);
});

test('a transaction on a match of many entries sees all of them', async () => {
    const views = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [String(i).padStart(6, '0'), `1 pawn W ${i}.1\n* draw 2 ?`]));
    await one.ref('matches/big').set({ public: { n: 500 }, views: { s0: views, s1: views } });
    const result = await two.ref('matches/big').transaction((/** @type {any} */ match) => {
        if (match === null) return null;
        match.public.n += 1;
        match.views.s0['000500'] = '2 pass';
        return match;
    });
    assert.ok(result.committed);
    assert.equal(await database.value('matches/big/public/n'), 501);
    assert.equal(Object.keys(await database.value('matches/big/views/s0')).length, 501);
    assert.equal(Object.keys(await database.value('matches/big/views/s1')).length, 500);
});

test('queries of the Admin SDK give what they ask for', async () => {
    await one.ref('reports').set({ a: { at: 3 }, b: { at: 1 }, c: { at: 2 } });
    const snapshot = await two.ref('reports').orderByChild('at').endAt(2).get();
    assert.deepEqual(Object.keys(snapshot.val()).sort(), ['b', 'c']);
});

test('a listener of the Admin SDK hears child by child', async () => {
    /** @type {string[]} */
    const heard = [];
    const ref = two.ref('outbox/u');
    ref.on('child_added', (/** @type {any} */ child) => heard.push(`+${child.key}`));
    ref.on('child_removed', (/** @type {any} */ child) => heard.push(`-${child.key}`));
    await one.ref('outbox/u/1x').set({ title: 'a' });
    await one.ref('outbox/u/2x').set({ title: 'b' });
    await one.ref('outbox/u/1x').remove();
    await until('three events', () => heard.length === 3);
    assert.deepEqual(heard, ['+1x', '+2x', '-1x']);
    ref.off();
});
