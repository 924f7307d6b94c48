// @ts-check
// Clocks with days of a few seconds, the pushes that go with them, and the limits of a person.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { until } from '../database/harness.js';
import { foresee, moveCall, openTable } from './games.js';
import { newMatchId } from './person.js';
import { Server } from './server.js';

const daySeconds = 40; // long enough for a busy machine to do in time what happens within a day
const server = await Server.start('--day-seconds', String(daySeconds));
after(() => server.stop());
await server.person('Nobody'); // the first call of a function starts a process: not six of them at once

/** @param {import('./person.js').Person} person */
const pushesTo = async (person) => /** @type {any[]} */ (Object.values((await server.secret(`outbox/${person.uid}`)) ?? {}));

/** Ada and Bea at a table with a clock; the one on turn first. */
async function table(clock = 1) {
    const people = [await server.person('Ada'), await server.person('Bea')];
    for (const [i, language] of ['en', 'it'].entries()) {
        await people[i].must('registerPush', { install: 'phone', token: `token of ${people[i].uid}`, language, offset: 0, quietFrom: 0, quietTo: 0 });
    }
    const { match } = await openTable('kheops', people, { clock });
    const { turns } = foresee(await server.secret(`matches/${match}`));
    const mover = people[turns[0].seat];
    return { match, turns, people, mover, waiter: people[1 - turns[0].seat], late: turns[0].seat };
}

/**
 * @param {import('./person.js').Person} person
 * @param {string} match
 * @param {string} kind
 */
async function pushed(person, match, kind) {
    let found;
    await until(`a push "${kind}"`, async () => (found = (await pushesTo(person)).find((push) => push.match === match && push.kind === kind)) !== undefined, 240);
    return /** @type {any} */ (found);
}

describe('clocks', { concurrency: true }, () => {
    test('who runs out of time is reminded, the other may claim, and not before', async () => {
        const { match, mover, waiter, late } = await table();
        const { deadline } = await server.secret(`matches/${match}/public`);
        assert.ok(deadline - Date.now() <= daySeconds * 1000);
        const early = await waiter.call('claimTimeout', { match, action: 'win' });
        assert.ok(!early.ok && early.name === 'match.not_due', JSON.stringify(early));
        const reminder = await pushed(mover, match, 'reminder4');
        assert.ok(reminder.at >= deadline - (4 / 24) * daySeconds * 1000, 'not before its time');
        assert.ok((await pushed(waiter, match, 'timeout')).at >= deadline, 'not before the end');
        const own = await mover.call('claimTimeout', { match, action: 'win' });
        assert.ok(!own.ok, 'who is late cannot claim');
        await waiter.must('claimTimeout', { match, action: 'win' });
        const { json } = await waiter.read(`matches/${match}/public`);
        assert.deepEqual([json.stage, json.end, json.winners], ['finished', 'timeout', String(1 - late)]);
    });

    test('a move sets the clock anew and tells the other in their language', async () => {
        const { match, turns, people, mover } = await table();
        let n = await server.secret(`matches/${match}/public/n`);
        const before = await server.secret(`matches/${match}/public/deadline`);
        let turn = String(turns[0].seat);
        for (let i = 0; turn === String(turns[0].seat); i++) ({ n, turn } = await people[turns[i].seat].must('submitMove', moveCall(match, n, turns[i].moves.join('\n'))));
        const next = people[Number(turn)];
        assert.notEqual(next, mover);
        const push = await pushed(next, match, 'turn');
        assert.equal(push.n, n);
        assert.ok(push.title.length > 0 && push.body.length > 0);
        assert.ok((await server.secret(`matches/${match}/public/deadline`)) > before);
        const languages = await Promise.all(people.map(async (person) => (await pushesTo(person)).find((one) => one.kind === 'begins' || one.kind === 'turn')?.title));
        if (languages.every((title) => title !== undefined)) assert.notEqual(languages[0], languages[1]);
    });

    test('an Architect plays on for who ran out of time, who may come back', async () => {
        const { match, mover, waiter, late } = await table();
        await pushed(waiter, match, 'timeout');
        await waiter.must('claimTimeout', { match, action: 'architect', level: 1 });
        const { json } = await waiter.read(`matches/${match}/public`);
        assert.deepEqual([json.stage, json.players[`s${late}`].kind, json.players[`s${late}`].left], ['running', 'architect', true]);
        assert.ok(json.turn === '' || json.turn === String(1 - late), json.turn);
        assert.equal((await mover.read(`matches/${match}/views/s${late}`)).status, 200);
        await mover.must('replaceLeaver', { match, seat: late, level: 0 });
        assert.equal((await waiter.read(`matches/${match}/public/players/s${late}/kind`)).json, 'person');
    });

    test('without a clock nobody is ever late', async () => {
        const { match, waiter } = await table(0);
        assert.equal((await waiter.read(`matches/${match}/public/deadline`)).json, null);
        const claim = await waiter.call('claimTimeout', { match, action: 'win' });
        assert.ok(!claim.ok && claim.name === 'match.not_due', JSON.stringify(claim));
    });

    test('whoever calls much more often than once a second is refused as limit.rate', async () => {
        const person = await server.person();
        const match = newMatchId();
        let calls = 0;
        let refused = false;
        const keepCalling = async () => {
            while (!refused && calls < 1000) {
                calls += 1;
                const outcome = await person.call('resign', { match });
                refused ||= !outcome.ok && outcome.name === 'limit.rate';
            }
        };
        await Promise.all([keepCalling(), keepCalling(), keepCalling()]);
        assert.ok(refused);
        assert.ok(calls > 60, `${calls} calls`);
    });

    test('the 21st new match within an hour is refused as limit.rate, and is not made', async () => {
        const person = await server.person();
        const creation = () => ({ match: newMatchId(), game: 'kheops', seats: 2, options: {}, clock: 0, seat: 0, invite: [], architects: {} });
        for (let i = 0; i < 20; i++) await person.must('createMatch', creation());
        const last = creation();
        const outcome = await person.call('createMatch', last);
        assert.ok(!outcome.ok && outcome.name === 'limit.rate', JSON.stringify(outcome));
        assert.equal(await server.secret(`matches/${last.match}`), null);
        assert.equal(Object.keys(await server.secret(`users/${person.uid}/matches`)).length, 20);
    });
});
