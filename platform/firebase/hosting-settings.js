// @ts-check
// Before the site is deployed: writes what only the owner of the project knows, from hosting-settings.json (DEPLOY.md says what
// stands in it), to where browsers and phones look for it. Stops with a sentence if something is missing.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ androidPackage: string, androidFingerprints: string[], appleAppIds: string[], recaptchaKey: string, contact: string }} Settings */

/** @type {{ [name in keyof Settings]: [RegExp, string] }} */
const forms = {
    androidPackage: [/^[a-z]\w*(\.\w+)+$/, 'the application id of the Android app'],
    androidFingerprints: [/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/, 'SHA-256 fingerprints of the signing certificates, upper case, with colons'],
    appleAppIds: [/^[0-9A-Z]{10}\.[\w.-]+$/, 'TEAMID.bundle.id of the iOS app'],
    contact: [/^[^@\s]+@[^@\s]+\.[a-z]+$/, 'the e-mail address for questions about privacy'],
    recaptchaKey: [/^[\w-]{20,}$/, 'the reCAPTCHA Enterprise site key of App Check for the web'],
};

/**
 * @param {any} given
 * @returns {Settings}
 */
export function checked(given) {
    for (const [name, [form, what]] of Object.entries(forms)) {
        const values = [given?.[name] ?? []].flat();
        if (values.length === 0 || !values.every((value) => typeof value === 'string' && form.test(value))) {
            throw new Error(`hosting-settings.json: "${name}" must be ${what}.`);
        }
    }
    return given;
}

/**
 * @param {Settings} settings
 * @returns {{ [file: string]: unknown }}
 */
export function siteFiles({ androidPackage, androidFingerprints, appleAppIds, recaptchaKey, contact }) {
    return {
        'site.json': { recaptchaKey, contact },
        '.well-known/assetlinks.json': [{
            relation: ['delegate_permission/common.handle_all_urls'],
            target: { namespace: 'android_app', package_name: androidPackage, sha256_cert_fingerprints: [androidFingerprints].flat() },
        }],
        '.well-known/apple-app-site-association': {
            applinks: { details: [{ appIDs: [appleAppIds].flat(), components: [{ '/': '/join/*' }] }] },
        },
    };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
    const folder = fileURLToPath(new URL('.', import.meta.url));
    try {
        const settings = checked(JSON.parse(readFileSync(join(folder, 'hosting-settings.json'), 'utf8')));
        mkdirSync(join(folder, 'hosting/.well-known'), { recursive: true });
        for (const [file, json] of Object.entries(siteFiles(settings))) writeFileSync(join(folder, 'hosting', file), JSON.stringify(json, null, 2) + '\n');
    } catch (error) {
        console.error(error instanceof Error ? error.message : error);
        process.exit(1);
    }
}
