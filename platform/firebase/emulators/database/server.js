// @ts-check
// The sockets: HTTP and WebSocket on one port of the loopback interface. Every namespace (?ns=) is a database of its own.

import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { Database } from './database.js';
import { answer } from './rest.js';
import { Rules } from './rules.js';
import { WireConnection } from './wire.js';

const pingEvery = 45_000;

export class DatabaseServer {
    /** @type {Map<string, Database>} */
    #databases = new Map();
    /** Bytes of answers and events, and how many connections there were: what a bill would show. */
    traffic = { sent: 0, connections: 0 };

    /**
     * @param {{ rules: import('./rules.js').RulesJson, project: string }} options
     */
    constructor({ rules, project }) {
        this.rules = rules;
        this.project = project;
        new Rules(rules); // bad rules are reported before anything listens
        this.http = createServer((request, response) => void this.#serve(request, response));
        this.sockets = new WebSocketServer({ server: this.http });
        this.sockets.on('connection', (socket, request) => this.#connect(socket, request));
        this.pings = setInterval(() => this.#ping(), pingEvery);
    }

    /**
     * @param {number} port 0 for any free one
     * @returns {Promise<number>} the port
     */
    listen(port) {
        return new Promise((resolve, reject) => {
            this.http.once('error', reject);
            this.http.listen(port, '127.0.0.1', () => {
                const address = this.http.address();
                resolve(typeof address === 'object' && address !== null ? address.port : port);
            });
        });
    }

    close() {
        clearInterval(this.pings);
        for (const socket of this.sockets.clients) socket.terminate();
        this.http.closeAllConnections();
        this.http.close();
    }

    /** @param {URL} address */
    #database(address) {
        // The C++ SDK says the first part of the host, whatever its address says: 127.
        const said = address.searchParams.get('ns') ?? '';
        const name = /^\d*$/.test(said) ? `${this.project}-default-rtdb` : said;
        let database = this.#databases.get(name);
        if (database === undefined) {
            database = new Database(new Rules(this.rules));
            this.#databases.set(name, database);
        }
        return database;
    }

    /**
     * @param {import('node:http').IncomingMessage} request
     * @param {import('node:http').ServerResponse} response
     */
    async #serve(request, response) {
        const address = new URL(request.url ?? '/', 'http://127.0.0.1');
        if (address.pathname === '/.traffic.json') {
            response.end(JSON.stringify(this.traffic));
            return;
        }
        /** @param {string} text */
        const write = (text) => {
            this.traffic.sent += Buffer.byteLength(text);
            response.write(text);
        };
        try {
            await answer({ database: this.#database(address), project: this.project, address, request, response, write });
        } catch (error) {
            console.error(error);
            if (!response.headersSent) response.writeHead(500);
            response.end();
        }
    }

    /**
     * @param {import('ws').WebSocket & { answers?: boolean }} socket
     * @param {import('node:http').IncomingMessage} request
     */
    #connect(socket, request) {
        const address = new URL(request.url ?? '/', 'http://127.0.0.1');
        this.traffic.connections += 1;
        const connection = new WireConnection(this.#database(address), this.project, (frame) => {
            this.traffic.sent += Buffer.byteLength(frame);
            socket.send(frame);
        });
        socket.answers = true;
        socket.on('pong', () => { socket.answers = true; });
        socket.on('message', (data) => {
            try {
                connection.receive(data.toString());
            } catch (error) {
                console.error(error);
                socket.close(1002); // it does not speak our protocol
            }
        });
        socket.on('error', () => socket.terminate());
        socket.on('close', () => connection.closed());
        connection.greet(request.headers.host ?? '127.0.0.1');
    }

    /** Peers that went away without a word are found out, so that what they asked for in that case is done. */
    #ping() {
        for (const client of this.sockets.clients) {
            const socket = /** @type {import('ws').WebSocket & { answers?: boolean }} */ (client);
            if (socket.answers !== true) socket.terminate();
            socket.answers = false;
            socket.ping();
        }
    }
}
