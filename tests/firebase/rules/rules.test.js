// @ts-check
// Every allow and every deny of database.rules.json, asked over HTTP with real tokens. PROTOCOL.md says who reads what.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { EventReader, startDatabase, token } from '../database/harness.js';

const rules = JSON.parse(readFileSync(new URL('../../../platform/firebase/database.rules.json', import.meta.url), 'utf8'));
const database = await startDatabase(rules);

/**
 * Ada and Bea play; Cleo is asked to, but has not answered; Dan left his seat to an Architect and may come back.
 * @param {string} stage
 */
const match = (stage) => ({
    public: { stage, n: 2, host: 'ada', uids: { ada: 0, bea: 1, dan: 3 }, invited: { cleo: 2 }, players: { s3: { uid: 'dan', kind: 'architect', left: true } } },
    views: { s0: { '000000': '1 a' }, s1: { '000000': '1 ?' }, s2: { '000000': '1 ?' }, s3: { '000000': '1 ?' } },
    full: '1 a',
    secret: { seed: 'abc', log: '1 a', answers: { x: 1 }, owed: { rev: 1 } },
});
const person = { profile: { name: 'A', friendCode: 'ABCDEF' }, matches: { running: { n: 2 } }, friends: { bea: { name: 'B' } }, blocked: { eve: true } };
await database.ask('PUT', '', {
    body: {
        matches: { open: match('open'), running: match('running'), finished: match('finished'), cancelled: match('cancelled') },
        users: { ada: person, bea: person },
        devices: { ada: { install: { token: 'secret' } } },
        codes: { ABCDEF: { match: 'open' } },
        limits: { ada: { calls: 1 } },
        reports: { r1: { by: 'bea', uid: 'ada' } },
        outbox: { ada: { o1: { title: 't' } } },
    },
});

const people = ['ada', 'bea', 'cleo', 'dan', 'eve', null];
const names = { ada: 'a player', bea: 'another player', cleo: 'somebody invited', dan: 'somebody who left and may come back', eve: 'a stranger' };
/** @param {string | null} who */
const named = (who) => (who === null ? 'nobody' : names[/** @type {keyof names} */ (who)]);

/** @type {[string, (string | null)[]][]} a path, and who may read it; nobody else may */
const readers = [
    ...['open', 'running', 'finished', 'cancelled'].flatMap((stage) => /** @type {[string, (string | null)[]][]} */ ([
        [`matches/${stage}`, []],
        [`matches/${stage}/public`, ['ada', 'bea', 'cleo', 'dan']],
        [`matches/${stage}/public/players/s3`, ['ada', 'bea', 'cleo', 'dan']],
        [`matches/${stage}/views`, []],
        [`matches/${stage}/views/s0`, ['ada']],
        [`matches/${stage}/views/s0/000000`, ['ada']],
        [`matches/${stage}/views/s1`, ['bea']],
        [`matches/${stage}/views/s2`, []],
        [`matches/${stage}/views/s3`, ['dan']],
        [`matches/${stage}/views/s9`, []],
        [`matches/${stage}/full`, stage === 'finished' ? ['ada', 'bea', 'dan'] : []],
        [`matches/${stage}/secret`, []],
        [`matches/${stage}/secret/seed`, []],
        [`matches/${stage}/secret/log`, []],
        [`matches/${stage}/secret/answers/x`, []],
        [`matches/${stage}/secret/owed`, []],
    ])),
    ['matches', []],
    ['matches/none/public', []],
    ['matches/none/views/s0', []],
    ['matches/none/full', []],
    ['', []],
    ['users', []],
    ['users/ada', []],
    ['users/ada/profile', ['ada']],
    ['users/ada/profile/friendCode', ['ada']],
    ['users/ada/matches', ['ada']],
    ['users/ada/matches/running/n', ['ada']],
    ['users/ada/friends', ['ada']],
    ['users/ada/blocked', ['ada']],
    ['users/ada/blocked/eve', ['ada']],
    ['users/ada/other', []],
    ['users/eve/matches', ['eve']],
    ['devices', []],
    ['devices/ada', []],
    ['devices/ada/install/token', []],
    ['codes', []],
    ['codes/ABCDEF', []],
    ['limits/ada', []],
    ['reports', []],
    ['reports/r1', []],
    ['outbox/ada', []],
    ['outbox/ada/o1', []],
    ['anything/else', []],
];

for (const [path, allowed] of readers) {
    for (const who of people) {
        const may = allowed.includes(who);
        test(`${named(who)} ${may ? 'reads' : 'does not read'} /${path}`, async () => {
            const answer = await database.ask('GET', path, { as: who === null ? null : token(who) });
            assert.equal(answer.status, may ? 200 : 401, JSON.stringify(answer.json));
            if (may) assert.deepEqual(answer.json, await database.value(path));
            else assert.deepEqual(answer.json, { error: 'Permission denied' });
        });
    }
}

const before = await database.value('');
for (const path of new Set([...readers.map(([place]) => place), 'users/ada/profile/name', 'matches/running/public/turn', 'matches/fresh/public/uids/eve', 'outbox/eve/x'])) {
    test(`nobody writes /${path} from a client: no put, patch, post or delete`, async () => {
        for (const who of people) {
            const as = who === null ? null : token(who);
            for (const [method, body] of /** @type {const} */ ([['PUT', 'x'], ['PATCH', { x: 1 }], ['POST', 1], ['DELETE', undefined]])) {
                assert.equal((await database.ask(method, path, { as, body })).status, 401, `${who} ${method}`);
            }
        }
        assert.deepEqual(await database.value(''), before);
    });
}

test('a query does not read what its place does not allow', async () => {
    for (const path of ['matches', 'matches/running/views', 'users', 'codes']) {
        const query = { orderBy: '"$key"', limitToFirst: '1' };
        assert.equal((await database.ask('GET', path, { as: token('ada'), query })).status, 401, path);
        assert.equal((await database.ask('GET', path, { as: token('ada'), query: { shallow: 'true' } })).status, 401, path);
    }
});

test('a seat reads its view from an entry on', async () => {
    const answer = await database.ask('GET', 'matches/running/views/s0', { as: token('ada'), query: { orderBy: '"$key"', startAt: '"000000"' } });
    assert.deepEqual(answer.json, { '000000': '1 a' });
});

test('whoever loses a seat loses its streams too', async () => {
    await database.ask('PUT', 'matches/leaving', { body: match('running') });
    const view = await EventReader.open(database, 'matches/leaving/views/s1', { auth: token('bea') });
    const table = await EventReader.open(database, 'matches/leaving/public', { auth: token('bea') });
    await database.ask('DELETE', 'matches/leaving/public/uids/bea');
    assert.equal((await view.received(2))[1].event, 'cancel');
    assert.equal((await table.received(2))[1].event, 'cancel');
    await database.ask('DELETE', 'matches/leaving');
    await view.close();
    await table.close();
});

test('an invitation that is answered no longer shows the table', async () => {
    await database.ask('PUT', 'matches/asked', { body: match('open') });
    assert.equal((await database.ask('GET', 'matches/asked/public', { as: token('cleo') })).status, 200);
    await database.ask('DELETE', 'matches/asked/public/invited/cleo');
    assert.equal((await database.ask('GET', 'matches/asked/public', { as: token('cleo') })).status, 401);
    await database.ask('DELETE', 'matches/asked');
});

test('a seat that is not a number opens no view', async () => {
    await database.ask('PUT', 'matches/odd', { body: { public: { uids: { eve: '0', ada: true } }, views: { s0: 'x', strue: 'y' } } });
    for (const who of ['eve', 'ada']) {
        for (const seat of ['s0', 'strue']) {
            assert.equal((await database.ask('GET', `matches/odd/views/${seat}`, { as: token(who) })).status, 401);
        }
    }
    await database.ask('DELETE', 'matches/odd');
});
