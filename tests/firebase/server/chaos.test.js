// @ts-check
// Calls that race, functions that are killed in the middle of one, emulators that start anew: nothing is lost, nothing happens twice.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { DatabaseServer } from '../../../platform/firebase/emulators/database/server.js';
import { foresee, moveCall, openTable } from './games.js';
import { newMatchId } from './person.js';
import { killFunctions } from './processes.js';
import { Server } from './server.js';

/** @typedef {import('./person.js').Outcome} Outcome */

// The database outlives the emulators here, as the real one outlives instances of functions.
const rules = JSON.parse(readFileSync(new URL('../../../platform/firebase/database.rules.json', import.meta.url), 'utf8'));
const database = process.env.ARCHITECTS_DATABASE_EMULATOR === undefined ? new DatabaseServer({ rules, project: 'demo-architects' }) : undefined;
const host = process.env.ARCHITECTS_DATABASE_EMULATOR ?? `127.0.0.1:${await database?.listen(0)}`;
let server = await Server.start('--database', host, '--limit-factor', '1000');
after(async () => {
    await server.stop();
    database?.close();
});

/** @param {Outcome[]} outcomes */
const successes = (outcomes) => outcomes.filter((outcome) => outcome.ok).length;
const nameOf = (/** @type {Outcome} */ outcome) => (outcome.ok ? 'ok' : outcome.name);

test('of several moves at once on one position one is made, and the others are refused by name', async () => {
    const people = [await server.person(), await server.person()];
    const { match } = await openTable('kheops', people);
    const { turns } = foresee(await server.secret(`matches/${match}`));
    const n = await server.secret(`matches/${match}/public/n`);
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => people[turns[0].seat].call('submitMove', moveCall(match, n, turns[0].moves[0]))));
    assert.equal(successes(outcomes), 1, outcomes.map(nameOf).join());
    assert.ok(outcomes.every((outcome) => outcome.ok || outcome.name === 'match.stale'), outcomes.map(nameOf).join());
});

test('one move sent four times at once is made once, and all get the same answer', async () => {
    const people = [await server.person(), await server.person()];
    const { match } = await openTable('kheops', people);
    const { turns } = foresee(await server.secret(`matches/${match}`));
    const n = await server.secret(`matches/${match}/public/n`);
    const call = moveCall(match, n, turns[0].moves[0]);
    const answers = await Promise.all(Array.from({ length: 4 }, () => people[turns[0].seat].must('submitMove', call)));
    for (const answer of answers) assert.deepEqual(answer, answers[0]);
    assert.equal(await server.secret(`matches/${match}/public/n`), answers[0].n);
});

test('of four who want the last seat one gets it', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => server.person()));
    const match = newMatchId();
    const { code } = await people[0].must('createMatch', { match, game: 'kheops', seats: 2, options: {}, clock: 0, seat: 0, invite: [], architects: {} });
    const outcomes = await Promise.all(people.slice(1).map((person) => person.call('joinMatch', { code })));
    assert.equal(successes(outcomes), 1, outcomes.map(nameOf).join());
    const { uids } = await server.secret(`matches/${match}/public`);
    assert.equal(Object.keys(uids).length, 2);
    const late = outcomes.filter((outcome) => !outcome.ok).map(nameOf);
    assert.ok(late.every((name) => ['match.full', 'match.stage', 'code.unknown'].includes(name)), late.join());
});

test('of two who create a match with one id one does, and the other learns that it exists', async () => {
    const people = [await server.person(), await server.person()];
    const wish = { match: newMatchId(), game: 'kheops', seats: 2, options: {}, clock: 0, seat: 0, invite: [], architects: {} };
    const outcomes = await Promise.all(people.map((person) => person.call('createMatch', wish)));
    assert.deepEqual(outcomes.map(nameOf).sort(), ['match.exists', 'ok']);
});

test('one match created four times at once is one match with one code', async () => {
    const ada = await server.person();
    const wish = { match: newMatchId(), game: 'kheops', seats: 2, options: {}, clock: 0, seat: 0, invite: [], architects: {} };
    const answers = await Promise.all(Array.from({ length: 4 }, () => ada.must('createMatch', wish)));
    for (const answer of answers) assert.deepEqual(answer, answers[0]);
    const codes = Object.values(await server.secret('codes')).filter((code) => code.match === wish.match);
    assert.equal(codes.length, 1);
});

test('a move and a resignation at once leave one true end', async () => {
    const people = [await server.person(), await server.person()];
    const { match } = await openTable('kheops', people);
    const { turns } = foresee(await server.secret(`matches/${match}`));
    const n = await server.secret(`matches/${match}/public/n`);
    const mover = turns[0].seat;
    const [moved, resigned] = await Promise.all([
        people[mover].call('submitMove', moveCall(match, n, turns[0].moves[0])), people[1 - mover].call('resign', { match }),
    ]);
    assert.ok(resigned.ok);
    const after = await server.secret(`matches/${match}/public`);
    assert.deepEqual([after.stage, after.end, after.winners], ['finished', 'resigned', String(mover)]);
    assert.equal(after.n > n, moved.ok, nameOf(moved));
});

/** Asks again until there is an answer, as a phone does. */
async function insist(/** @type {import('./person.js').Person} */ person, /** @type {object} */ call) {
    /** @type {string[]} */
    const seen = [];
    for (let tries = 0; tries < 40; tries++) {
        try {
            const outcome = await person.call('submitMove', call);
            if (outcome.ok) return outcome.result;
            if (outcome.name !== '' && outcome.name !== 'server.busy') throw new Error(`refused: ${JSON.stringify(outcome)}`);
            seen.push(outcome.status);
        } catch (error) {
            if (error instanceof Error && error.message.startsWith('refused')) throw error;
            seen.push(String(error));
        }
        await new Promise((resolve) => setTimeout(resolve, 250));
    }
    throw new Error(`no answer: ${seen.join('; ')}`);
}

test('functions killed in the middle of calls, and emulators started anew, lose and double nothing', async () => {
    const people = [await server.person('Ada'), await server.person('Bea')];
    const { match } = await openTable('kheops', people);
    const foreseen = foresee(await server.secret(`matches/${match}`));
    let n = await server.secret(`matches/${match}/public/n`);
    let killed = 0;
    for (const [i, { seat, moves }] of foreseen.turns.entries()) {
        const call = moveCall(match, n, moves.join('\n'));
        const answer = insist(people[seat], call);
        if (i % 5 === 1 && i < 45) {
            await new Promise((resolve) => setTimeout(resolve, (i * 7) % 60)); // before, within and after the transaction
            killed += killFunctions(server.pid);
        }
        n = (await answer).n;
        if (i === 10) {
            await server.stop();
            server = await Server.start('--database', host, '--limit-factor', '1000');
            for (const person of people) person.addresses = server.addresses;
        }
    }
    assert.ok(killed > 0, 'something was killed');
    const { public: table, secret } = await server.secret(`matches/${match}`);
    assert.equal(secret.log, foreseen.log.join('\n'));
    assert.deepEqual([table.stage, table.points], ['finished', foreseen.points.join(' ')]);
    for (const [seat, person] of people.entries()) {
        assert.equal((await person.view(match, seat)).split('\n').length, foreseen.log.length);
    }
    // What a killed call still owed was paid by those after it.
    assert.equal(secret.owed, undefined);
    for (const uid of Object.keys(table.uids)) {
        assert.deepEqual(await server.secret(`users/${uid}/matches/${match}/stage`), 'finished');
    }
});
