// @ts-check
// A message of the wire protocol is one WebSocket frame, or, if it is long, a frame with a number and that many frames after it.

import { BadRequest, limits } from './paths.js';

const frameLength = 16384;

/** @param {unknown} message */
export function toFrames(message) {
    const text = JSON.stringify(message);
    if (text.length <= frameLength) return [text];
    const frames = [];
    for (let at = 0; at < text.length; at += frameLength) frames.push(text.slice(at, at + frameLength));
    return [String(frames.length), ...frames];
}

/** Puts messages together again. */
export class FrameReader {
    #missing = 0;
    #size = 0;
    /** @type {string[]} */
    #parts = [];

    /**
     * @param {string} frame
     * @returns {unknown} a message once it is whole, else undefined
     */
    read(frame) {
        if (this.#missing === 0) {
            if (frame === '0') return undefined; // the client keeps the connection alive
            if (/^\d{1,6}$/.test(frame)) {
                this.#missing = Number(frame);
                return undefined;
            }
            this.#missing = 1;
        }
        this.#parts.push(frame);
        this.#size += frame.length;
        if (this.#size > limits.messageBytes) throw new BadRequest('The message is too large.', 'write_too_big');
        this.#missing -= 1;
        if (this.#missing > 0) return undefined;
        const text = this.#parts.join('');
        this.#parts = [];
        this.#size = 0;
        return JSON.parse(text);
    }
}
