// @ts-check
// Reading, writing and listening under the rules. Knows no socket.

import { changesFor } from './changes.js';
import { hash } from './hash.js';
import { BadRequest, checkPath, isWithin, split } from './paths.js';
import { select } from './query.js';
import { resolve } from './server_values.js';
import { fromJson, get, set } from './tree.js';

/** @typedef {import('./tree.js').Tree} Tree */
/** @typedef {import('./tokens.js').Identity} Identity */
/** @typedef {import('./query.js').Query} Query */
/** @typedef {import('./changes.js').Change} Change */
/** @typedef {import('./changes.js').Write} Write */
/** @typedef {{ root: Tree, write: Write }} Prepared */
/** @typedef {{ identity: Identity, path: string[], query: Query | undefined, tell: (change: Change) => void, revoke: () => void }} Listener */

export class Denied extends Error {}
export class Stale extends Error {}

export class Database {
    /** @param {import('./rules.js').Rules} rules */
    constructor(rules) {
        this.rules = rules;
        /** @type {Tree} */
        this.root = null;
        /** @type {Set<Listener>} */
        this.listeners = new Set();
    }

    /**
     * @param {Identity} identity
     * @param {string[]} path
     * @param {Query} [query]
     */
    read(identity, path, query) {
        if (!this.rules.mayRead(this.root, identity, path, query)) throw new Denied();
        return select(get(this.root, path), query);
    }

    /**
     * Checks a write without making it.
     * @param {Identity} identity
     * @param {string[]} path
     * @param {unknown} json
     * @returns {Prepared}
     */
    preparePut(identity, path, json) {
        const now = Date.now();
        const value = fromJson(resolve(json, get(this.root, path), now), path.length);
        if (!this.rules.mayWrite(this.root, identity, path, value, now)) throw new Denied();
        return { root: set(this.root, path, value), write: { path, merge: false, children: [[]] } };
    }

    /**
     * @param {Identity} identity
     * @param {string[]} path
     * @param {unknown} json keys may be paths; all of it happens or nothing
     * @returns {Prepared}
     */
    prepareUpdate(identity, path, json) {
        if (json === null || typeof json !== 'object' || Array.isArray(json)) throw new BadRequest('Invalid data; an update must be an object');
        const now = Date.now();
        const children = Object.entries(json).map(([key, value]) => {
            const child = split(key);
            const whole = checkPath([...path, ...child]);
            return { path: child, value: fromJson(resolve(value, get(this.root, whole), now), whole.length) };
        });
        this.#checkApart(children.map((child) => child.path));
        if (!this.rules.mayUpdate(this.root, identity, path, children, now)) throw new Denied();
        const root = children.reduce((tree, child) => set(tree, [...path, ...child.path], child.value), this.root);
        return { root, write: { path, merge: true, children: children.map((child) => child.path) } };
    }

    /**
     * @param {Identity} identity
     * @param {string[]} path
     * @param {unknown} json
     * @param {string} [seen] hash of what the writer thinks stands there
     */
    put(identity, path, json, seen) {
        if (seen !== undefined && seen !== hash(get(this.root, path))) throw new Stale();
        this.#commit(this.preparePut(identity, path, json));
    }

    /**
     * @param {Identity} identity
     * @param {string[]} path
     * @param {unknown} json
     */
    update(identity, path, json) {
        this.#commit(this.prepareUpdate(identity, path, json));
    }

    /** @param {string[][]} paths */
    #checkApart(paths) {
        for (const path of paths) {
            if (path.length === 0) throw new BadRequest('Invalid data; an update must name children');
            if (paths.some((other) => other !== path && isWithin(path, other))) throw new BadRequest('Invalid data; one path of the update holds another');
        }
    }

    /**
     * Reads, and goes on telling what changes until it is stopped or the rules no longer allow it.
     * @param {Listener} listener
     */
    listen(listener) {
        const value = this.read(listener.identity, listener.path, listener.query);
        this.listeners.add(listener);
        return value;
    }

    /** @param {Listener} listener */
    stop(listener) {
        this.listeners.delete(listener);
    }

    /** Ends every listener whose reader has lost the right to read. */
    revokeForbidden() {
        for (const listener of [...this.listeners]) {
            if (this.rules.mayRead(this.root, listener.identity, listener.path, listener.query)) continue;
            this.listeners.delete(listener);
            listener.revoke();
        }
    }

    /** @param {Prepared} prepared */
    #commit({ root, write }) {
        const before = this.root;
        this.root = root;
        this.revokeForbidden();
        for (const listener of [...this.listeners]) {
            for (const change of changesFor(before, root, listener.path, listener.query, write)) listener.tell(change);
        }
    }
}
