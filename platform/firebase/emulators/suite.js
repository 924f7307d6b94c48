// @ts-check
// Google's own emulators (auth, functions, tasks), kept off the network, on free ports, in a temporary home.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from './ports.js';

const folder = fileURLToPath(new URL('..', import.meta.url));
const startWithin = 180_000;

/** @typedef {{ auth: number, functions: number, tasks: number, eventarc: number, hub: number, logging: number }} Ports */

/** @param {Ports} ports */
function configFor(ports) {
    const config = JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8'));
    for (const [name, port] of Object.entries(ports)) config.emulators[name].port = port;
    for (const codebase of config.functions) delete codebase.predeploy; // already built
    delete config.hosting;
    delete config.database;
    return config;
}

export class Suite {
    /** @type {string[]} the last lines it said, for when something goes wrong */
    lines = [];

    /**
     * @param {{ project: string, database: string, tasks: string, environment: { [name: string]: string }, verbose: boolean }} options database, tasks: host:port
     */
    constructor({ project, database, tasks, environment, verbose }) {
        this.project = project;
        this.database = database;
        this.tasks = tasks;
        this.environment = environment;
        this.verbose = verbose;
        this.home = mkdtempSync(join(tmpdir(), 'architects-emulators-'));
        this.config = join(folder, `.emulators-${process.pid}.json`);
        /** @type {import('node:child_process').ChildProcess | undefined} */
        this.guard = undefined;
        /** @type {Promise<number | null>} */
        this.ended = Promise.resolve(null);
    }

    #environment() {
        return {
            ...process.env, HOME: this.home, XDG_CONFIG_HOME: this.home, CI: '1', METADATA_SERVER_DETECTION: 'none', npm_config_offline: 'true',
            GCLOUD_PROJECT: this.project, DATABASE_URL: `https://${this.project}-default-rtdb.firebaseio.com`,
            FIREBASE_DATABASE_EMULATOR_HOST: this.database, NODE_NO_WARNINGS: '1',
            FUNCTIONS_DISCOVERY_TIMEOUT: '180', // seconds; on a busy machine a process of functions takes longer to start than the emulator waits
            NODE_OPTIONS: `--require ${JSON.stringify(join(folder, 'emulators/worker_preload.cjs'))}`, ARCHITECTS_TASKS: this.tasks,
            GUARD_REMOVES: JSON.stringify([this.config, this.home]), ...this.environment,
        };
    }

    /** @returns {Promise<Ports>} once everything answers */
    async start() {
        const [auth, functions, tasks, eventarc, hub, logging] = await freePorts(6);
        const ports = { auth, functions, tasks, eventarc, hub, logging };
        writeFileSync(this.config, JSON.stringify(configFor(ports)));
        const guard = spawn(process.execPath, [
            join(folder, 'emulators/guard.js'), process.execPath, join(folder, 'node_modules/firebase-tools/lib/bin/firebase.js'),
            'emulators:start', '--only', 'auth,functions,tasks', '--project', this.project, '--config', this.config,
        ], { cwd: this.home, detached: true, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], env: this.#environment() });
        this.guard = guard;
        this.ended = new Promise((resolve) => guard.on('exit', resolve));
        await this.#ready(guard);
        return ports;
    }

    /** @param {import('node:child_process').ChildProcess} guard */
    #ready(guard) {
        return new Promise((resolve, reject) => {
            const give_up = setTimeout(() => reject(new Error('The emulators did not start in time.')), startWithin);
            const listen = (/** @type {Buffer} */ data) => {
                this.#keep(data.toString());
                if (this.lines.some((line) => line.includes('All emulators ready'))) {
                    clearTimeout(give_up);
                    resolve(undefined);
                }
            };
            guard.stdout?.on('data', listen);
            guard.stderr?.on('data', listen);
            guard.on('exit', () => {
                clearTimeout(give_up);
                reject(new Error('The emulators ended.'));
            });
        });
    }

    /** @param {string} text */
    #keep(text) {
        if (this.verbose) process.stderr.write(text);
        this.lines.push(...text.split('\n').filter((line) => line.trim() !== ''));
        this.lines.splice(0, this.lines.length - 200);
    }

    /** Ends it, first kindly, then not. */
    async stop() {
        if (this.guard?.exitCode === null) {
            const guard = this.guard;
            guard.kill('SIGTERM');
            const hurry = setTimeout(() => guard.disconnect(), 10_000);
            await this.ended;
            clearTimeout(hurry);
        }
        this.clean();
    }

    clean() {
        rmSync(this.config, { force: true });
        rmSync(this.home, { recursive: true, force: true, maxRetries: 5 });
    }
}
