// @ts-check
// What a rules lawyer and an attacker would try: each is refused by its name, and nothing has changed.

import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { foresee, moveCall, openTable } from './games.js';
import { newMatchId, Person } from './person.js';

/** @typedef {import('./server.js').Server} Server */

const encode = (/** @type {object} */ json) => Buffer.from(JSON.stringify(json)).toString('base64url');

/**
 * @param {Person} person
 * @param {string} token
 */
const withToken = (person, token) => new Person(person.addresses, { localId: person.uid, idToken: token, refreshToken: '' });

/** @param {Server} server */
export function refusalTests(server) {
    /** @type {Person[]} */
    let people = [];
    /** @type {Person} */
    let mover; // who is on turn
    /** @type {Person} */
    let waiter;
    let match = '';
    let other = ''; // another match of the same people
    let move = '';
    let n = 0;
    let host = '';

    before(async () => {
        people = [await server.person('Ada'), await server.person('Bea')];
        ({ match } = await openTable('kheops', people));
        other = (await openTable('kheops', [...people].reverse())).match;
        const { turns } = foresee(await server.secret(`matches/${match}`));
        mover = people[turns[0].seat];
        waiter = people[1 - turns[0].seat];
        move = turns[0].moves[0];
        n = await server.secret(`matches/${match}/public/n`);
        host = people[0].uid;
    });

    const fresh = (/** @type {object} */ change = {}) => ({ ...moveCall(match, n, move), ...change });
    const creation = (/** @type {object} */ change = {}) =>
        ({ match: newMatchId(), game: 'kheops', seats: 2, options: {}, clock: 0, seat: 0, invite: [], architects: {}, ...change });

    /** @type {[string, () => Person, string, () => unknown, string, string?][]} what, who, call, data, name of the refusal, the core's name */
    const cases = [
        ['a call without a token', () => server.nobody(), 'submitMove', () => fresh(), 'auth.missing'],
        ['creating without a token', () => server.nobody(), 'createMatch', () => creation(), 'auth.missing'],
        ['deleting without a token', () => server.nobody(), 'deleteAccount', () => ({}), 'auth.missing'],

        ['a move out of turn', () => waiter, 'submitMove', () => fresh(), 'move.refused', 'table.not_your_turn'],
        ['a move that is none', () => mover, 'submitMove', () => fresh({ move: 'fly to the moon' }), 'move.refused', 'table.bad_notation'],
        ['a good move and a bad one', () => mover, 'submitMove', () => fresh({ move: `${move}\nfly` }), 'move.refused'],
        ['the same move twice in one call', () => mover, 'submitMove', () => fresh({ move: `${move}\n${move}` }), 'move.refused'],
        ['an outcome of chance instead of a move', () => mover, 'submitMove', () => fresh({ move: '* draw 1 1' }), 'move.refused'],
        ['a move in the name of another seat', () => waiter, 'submitMove', () => fresh({ move: `1 ${move}` }), 'move.refused'],
        ['a move with a log in its tail', () => mover, 'submitMove', () => fresh({ move: `${move}\r\n\r\n1 ${move}` }), 'move.refused'],
        ['a move with an empty line', () => mover, 'submitMove', () => fresh({ move: `${move}\n` }), 'request.bad'],
        ['no move at all', () => mover, 'submitMove', () => fresh({ move: '' }), 'request.bad'],

        ['a stale n', () => mover, 'submitMove', () => fresh({ n: n - 1 }), 'match.stale'],
        ['an n of the future', () => mover, 'submitMove', () => fresh({ n: n + 1 }), 'match.stale'],
        ['a negative n', () => mover, 'submitMove', () => fresh({ n: -1 }), 'request.bad'],
        ['half an n', () => mover, 'submitMove', () => fresh({ n: 0.5 }), 'request.bad'],
        ['an n in words', () => mover, 'submitMove', () => fresh({ n: '0' }), 'request.bad'],
        ['an n beyond every log', () => mover, 'submitMove', () => fresh({ n: 1e9 }), 'request.bad'],

        ['a match id that is a path', () => mover, 'submitMove', () => fresh({ match: `${match}/public` }), 'request.bad'],
        ['a match id that climbs', () => mover, 'submitMove', () => fresh({ match: '../users' }), 'request.bad'],
        ['a match id in capitals', () => mover, 'submitMove', () => fresh({ match: 'A'.repeat(32) }), 'request.bad'],
        ['no match id', () => mover, 'submitMove', () => fresh({ match: undefined }), 'request.bad'],
        ['a match that is not there', () => mover, 'submitMove', () => fresh({ match: newMatchId() }), 'match.unknown'],
        ['a moveId with a slash', () => mover, 'submitMove', () => fresh({ moveId: 'a/b' }), 'request.bad'],
        ['a moveId of 65 letters', () => mover, 'submitMove', () => fresh({ moveId: 'a'.repeat(65) }), 'request.bad'],
        ['no data', () => mover, 'submitMove', () => null, 'request.bad'],
        ['a list instead of data', () => mover, 'submitMove', () => [1, 2], 'request.bad'],
        ['a text instead of data', () => mover, 'submitMove', () => 'move', 'request.bad'],
        ['fields of JavaScript instead of data', () => mover, 'submitMove', () => JSON.parse('{"__proto__": {"match": "x"}}'), 'request.bad'],

        ['a move text of more than 2 KiB', () => mover, 'submitMove', () => fresh({ move: 'x'.repeat(2049) }), 'request.too_large'],
        ['65 moves in one call', () => mover, 'submitMove', () => fresh({ move: Array(65).fill('a').join('\n') }), 'request.too_large'],
        ['a request of more than 16 KiB', () => mover, 'submitMove', () => fresh({ padding: 'x'.repeat(17000) }), 'request.too_large'],
        ['a name of more than 16 KiB', () => mover, 'setProfile', () => ({ name: 'x'.repeat(17000) }), 'request.too_large'],
        ['a match to take online of more than 256 KiB', () => mover, 'createMatch', () => creation({ from: 'x'.repeat(263000) }), 'request.too_large'],

        ['the id of somebody else’s match', () => people[1], 'createMatch', () => creation({ match }), 'match.exists'],
        ['a game that there is not', () => mover, 'createMatch', () => creation({ game: 'chess' }), 'request.bad'],
        ['a table for one', () => mover, 'createMatch', () => creation({ seats: 1 }), 'request.bad'],
        ['a table for five', () => mover, 'createMatch', () => creation({ seats: 5 }), 'request.bad'],
        ['a seat beyond the table', () => mover, 'createMatch', () => creation({ seat: 2 }), 'request.bad'],
        ['a clock of two days', () => mover, 'createMatch', () => creation({ clock: 2 }), 'request.bad'],
        ['an option that there is not', () => mover, 'createMatch', () => creation({ options: { cheat: 'on' } }), 'request.bad'],
        ['an Architect of level 5', () => mover, 'createMatch', () => creation({ seats: 3, architects: { s2: 5 } }), 'request.bad'],
        ['an Architect on one’s own seat', () => mover, 'createMatch', () => creation({ architects: { s0: 1 } }), 'request.bad'],
        ['an invitation of a stranger', () => mover, 'createMatch', () => creation({ invite: ['nobody-we-know'] }), 'friend.unknown'],
        ['an invitation of oneself', () => mover, 'createMatch', () => creation({ invite: [mover.uid] }), 'friend.self'],
        ['a match to take online that is nonsense', () => mover, 'createMatch', () => creation({ from: 'nonsense' }), 'request.bad'],

        ['a code that is nobody’s', () => mover, 'joinMatch', () => ({ code: 'ZZZZZZ' }), 'code.unknown'],
        ['a code with an I in it', () => mover, 'joinMatch', () => ({ code: 'ABCDEI' }), 'request.bad'],
        ['leaving a match that has begun', () => mover, 'leaveOpen', () => ({ match }), 'match.stage'],
        ['declining what one has accepted', () => mover, 'declineInvite', () => ({ match }), 'match.unknown'],
        ['claiming a clock that does not run', () => waiter, 'claimTimeout', () => ({ match, action: 'win' }), 'match.not_due'],
        ['an Architect for somebody who is there', () => waiter, 'replaceLeaver', () => ({ match, seat: people.indexOf(mover), level: 1 }), 'match.not_due'],
        ['taking back a seat that is one’s own', () => mover, 'replaceLeaver', () => ({ match, seat: people.indexOf(mover), level: 0 }), 'match.not_due'],
        ['accepting what nobody proposed', () => mover, 'proposeDraw', () => ({ match, kind: 'draw', answer: 'accept' }), 'match.no_proposal'],
        ['a rematch of what is not over', () => mover, 'rematch', () => ({ match, next: newMatchId() }), 'match.stage'],
        ['an emote of one’s own words', () => mover, 'sendEmote', () => ({ match, emote: 'you cheat' }), 'request.bad'],
        ['an empty name', () => mover, 'setProfile', () => ({ name: '   ' }), 'request.bad'],
        ['a name of 25 letters', () => mover, 'setProfile', () => ({ name: 'x'.repeat(25) }), 'request.bad'],
        ['a name of two lines', () => mover, 'setProfile', () => ({ name: 'A\nB' }), 'request.bad'],
        ['being one’s own friend', () => people[0], 'addFriend', () => ({ uid: host, match }), 'friend.self'],
        ['blocking oneself', () => people[0], 'block', () => ({ uid: host, on: true }), 'friend.self'],
        ['blocking a path', () => mover, 'block', () => ({ uid: 'a/b', on: true }), 'request.bad'],
        ['reporting somebody who is not there', () => mover, 'report', () => ({ match, uid: 'stranger', reason: 'other' }), 'match.unknown'],
        ['merging with nonsense', () => mover, 'mergeAccounts', () => ({ token: 'nonsense' }), 'account.token'],
        ['merging with oneself', () => mover, 'mergeAccounts', () => ({ token: mover.token }), 'account.token'],
        ['quiet hours at 25 o’clock', () => mover, 'registerPush', () => ({ install: 'i', token: 't', language: 'en', offset: 0, quietFrom: 25, quietTo: 7 }), 'request.bad'],
        ['an install that is a path', () => mover, 'registerPush', () => ({ install: 'a/b', token: 't', language: 'en', offset: 0, quietFrom: 0, quietTo: 0 }), 'request.bad'],
    ];
    for (const [what, who, call, data, name, refusal] of cases) {
        test(`${what} is refused as ${name} (${call})`, async () => {
            const before = await server.dump();
            const outcome = await who().call(call, data());
            assert.ok(!outcome.ok, JSON.stringify(outcome));
            assert.equal(outcome.name, name, JSON.stringify(outcome));
            if (refusal !== undefined) assert.equal(outcome.details.refusal, refusal);
            assert.deepEqual(await server.dump(), before);
        });
    }

    test('a stale n is told the true one', async () => {
        const outcome = await mover.call('submitMove', fresh({ n: n - 1 }));
        assert.ok(!outcome.ok && outcome.details.n === n, JSON.stringify(outcome));
    });

    test('a token that is no token, or of another project’s making, opens nothing', async () => {
        const before = await server.dump();
        const [header, claims] = mover.token.split('.');
        const foreign = encode({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), aud: 'demo-other', iss: 'https://securetoken.google.com/demo-other' });
        const outcome = await withToken(mover, 'nonsense').call('submitMove', fresh());
        assert.ok(!outcome.ok, JSON.stringify(outcome)); // the emulator does not verify tokens; it finds nobody in this one
        for (const token of ['nonsense', `${header}.${foreign}.`, `${header}.${claims}`]) {
            assert.equal((await withToken(mover, token).read(`matches/${match}/public`)).status, 401);
        }
        assert.deepEqual(await server.dump(), before);
    });

    test('a repeated moveId gets the stored answer, and the move is made once', async () => {
        const call = fresh();
        const first = await mover.must('submitMove', call);
        const after = await server.dump();
        assert.deepEqual(await mover.must('submitMove', call), first);
        assert.deepEqual(await mover.must('submitMove', { ...call, n: 0, move: 'anything else' }), first);
        assert.deepEqual(await server.dump(), after);
    });

    test('somebody else’s moveId opens nobody’s answer', async () => {
        const [moveId] = Object.keys(await server.secret(`matches/${match}/secret/answers`)).map((key) => key.replace(/^s?\d[_-]/, ''));
        const now = await server.secret(`matches/${match}/public/n`);
        const before = await server.dump();
        const outcome = await waiter.call('submitMove', { match, n: now, moveId, move: 'nonsense' });
        assert.ok(!outcome.ok && outcome.name === 'move.refused', JSON.stringify(outcome));
        assert.deepEqual(await server.dump(), before);
    });

    test('a call recorded in one match is worth nothing in another', async () => {
        const call = moveCall(match, await server.secret(`matches/${match}/public/n`), move);
        const before = await server.secret(`matches/${match}`);
        const outcome = await mover.call('submitMove', { ...call, match: other });
        if (outcome.ok) assert.deepEqual(await server.secret(`matches/${match}`), before); // a legal move there, and only there
        else assert.ok(['move.refused', 'match.stale'].includes(outcome.name), JSON.stringify(outcome));
        assert.deepEqual(await server.secret(`matches/${match}`), before);
    });
}
