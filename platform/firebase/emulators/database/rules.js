// @ts-check
// The security rules, read from the real file and evaluated by targaryen.

import targaryen from 'targaryen';
import { join } from './paths.js';
import { isBranch } from './tree.js';

/** @typedef {import('./tree.js').Tree} Tree */
/** @typedef {import('./tokens.js').Identity} Identity */
/** @typedef {import('./query.js').Query} Query */
/** @typedef {{ [key: string]: unknown }} RulesJson */

/** @type {WeakMap<object, object>} targaryen's nodes never change either */
const nodes = new WeakMap();

/**
 * Targaryen takes such keys for JavaScript's own; none of ours is one, so rules neither see nor allow them.
 * @param {string} key
 */
const isJavaScripts = (key) => key in Object.prototype;

/**
 * Targaryen's form of a tree; what has not changed since the last time is not made again.
 * @param {Tree} tree
 * @returns {unknown}
 */
function node(tree) {
    if (!isBranch(tree)) return tree;
    let made = nodes.get(tree);
    if (made === undefined) {
        made = targaryen.store(Object.fromEntries(Object.keys(tree).filter((key) => !isJavaScripts(key)).map((key) => [key, node(tree[key])])));
        nodes.set(tree, /** @type {object} */ (made));
    }
    return made;
}

/** @param {Query | undefined} query in the words that rules use */
function queryForRules(query) {
    if (query === undefined) return undefined;
    const order = query.i === '.value' ? { orderByValue: true }
        : query.i === '.key' ? { orderByKey: true }
        : query.i === undefined || query.i === '.priority' ? { orderByPriority: true }
        : { orderByChild: query.i };
    const limit = query.l === undefined ? {} : query.vf === 'r' ? { limitToLast: query.l } : { limitToFirst: query.l };
    return { ...order, ...limit, startAt: query.sp ?? null, endAt: query.ep ?? null };
}

export class Rules {
    /** @param {RulesJson} json throws if the service would not accept them */
    constructor(json) {
        this.json = json;
        this.ruleset = targaryen.ruleset(json);
    }

    /**
     * @param {Tree} root
     * @param {Identity} identity
     */
    #as(root, identity) {
        return targaryen.database(this.ruleset, node(root)).as(identity.auth);
    }

    /**
     * @param {Tree} root
     * @param {Identity} identity
     * @param {string[]} path
     * @param {Query} [query]
     */
    mayRead(root, identity, path, query) {
        if (identity.admin) return true;
        if (path.some(isJavaScripts)) return false;
        return this.#as(root, identity).read(join(path), { now: Date.now(), query: queryForRules(query) }).allowed;
    }

    /**
     * @param {Tree} root
     * @param {Identity} identity
     * @param {string[]} path
     * @param {Tree} value
     * @param {number} now
     */
    mayWrite(root, identity, path, value, now) {
        if (identity.admin) return true;
        if (path.some(isJavaScripts)) return false;
        return this.#as(root, identity).write(join(path), node(value), undefined, now).allowed;
    }

    /**
     * @param {Tree} root
     * @param {Identity} identity
     * @param {string[]} path
     * @param {{ path: string[], value: Tree }[]} children
     * @param {number} now
     */
    mayUpdate(root, identity, path, children, now) {
        if (identity.admin) return true;
        if (path.some(isJavaScripts) || children.some((child) => child.path.some(isJavaScripts))) return false;
        const patch = Object.fromEntries(children.map((child) => [child.path.join('/'), node(child.value)]));
        return this.#as(root, identity).update(join(path), patch, now).allowed;
    }

    /**
     * Whether the rules promise an index for a query; REST refuses queries without one.
     * @param {string[]} path
     * @param {Query} query
     */
    hasIndex(path, query) {
        const index = query.i ?? '.priority';
        if (index === '.key' || index === '.priority') return true;
        /** @type {any} */
        let rules = this.json.rules;
        for (const key of path) {
            const wildcard = Object.keys(rules).find((name) => name.startsWith('$'));
            rules = Object.hasOwn(rules, key) ? rules[key] : wildcard === undefined ? {} : rules[wildcard];
        }
        return [rules['.indexOn'] ?? []].flat().includes(index);
    }
}
