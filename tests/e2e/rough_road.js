// @ts-check
// A bad way to the server: requests that get lost, answers that get lost, both late, requests that arrive twice, streams and sockets that break off.

import http from 'node:http';
import net from 'node:net';

/** A small generator, so that a storm can be told again from its seed. @param {number} seed */
export function dice(seed) {
    let state = (seed * 2654435761) >>> 0;
    return () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let t = Math.imul(state ^ (state >>> 15), state | 1);
        t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
        return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
}

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

export class RoughRoad {
    /**
     * @param {string} target base URL of the server behind
     * @param {() => number} chance 0..1
     * @param {{ lost: number, unanswered: number, twice: number, late: number, streamMs: number }} weather probabilities, and how long a stream or a socket holds at most
     */
    constructor(target, chance, weather) {
        this.target = new URL(target);
        this.chance = chance;
        this.weather = weather;
        this.calm = false;
        this.server = http.createServer((request, response) => void this.pass(request, response));
        this.server.on('upgrade', (request, socket, head) => this.tunnel(request, /** @type {net.Socket} */ (socket), head));
        /** @type {Set<net.Socket>} */
        this.tunnels = new Set();
    }

    /** @returns {Promise<string>} the base URL to use instead */
    listen() {
        return new Promise((resolve) => {
            this.server.listen(0, '127.0.0.1', () => {
                const address = this.server.address();
                const port = address !== null && typeof address === 'object' ? address.port : 0;
                const path = this.target.pathname === '/' ? '' : this.target.pathname;
                resolve(`http://127.0.0.1:${port}${path}`);
            });
        });
    }

    close() {
        this.server.closeAllConnections();
        for (const socket of this.tunnels) socket.destroy();
        this.server.close();
    }

    /** @param {number} probability */
    happens(probability) {
        return !this.calm && this.chance() < probability;
    }

    /**
     * @param {http.IncomingMessage} request
     * @param {http.ServerResponse} response
     */
    async pass(request, response) {
        /** @type {Buffer[]} */
        const parts = [];
        for await (const part of request) parts.push(part);
        const body = Buffer.concat(parts);
        if (this.happens(this.weather.late)) await pause(this.chance() * 600);
        if (this.happens(this.weather.lost)) {
            request.socket.destroy();
            return;
        }
        if (this.happens(this.weather.twice)) this.forward(request, body).on('error', () => {}).on('response', (answer) => answer.resume());
        const forwarded = this.forward(request, body);
        forwarded.on('error', () => request.socket.destroy());
        forwarded.on('response', (answer) => void this.answer(request, response, answer));
        response.on('close', () => forwarded.destroy()); // not the socket's: a client may use it for many requests
    }

    /**
     * The socket of an SDK: nothing on it is lost, late or twice, because it is one stream; it breaks off. The client's own name for the server goes
     * through unchanged, because the server answers with it, and there the client comes back.
     * @param {http.IncomingMessage} request
     * @param {net.Socket} socket
     * @param {Buffer} head
     */
    tunnel(request, socket, head) {
        const there = net.connect(Number(this.target.port), this.target.hostname);
        const headers = [];
        for (let i = 0; i < request.rawHeaders.length; i += 2) headers.push(`${request.rawHeaders[i]}: ${request.rawHeaders[i + 1]}\r\n`);
        there.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers.join('')}\r\n`);
        there.write(head);
        socket.pipe(there).pipe(socket);
        for (const end of [socket, there]) {
            this.tunnels.add(end);
            end.on('error', () => {});
            end.on('close', () => { socket.destroy(); there.destroy(); this.tunnels.delete(end); });
        }
        if (!this.calm) setTimeout(() => socket.destroy(), 500 + this.chance() * this.weather.streamMs);
    }

    /**
     * @param {http.IncomingMessage} request
     * @param {Buffer} body
     */
    forward(request, body) {
        const forwarded = http.request({
            host: this.target.hostname, port: this.target.port, method: request.method, path: request.url, headers: { ...request.headers, host: this.target.host },
        });
        forwarded.end(body);
        return forwarded;
    }

    /**
     * @param {http.IncomingMessage} request
     * @param {http.ServerResponse} response
     * @param {http.IncomingMessage} answer
     */
    async answer(request, response, answer) {
        const stream = (answer.headers['content-type'] ?? '').includes('event-stream');
        if (!stream && this.happens(this.weather.late)) await pause(this.chance() * 600);
        if (!stream && this.happens(this.weather.unanswered)) {
            answer.resume();
            request.socket.destroy();
            return;
        }
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        if (stream && !this.calm) setTimeout(() => request.socket.destroy(), 500 + this.chance() * this.weather.streamMs);
    }
}
