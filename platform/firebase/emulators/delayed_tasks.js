// @ts-check
// The tasks emulator runs every task at once, whenever it was meant for. This stands before it and holds each back until its time.
// It also remembers names: Cloud Tasks takes a task with the same name only once.

import { createServer } from 'node:http';

const longestTimer = 2 ** 31 - 1;

/** @param {import('node:http').IncomingMessage} request */
async function textOf(request) {
    const parts = [];
    for await (const part of request) parts.push(part);
    return Buffer.concat(parts).toString();
}

export class DelayedTasks {
    /** @type {Set<string>} */
    #names = new Set();
    /** Where the tasks emulator is, once it has started. */
    target = '';

    constructor() {
        this.http = createServer((request, response) => void this.#serve(request, response));
    }

    /** @returns {Promise<string>} host:port */
    listen() {
        return new Promise((resolve) => this.http.listen(0, '127.0.0.1', () => {
            const address = this.http.address();
            resolve(`127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
        }));
    }

    close() {
        this.http.closeAllConnections();
        this.http.close();
    }

    /**
     * @param {import('node:http').IncomingMessage} request
     * @param {import('node:http').ServerResponse} response
     */
    async #serve(request, response) {
        const body = await textOf(request);
        const answer = (/** @type {number} */ status, /** @type {unknown} */ json) => {
            response.writeHead(status, { 'Content-Type': 'application/json' });
            response.end(JSON.stringify(json));
        };
        if (request.method !== 'POST' || !request.url?.endsWith('/tasks')) return answer(404, { error: { status: 'NOT_FOUND' } });
        const { task } = JSON.parse(body);
        if (task.name !== undefined && this.#names.has(task.name)) return answer(409, { error: { status: 'ALREADY_EXISTS', message: 'Task already exists' } });
        if (task.name !== undefined) this.#names.add(task.name);
        const wait = task.scheduleTime === undefined ? 0 : new Date(task.scheduleTime).getTime() - Date.now();
        const url = request.url;
        setTimeout(() => void this.#forward(url, body), Math.min(Math.max(0, wait), longestTimer)).unref();
        return answer(200, task);
    }

    /**
     * @param {string} url
     * @param {string} body
     */
    async #forward(url, body) {
        try {
            const answer = await fetch(`http://${this.target}${url}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
            if (!answer.ok) console.error(`The tasks emulator refuses a task: ${await answer.text()}`);
        } catch (error) {
            console.error(error);
        }
    }
}
