// @ts-check
// How many moves a second functions, referee and database stand. Not a test: figures depend on the machine. README.md of
// platform/firebase shows some.
//   load.js [--matches 200] [--turns 10] [--instances 1] [--game kheops] [--seats 2]

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { project, token } from '../database/harness.js';
import { foresee, moveCall, openTable } from '../server/games.js';
import { Person } from '../server/person.js';

const { values: options } = parseArgs({
    options: {
        matches: { type: 'string', default: '200' }, turns: { type: 'string', default: '10' }, instances: { type: 'string', default: '1' },
        game: { type: 'string', default: 'kheops' }, seats: { type: 'string', default: '2' },
    },
});
const firebase = fileURLToPath(new URL('../../../platform/firebase/', import.meta.url));

/** @type {import('node:child_process').ChildProcess[]} */
const children = [];

/**
 * Starts a program of node and waits for the address it prints.
 * @param {string[]} args
 * @param {{ [name: string]: string }} environment
 * @returns {Promise<string>}
 */
function address(args, environment = {}) {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'], env: { ...process.env, ...environment } });
    children.push(child);
    return new Promise((resolve, reject) => {
        child.on('exit', (code) => reject(new Error(`${args[0]} ended with ${code}`)));
        child.stdout?.on('data', (data) => {
            const found = /http:\/\/\S+/.exec(String(data));
            if (found !== null) resolve(found[0]);
        });
    });
}

const database = await address([`${firebase}emulators/database/main.js`, '--rules', `${firebase}database.rules.json`, '--project', project]);
const instances = await Promise.all(Array.from({ length: Number(options.instances) }, () => address(
    [fileURLToPath(new URL('functions_host.cjs', import.meta.url)), `${firebase}functions`],
    {
        FUNCTIONS_EMULATOR: 'true', GCLOUD_PROJECT: project, FIREBASE_DATABASE_EMULATOR_HOST: new URL(database).host,
        FIREBASE_CONFIG: JSON.stringify({ projectId: project, databaseURL: `https://${project}-default-rtdb.firebaseio.com` }),
        FIREBASE_DEBUG_MODE: 'true', FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true }), ARCHITECTS_LIMIT_FACTOR: '1000',
    },
)));

/** @param {string} path */
const secret = async (path) => (await fetch(`${database}/${path}.json`, { headers: { Authorization: 'Bearer owner' } })).json();
const traffic = async () => /** @type {{ sent: number }} */ (await (await fetch(`${database}/.traffic.json`)).json()).sent;

/**
 * Milliseconds of processor time that some of our processes have used. Says more than a clock where others use the machine too.
 * @param {import('node:child_process').ChildProcess[]} processes
 */
function processorTime(processes) {
    const ticks = processes.map((child) => {
        const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
        return Number(fields[11]) + Number(fields[12]);
    });
    return ticks.reduce((sum, one) => sum + one, 0) * 10;
}

/** @param {number} i */
async function prepare(i) {
    const addresses = { project, apiKey: '', auth: '', functions: instances[i % instances.length], database };
    const people = Array.from({ length: Number(options.seats) }, (_, seat) => {
        const uid = `person-${i}-${seat}`;
        return new Person(addresses, { localId: uid, idToken: token(uid), refreshToken: '' });
    });
    const { match } = await openTable(options.game, people);
    const state = await secret(`matches/${match}`);
    return { people, match, n: state.public.n, turns: foresee(state).turns.slice(0, Number(options.turns)) };
}

/** @param {Awaited<ReturnType<typeof prepare>>} table */
async function play({ people, match, n, turns }) {
    const times = [];
    for (const { seat, moves } of turns) {
        const begun = performance.now();
        ({ n } = await people[seat].must('submitMove', moveCall(match, n, moves.join('\n'))));
        times.push(performance.now() - begun);
    }
    return times;
}

/**
 * @param {number[]} sorted
 * @param {number} share
 */
const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

try {
    const count = Number(options.matches);
    const tables = [];
    for (let i = 0; i < count; i += 20) tables.push(...await Promise.all(Array.from({ length: Math.min(20, count - i) }, (_, j) => prepare(i + j))));
    const bytes = await traffic();
    const before = { database: processorTime(children.slice(0, 1)), functions: processorTime(children.slice(1)) };
    const begun = performance.now();
    const times = (await Promise.all(tables.map(play))).flat().sort((a, b) => a - b);
    const seconds = (performance.now() - begun) / 1000;
    const read = (await traffic()) - bytes;
    const perCall = (/** @type {number} */ amount) => Number((amount / times.length).toFixed(1));
    console.log(JSON.stringify({
        game: options.game, seats: Number(options.seats), matches: count, instances: instances.length, calls: times.length,
        callsPerSecond: Number((times.length / seconds).toFixed(1)),
        p50ms: Math.round(percentile(times, 0.5)), p95ms: Math.round(percentile(times, 0.95)), bytesReadPerCall: Math.round(read / times.length),
        functionsCpuMsPerCall: perCall(processorTime(children.slice(1)) - before.functions), databaseCpuMsPerCall: perCall(processorTime(children.slice(0, 1)) - before.database),
    }));
} finally {
    for (const child of children) child.disconnect();
    for (const child of children) child.kill();
}
