// @ts-check
// Friends, invitations, blocks, accounts that are merged or deleted.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foresee, moveCall, openTable } from './games.js';
import { newMatchId } from './person.js';

/** @typedef {import('./server.js').Server} Server */
/** @typedef {import('./person.js').Person} Person */

/**
 * @param {Person} one
 * @param {Person} other
 */
async function befriend(one, other) {
    const { friendCode } = (await other.read(`users/${other.uid}/profile`)).json;
    assert.deepEqual(await one.must('addFriend', { code: friendCode }), { uid: other.uid, name: (await other.read(`users/${other.uid}/profile/name`)).json });
}

/** @param {Server} server */
export function accountTests(server) {
    test('a friend is found by code, is a friend both ways, and can be invited into a seat', async () => {
        const [ada, bea, eve] = [await server.person('Ada'), await server.person('Bea'), await server.person('Eve')];
        await befriend(ada, bea);
        assert.equal((await bea.read(`users/${bea.uid}/friends/${ada.uid}/name`)).json, 'Ada');
        const match = newMatchId();
        await ada.must('createMatch', { match, game: 'kheops', seats: 2, options: {}, clock: 0, seat: 0, invite: [bea.uid], architects: {} });
        assert.equal((await bea.read(`users/${bea.uid}/matches/${match}/stage`)).json, 'invited');
        assert.equal((await bea.read(`matches/${match}/public/host`)).json, ada.uid);
        assert.equal((await bea.read(`matches/${match}/views/s1`)).status, 401);
        const intruder = await eve.call('joinMatch', { match });
        assert.ok(!intruder.ok && intruder.name === 'match.unknown', JSON.stringify(intruder));
        assert.deepEqual(await bea.must('joinMatch', { match }), { match, seat: 1 });
        assert.equal((await ada.read(`matches/${match}/public/stage`)).json, 'running');
    });

    test('whoever declines is out, and whoever is blocked reaches nobody and is not told', async () => {
        const [ada, bea] = [await server.person('Ada'), await server.person('Bea')];
        await befriend(ada, bea);
        const invitation = { match: newMatchId(), game: 'kheops', seats: 2, options: {}, clock: 0, seat: 0, invite: [bea.uid], architects: {} };
        await ada.must('createMatch', invitation);
        await bea.must('declineInvite', { match: invitation.match });
        assert.equal((await bea.read(`matches/${invitation.match}/public`)).status, 401);
        await bea.must('block', { uid: ada.uid, on: true });
        const unheard = newMatchId();
        await ada.must('createMatch', { ...invitation, match: unheard });
        assert.equal(await server.secret(`users/${bea.uid}/matches/${unheard}`), null);
        const refused = await ada.call('addFriend', { code: (await bea.read(`users/${bea.uid}/profile`)).json.friendCode });
        assert.ok(!refused.ok && refused.name === 'code.unknown', JSON.stringify(refused));
        const other = await server.person('Ada again');
        await other.must('mergeAccounts', { token: ada.token });
        assert.deepEqual(await server.secret(`users/${bea.uid}/blocked`), { [other.uid]: true }, 'a block is not shed by merging');
    });

    test('an account that is merged hands over its seat, and its old token opens nothing', async () => {
        const [ada, bea, old] = [await server.person('Ada'), await server.person('Bea'), await server.person('Old Ada')];
        const { match } = await openTable('kheops', [old, bea]);
        const { matches } = await ada.must('mergeAccounts', { token: old.token });
        assert.equal(matches, 1);
        assert.equal((await old.read(`matches/${match}/public`)).status, 401);
        assert.equal((await old.read(`matches/${match}/views/s0`)).status, 401);
        assert.equal((await ada.read(`matches/${match}/views/s0`)).status, 200);
        assert.equal((await ada.read(`users/${ada.uid}/matches/${match}/stage`)).json, 'running');
        const { turns } = foresee(await server.secret(`matches/${match}`));
        const n = await server.secret(`matches/${match}/public/n`);
        const mover = [ada, bea][turns[0].seat];
        const late = await old.call('submitMove', moveCall(match, n, turns[0].moves[0]));
        assert.ok(!late.ok && late.name === 'match.unknown', JSON.stringify(late));
        await mover.must('submitMove', moveCall(match, n, turns[0].moves[0]));
        assert.ok(!JSON.stringify(await server.dump()).includes(old.uid), 'nothing is left of the old account');
    });

    test('a deleted account leaves no trace, and the other one has won', async () => {
        const [ada, bea] = [await server.person('Ada'), await server.person('Bea')];
        await befriend(ada, bea);
        await ada.must('registerPush', { install: 'phone', token: 'push', language: 'it', offset: 60, quietFrom: 22, quietTo: 7 });
        const { match } = await openTable('kheops', [ada, bea]);
        await ada.must('deleteAccount', {});
        assert.ok(!JSON.stringify(await server.dump()).includes(ada.uid), 'nothing is left');
        const { json } = await bea.read(`matches/${match}/public`);
        assert.deepEqual([json.stage, json.end, json.winners], ['finished', 'resigned', '1']);
        assert.equal((await bea.read(`users/${bea.uid}/friends/${ada.uid}`)).json, null);
        const again = await fetch(`${server.addresses.auth}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=x`, {
            method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ idToken: ada.token }),
        });
        assert.equal(again.status, 400);
    });

    test('a resigned match can be played again, with the seats moved on', async () => {
        const people = [await server.person('Ada'), await server.person('Bea')];
        const { match } = await openTable('kheops', people);
        await people[0].must('resign', { match });
        const next = newMatchId();
        assert.deepEqual(await people[1].must('rematch', { match, next }), { match: next, seat: 0 });
        assert.deepEqual(await people[0].must('rematch', { match, next: newMatchId() }), { match: next, seat: 1 });
        assert.equal((await people[0].read(`matches/${next}/public/stage`)).json, 'running');
    });

    test('both have to agree to a draw', async () => {
        const people = [await server.person('Ada'), await server.person('Bea')];
        const { match } = await openTable('kheops', people);
        await people[0].must('proposeDraw', { match, kind: 'draw', answer: 'propose' });
        const own = await people[0].call('proposeDraw', { match, kind: 'draw', answer: 'accept' });
        assert.equal((await people[1].read(`matches/${match}/public/stage`)).json, 'running', JSON.stringify(own));
        await people[1].must('proposeDraw', { match, kind: 'draw', answer: 'accept' });
        const { json } = await people[1].read(`matches/${match}/public`);
        assert.deepEqual([json.stage, json.end], ['finished', 'draw']);
    });
}
