// @ts-check
// Whole matches between processes of the real app, through functions and database, in good weather and in bad.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { killFunctions } from '../firebase/server/processes.js';
import { Server } from '../firebase/server/server.js';
import { Players } from './players.js';
import { RoughRoad, dice } from './rough_road.js';

const server = await Server.start('--limit-factor', '1000');
after(() => server.stop());
const storms = Number(process.env.ARCHITECTS_STORMS ?? 2);
const minutes = 60_000;

/** @param {import('./players.js').Outcome[]} outcomes */
async function assertOneMatch(outcomes) {
    const published = await server.secret(`matches/${outcomes[0].match}/public`);
    const chain = await server.secret(`matches/${outcomes[0].match}/secret/chain`);
    assert.equal(published.stage, 'finished');
    for (const outcome of outcomes) {
        assert.equal(outcome.match, outcomes[0].match);
        assert.equal(outcome.chain, chain);
        assert.equal(outcome.entries, published.n);
        assert.equal(outcome.proof, 'holds');
    }
}

/** @param {string} game */
async function playInGoodWeather(game) {
    const players = new Players(game, server.addresses);
    try {
        players.startAll();
        const outcomes = await players.outcomes(8 * minutes);
        await assertOneMatch(outcomes);
        return outcomes[0].match;
    } finally {
        await players.leave();
    }
}

test('two apps create and join by code, and play a whole match of Kheops to the same hash; a third is refused everything', async () => {
    const match = await playInGoodWeather('kheops 2');
    const eve = await server.person('Eve');
    for (const path of ['public', 'views/s0', 'views/s1', 'secret', 'full']) {
        const answer = await fetch(`${server.addresses.database}/matches/${match}/${path}.json?auth=${eve.idToken}`);
        assert.equal(answer.status, 401, path);
    }
    const calls = { submitMove: { match, n: 0, moveId: 'eve', move: 'pass' }, resign: { match }, sendEmote: { match, emote: 'hello' }, rematch: { match, next: 'e'.repeat(32) } };
    for (const [name, data] of Object.entries(calls)) {
        const outcome = await eve.call(name, data);
        assert.equal(outcome.ok ? 'ok' : outcome.name, 'match.unknown', name);
    }
});

test('four apps play a whole match of Pyramidice to the same hash', async () => {
    await playInGoodWeather('pyramidice 4');
});

/** @param {number} seed */
async function playThroughAStorm(seed) {
    const chance = dice(seed);
    const weather = { lost: 0.08, unanswered: 0.08, twice: 0.1, late: 0.3, streamMs: 4000 };
    const roads = [new RoughRoad(server.addresses.functions, chance, weather), new RoughRoad(server.addresses.database, chance, weather)];
    const [functions, database] = await Promise.all(roads.map((road) => road.listen()));
    const players = new Players('kheops 2', { ...server.addresses, functions, database });
    let storm = true;
    const havoc = (async () => {
        for (let blow = 0; storm && blow < 6; ++blow) {
            await new Promise((resolve) => setTimeout(resolve, 1500 + chance() * 3000));
            const name = players.names[chance() < 0.5 ? 0 : 1];
            if (chance() < 0.3) {
                killFunctions(server.pid);
            } else if (storm && !players.landed(name)) {
                await players.kill(name);
                players.start(name);
            }
        }
    })();
    try {
        players.startAll();
        await assertOneMatch(await players.outcomes(10 * minutes));
    } finally {
        storm = false;
        await havoc;
        await players.leave();
        for (const road of roads) road.close();
    }
}

for (let seed = 1; seed <= storms; ++seed) {
    test(`storm ${seed}: lost, late and repeated messages, killed apps and killed functions change nothing of the match`, () => playThroughAStorm(seed));
}
