// @ts-check
// The whole server on this machine, started for one test program: emulators, functions, database.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Person } from './person.js';

const start = fileURLToPath(new URL('../../../platform/firebase/emulators/start', import.meta.url));
const startWithin = 600_000; // the first time npm fetches packages

/** @typedef {{ project: string, apiKey: string, auth: string, functions: string, database: string }} Addresses */

export class Server {
    /**
     * @param {Addresses} addresses
     * @param {number} pid of what was started
     * @param {() => Promise<void>} stop
     */
    constructor(addresses, pid, stop) {
        this.addresses = addresses;
        this.pid = pid;
        this.stop = stop;
    }

    /** @param {string[]} options of emulators/start */
    static async start(...options) {
        const folder = mkdtempSync(join(tmpdir(), 'architects-server-'));
        const file = join(folder, 'addresses.json');
        const child = spawn(start, ['--addresses', file, ...options], { stdio: ['ignore', 'ignore', 'inherit'] });
        const ended = new Promise((resolve) => child.on('exit', resolve));
        let running = true;
        void ended.then(() => { running = false; });
        for (const until = Date.now() + startWithin; !existsSync(file);) {
            if (!running || Date.now() > until) throw new Error('The emulators did not start.');
            await new Promise((resolve) => setTimeout(resolve, 100));
        }
        const addresses = JSON.parse(readFileSync(file, 'utf8'));
        return new Server(addresses, child.pid ?? 0, async () => {
            child.kill('SIGTERM');
            await ended;
            rmSync(folder, { recursive: true, force: true });
        });
    }

    /** A new anonymous person. */
    async person(name = '') {
        const person = await Person.signUp(this.addresses);
        if (name !== '') await person.must('setProfile', { name });
        return person;
    }

    /** Somebody without a token. */
    nobody() {
        return new Person(this.addresses, { localId: '', idToken: '', refreshToken: '' });
    }

    /**
     * What only the server itself may read.
     * @param {string} path
     */
    async secret(path) {
        const response = await fetch(`${this.addresses.database}/${path}.json`, { headers: { Authorization: 'Bearer owner' } });
        return response.json();
    }

    /** Everything in the database that a call could spoil: all but who called how often. */
    async dump() {
        const all = await this.secret('');
        delete all?.limits;
        return all;
    }
}
