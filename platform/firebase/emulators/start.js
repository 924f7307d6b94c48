// @ts-check
// See `start`, which builds and installs first and then runs this.

import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DatabaseServer } from './database/server.js';
import { DelayedTasks } from './delayed_tasks.js';
import { Suite } from './suite.js';

const { values: options } = parseArgs({
    options: {
        addresses: { type: 'string' },
        project: { type: 'string', default: 'demo-architects' },
        'day-seconds': { type: 'string' },
        'limit-factor': { type: 'string' },
        database: { type: 'string', default: process.env.ARCHITECTS_DATABASE_EMULATOR },
        verbose: { type: 'boolean', default: false },
    },
});
const parent = process.ppid;

const rules = JSON.parse(readFileSync(new URL('../database.rules.json', import.meta.url), 'utf8'));
const namespace = `${options.project}-default-rtdb`;

/** The database: ours, or the real emulator that was named, under our rules. */
async function startDatabase() {
    if (options.database === undefined) {
        const server = new DatabaseServer({ rules, project: options.project });
        return { host: `127.0.0.1:${await server.listen(0)}`, close: () => server.close() };
    }
    const answer = await fetch(`http://${options.database}/.settings/rules.json?ns=${namespace}`, {
        method: 'PUT', headers: { Authorization: 'Bearer owner' }, body: JSON.stringify(rules),
    });
    if (!answer.ok) throw new Error(`${options.database} does not take our rules: ${await answer.text()}`);
    return { host: options.database, close: () => {} };
}

/** @type {{ [name: string]: string }} */
const environment = {};
if (options['day-seconds'] !== undefined) environment.ARCHITECTS_DAY_SECONDS = options['day-seconds'];
if (options['limit-factor'] !== undefined) environment.ARCHITECTS_LIMIT_FACTOR = options['limit-factor'];

const database = await startDatabase();
const delayed = new DelayedTasks();
const tasks = await delayed.listen();
const suite = new Suite({ project: options.project, database: database.host, tasks, environment, verbose: options.verbose });

let ending = false;
/** @param {number} code */
async function end(code) {
    if (ending) return;
    ending = true;
    if (options.addresses !== undefined) rmSync(options.addresses, { force: true });
    await suite.stop();
    delayed.close();
    database.close();
    process.exit(code);
}
process.on('SIGINT', () => void end(0));
process.on('SIGTERM', () => void end(0));
process.on('SIGHUP', () => void end(0));
setInterval(() => {
    if (process.ppid !== parent) void end(0); // whoever started us is gone
}, 500).unref();

try {
    const ports = await suite.start();
    delayed.target = `127.0.0.1:${ports.tasks}`;
    const addresses = JSON.stringify({
        project: options.project,
        apiKey: 'emulator',
        auth: `http://127.0.0.1:${ports.auth}`,
        functions: `http://127.0.0.1:${ports.functions}/${options.project}/us-central1`,
        database: `http://${database.host}`,
    }, null, 2);
    if (options.addresses !== undefined) {
        writeFileSync(`${options.addresses}.new`, addresses + '\n');
        renameSync(`${options.addresses}.new`, options.addresses); // at once: who waits for it finds it whole
    }
    console.log(addresses);
    void suite.ended.then(() => {
        if (!ending) console.error('The emulators ended by themselves:\n' + suite.lines.join('\n'));
        void end(1);
    });
} catch (error) {
    if (!ending) console.error(`${error instanceof Error ? error.message : error}\n${suite.lines.join('\n')}`);
    await end(1);
}
