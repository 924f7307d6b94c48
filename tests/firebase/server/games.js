// @ts-check
// Where the moves of the tests come from: the referee's own Architects, asked in this process with what the server keeps secret.
// A test so knows in advance how a match goes on; the functions know nothing of it.

import { createRequire } from 'node:module';
import { newMatchId, newMoveId } from './person.js';

const load = createRequire(import.meta.url);
const lib = new URL('../../../platform/firebase/functions/lib/', import.meta.url).pathname;

/** @typedef {import('./person.js').Person} Person */
/** @typedef {{ seat: number, moves: string[] }} Turn moves that follow each other with nothing between them */

/**
 * @param {any} match as the server keeps it
 * @param {number[]} architects
 */
const caseOf = (match, architects) => ({
    game: match.public.game, rules: match.public.rules ?? 1, seats: match.public.seats, options: match.public.options,
    seed: match.secret.seed, seedFrom: match.public.seedFrom, log: match.secret.log, architects, chain: match.secret.chain,
});

/**
 * How the match ends if Architects play it on from where it stands.
 * @param {any} match
 * @returns {{ turns: Turn[], log: string[], hashes: string[], points: number[], winners: string }}
 */
export function foresee(match) {
    const referee = load(`${lib}referee.js`); // here, because it is only there once the emulators were started
    const verdict = referee.letArchitectsPlay(caseOf(match, Array.from({ length: match.public.seats }, () => 1)));
    if (!verdict.ok) throw new Error(JSON.stringify(verdict));
    const { ruling } = verdict;
    const fresh = ruling.entries.split('\n');
    /** @type {Turn[]} */
    const turns = [];
    let last = '';
    for (const line of fresh) {
        const actor = line.split(' ', 1)[0];
        const entry = line.slice(actor.length + 1);
        if (actor !== '*' && actor === last) turns.at(-1)?.moves.push(entry);
        else if (actor !== '*') turns.push({ seat: Number(actor) - 1, moves: [entry] });
        last = actor;
    }
    const log = [...(match.secret.log === '' ? [] : match.secret.log.split('\n')), ...fresh];
    return { turns, log, hashes: ruling.seenHash, points: ruling.points, winners: ruling.winners };
}

/**
 * A running match of these people, in this order of seats.
 * @param {string} game
 * @param {Person[]} people
 * @param {object} more of createMatch
 */
export async function openTable(game, people, more = {}) {
    const [host, ...others] = people;
    const match = newMatchId();
    const { code } = await host.must('createMatch', { match, game, seats: people.length, options: {}, clock: 0, seat: 0, invite: [], architects: {}, ...more });
    for (const other of others) await other.must('joinMatch', { code });
    return { match, code };
}

/**
 * @param {string} match
 * @param {number} n
 * @param {string} move
 */
export const moveCall = (match, n, move) => ({ match, n, moveId: newMoveId(), move });
