// @ts-check
// Paths are lists of keys. What a key may hold and how large things may be is the service's word, not ours.

export const limits = {
    depth: 32,
    keyBytes: 768,
    textBytes: 10 * 1024 * 1024,
    messageBytes: 16 * 1024 * 1024,
    requestBytes: 256 * 1024 * 1024,
};

/** Something that cannot be done, said so that the caller can be told. */
export class BadRequest extends Error {
    /**
     * @param {string} message
     * @param {string} [status] the wire protocol's word for it
     */
    constructor(message, status = 'invalid') {
        super(message);
        this.status = status;
    }
}

// The control characters are what we look for here.
// eslint-disable-next-line no-control-regex
const forbidden = /[.$#[\]/\x00-\x1f\x7f]/;

/** @param {string} key */
export function checkKey(key) {
    if (key === '' || forbidden.test(key)) {
        throw new BadRequest(`Invalid key: ${JSON.stringify(key)} is empty or holds one of . $ # [ ] / or a control character`);
    }
    if (Buffer.byteLength(key) > limits.keyBytes) {
        throw new BadRequest(`Invalid key: longer than ${limits.keyBytes} bytes`);
    }
}

/** @param {string[]} path */
export function checkPath(path) {
    if (path.length > limits.depth) {
        throw new BadRequest(`Invalid path: deeper than ${limits.depth} levels`);
    }
    path.forEach(checkKey);
    return path;
}

/** @param {string} text a path as the SDKs write it, not percent-encoded */
export function split(text) {
    return checkPath(text.split('/').filter((key) => key !== ''));
}

/** @param {string} text a path of an address */
export function splitEncoded(text) {
    try {
        return checkPath(text.split('/').filter((key) => key !== '').map(decodeURIComponent));
    } catch (error) {
        if (error instanceof URIError) throw new BadRequest('Invalid path: bad percent-encoding');
        throw error;
    }
}

/** @param {string[]} path */
export const join = (path) => '/' + path.join('/');

/**
 * Whether `path` is `ancestor` or lies below it.
 * @param {string[]} path
 * @param {string[]} ancestor
 */
export function isWithin(path, ancestor) {
    return ancestor.length <= path.length && ancestor.every((key, i) => key === path[i]);
}
