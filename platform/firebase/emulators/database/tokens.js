// @ts-check
// Who is asking. Under the emulators ID tokens are not signed; everything else about them is checked as the service does.

/** @typedef {{ uid: string, provider: string, token: { [claim: string]: unknown } }} Auth */
/** @typedef {{ admin: boolean, auth: Auth | null, expires: number }} Identity expires: milliseconds since 1970 */

/** @type {Identity} */
export const nobody = Object.freeze({ admin: false, auth: null, expires: Infinity });
/** @type {Identity} what the Admin SDK is under the emulators */
export const owner = Object.freeze({ admin: true, auth: null, expires: Infinity });

export class BadToken extends Error {
    /**
     * @param {string} message
     * @param {string} status
     */
    constructor(message, status) {
        super(message);
        this.status = status;
    }
}

/** @param {string} token */
function claimsOf(token) {
    const parts = token.split('.');
    try {
        if (parts.length !== 3) throw new Error('not three parts');
        const header = JSON.parse(Buffer.from(parts[0], 'base64url').toString());
        const claims = JSON.parse(Buffer.from(parts[1], 'base64url').toString());
        if (header.alg !== 'none' || parts[2] !== '' || typeof claims !== 'object' || claims === null) throw new Error('not of the emulator');
        return claims;
    } catch {
        throw new BadToken('Could not parse auth token.', 'invalid_token');
    }
}

/**
 * @param {string | null | undefined} token
 * @param {string} project
 * @param {number} now
 * @returns {Identity}
 */
export function identify(token, project, now) {
    if (token === null || token === undefined || token === '') return nobody;
    if (token === 'owner') return owner;
    const claims = claimsOf(token);
    const expires = Number(claims.exp) * 1000;
    if (claims.aud !== project || claims.iss !== `https://securetoken.google.com/${project}`) {
        throw new BadToken('Invalid claim: the token is for another project.', 'invalid_token');
    }
    if (typeof claims.sub !== 'string' || claims.sub === '') throw new BadToken('Missing claim: sub.', 'invalid_token');
    if (!(expires > now)) throw new BadToken('Auth token is expired', 'expired_token');
    return { admin: false, auth: { uid: claims.sub, provider: claims.firebase?.sign_in_provider ?? '', token: claims }, expires };
}
