// @ts-check
// Processes of the app with somebody at them, each with a store of its own.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = process.env.ARCHITECTS_APP_PLAYER ?? '';

/** @typedef {{ match: string, entries: number, chain: string, proof: string, outcome: string }} Outcome */

/** A table of players: who creates the match comes first. */
export class Players {
    /**
     * @param {string} game "kheops 2"
     * @param {{ [name: string]: string }} addresses of the server
     * @param {number} level of the Architect they play like
     */
    constructor(game, addresses, level = 1) {
        this.folder = mkdtempSync(join(tmpdir(), 'architects-players-'));
        this.addresses = join(this.folder, 'addresses.json');
        writeFileSync(this.addresses, JSON.stringify(addresses));
        this.game = game;
        this.level = level;
        this.names = ['Ani', 'Bek', 'Tia', 'Neb'].slice(0, Number(game.split(' ')[1]));
        /** @type {Map<string, import('node:child_process').ChildProcess>} */
        this.running = new Map();
        this.log = '';
    }

    /** @param {string} name */
    file(name) {
        return join(this.folder, name);
    }

    /** @param {string} name */
    start(name) {
        const first = name === this.names[0];
        const child = spawn(program, [
            '--store', this.file(`${name}.db`), '--emulators', this.addresses, '--name', name, '--code', this.file('code'),
            '--result', this.file(`${name}.json`), '--level', String(this.level), ...(first ? ['--create', this.game] : []),
        ], { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...this.keyring(name), QT_QPA_PLATFORM: 'offscreen', QT_QUICK_BACKEND: 'software' } });
        child.stderr?.on('data', (/** @type {Buffer} */ text) => { this.log += text.toString(); });
        this.running.set(name, child);
    }

    /** Where the C++ SDK keeps an account and its notes, if the app goes that way: in files of the player's, not of the session's. @param {string} name */
    keyring(name) {
        return { XDG_DATA_HOME: this.file(`${name}.notes`), SECRET_BACKEND: 'file', SECRET_FILE_TEST_PATH: this.file(`${name}.keyring`), SECRET_FILE_TEST_PASSWORD: 'of a test' };
    }

    startAll() {
        for (const name of this.names) this.start(name);
    }

    /** Ends a process as a system does that needs the memory. @param {string} name */
    async kill(name) {
        const child = this.running.get(name);
        if (child === undefined || child.exitCode !== null) return;
        const ended = new Promise((resolve) => child.on('exit', resolve));
        child.kill('SIGKILL');
        await ended;
    }

    /** @param {string} name */
    landed(name) {
        return existsSync(this.file(`${name}.json`));
    }

    /**
     * Until every player has seen the end of the match.
     * @param {number} withinMs
     * @returns {Promise<Outcome[]>}
     */
    async outcomes(withinMs) {
        for (const until = Date.now() + withinMs; !this.names.every((name) => this.landed(name));) {
            if (Date.now() > until) throw new Error(`The match did not end.\n${this.log}`);
            await new Promise((resolve) => setTimeout(resolve, 50));
        }
        return this.names.map((name) => JSON.parse(readFileSync(this.file(`${name}.json`), 'utf8')));
    }

    async leave() {
        for (const name of this.names) await this.kill(name);
        rmSync(this.folder, { recursive: true, force: true });
    }
}
