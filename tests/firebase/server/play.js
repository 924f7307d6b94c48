// @ts-check
// Whole matches through functions and database.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { foresee, moveCall, openTable } from './games.js';
import { newMatchId } from './person.js';

/** @typedef {import('./server.js').Server} Server */
/** @typedef {import('./person.js').Person} Person */

/**
 * Everybody plays what was foreseen; every answer is held against what the seat reads.
 * @param {Server} server
 * @param {string} match
 * @param {Person[]} people
 */
async function playToTheEnd(server, match, people) {
    const foreseen = foresee(await server.secret(`matches/${match}`));
    let n = (await people[0].read(`matches/${match}/public/n`)).json;
    /** @type {any} */
    let answer;
    for (const { seat, moves } of foreseen.turns) {
        const before = (await people[seat].view(match, seat)).split('\n').slice(0, n).join('\n');
        answer = await people[seat].must('submitMove', moveCall(match, n, moves.join('\n')));
        assert.equal([before, answer.entries].filter((text) => text !== '').join('\n'), await people[seat].view(match, seat));
        n = answer.n;
    }
    return { foreseen, answer };
}

/**
 * @param {Server} server
 * @param {string} match
 * @param {Person[]} people
 * @param {Awaited<ReturnType<typeof playToTheEnd>>} played
 */
async function checkTheEnd(server, match, people, { foreseen, answer }) {
    const secret = await server.secret(`matches/${match}/secret`);
    assert.equal(secret.log, foreseen.log.join('\n'));
    assert.ok(foreseen.hashes.includes(answer.hash));
    for (const [seat, person] of people.entries()) {
        const { json } = await person.read(`matches/${match}/public`);
        assert.equal(json.stage, 'finished');
        assert.equal(json.end, 'score');
        assert.equal(json.points, foreseen.points.join(' '));
        assert.equal(json.winners, foreseen.winners);
        assert.equal(json.seedHash, createHash('sha256').update(Buffer.from(json.seed, 'hex')).digest('hex'));
        assert.equal((await person.read(`matches/${match}/full`)).json, secret.log);
        assert.equal((await person.read(`users/${person.uid}/matches/${match}/stage`)).json, 'finished');
        assert.equal((await person.view(match, seat)).split('\n').length, foreseen.log.length);
    }
}

/** @param {Server} server */
export function playTests(server) {
    test('two people play a whole match of Kheops to the log that was foreseen', async () => {
        const people = [await server.person('Ada'), await server.person('Bea')];
        const { match } = await openTable('kheops', people);
        await checkTheEnd(server, match, people, await playToTheEnd(server, match, people));
    });

    test('four people play a whole match of Pyramidice to the log that was foreseen', async () => {
        const people = await Promise.all(['Ada', 'Bea', 'Cleo', 'Dan'].map((name) => server.person(name)));
        const { match } = await openTable('pyramidice', people);
        await checkTheEnd(server, match, people, await playToTheEnd(server, match, people));
    });

    test('before the end nobody reads the seed, the whole log or the view of another seat', async () => {
        const people = [await server.person(), await server.person()];
        const { match } = await openTable('pyramidice', people);
        for (const path of ['', '/secret', '/secret/seed', '/secret/log', '/full', '/views', '/views/s1']) {
            assert.equal((await people[0].read(`matches/${match}${path}`)).status, 401, path);
        }
        const { seed } = await server.secret(`matches/${match}/secret`);
        const { json } = await people[0].read(`matches/${match}/public`);
        assert.ok(!JSON.stringify(json).includes(seed));
        assert.equal(json.seedHash, createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'));
    });

    test('a third is refused everything, and is not told whether there is such a match', async () => {
        const people = [await server.person(), await server.person()];
        const third = await server.person('Eve');
        const { match, code } = await openTable('kheops', people);
        const unknown = newMatchId();
        const { turns } = foresee(await server.secret(`matches/${match}`));
        const before = await server.dump();
        /** @type {[string, object][]} */
        const calls = [
            ['submitMove', moveCall('', 0, turns[0].moves[0])], ['resign', {}], ['proposeDraw', { kind: 'draw', answer: 'propose' }],
            ['proposeDraw', { kind: 'cancel', answer: 'accept' }], ['claimTimeout', { action: 'win' }], ['replaceLeaver', { seat: 0, level: 1 }],
            ['replaceLeaver', { seat: 0, level: 0 }], ['rematch', { next: newMatchId() }], ['sendEmote', { emote: 'hello' }], ['joinMatch', {}],
            ['declineInvite', {}], ['leaveOpen', {}], ['report', { uid: people[0].uid, reason: 'other' }], ['addFriend', { uid: people[0].uid }],
        ];
        for (const [name, data] of calls) {
            const real = await third.call(name, { ...data, match });
            const none = await third.call(name, { ...data, match: unknown });
            assert.equal(real.ok, false, name);
            assert.deepEqual(real, none, name);
        }
        const late = await third.call('joinMatch', { code });
        assert.ok(!late.ok && ['code.unknown', 'match.full'].includes(late.name), JSON.stringify(late));
        for (const path of ['', '/public', '/views', '/views/s0', '/views/s1', '/full', '/secret']) {
            assert.equal((await third.read(`matches/${match}${path}`)).status, 401, path);
        }
        assert.deepEqual(await server.dump(), before);
    });
}
