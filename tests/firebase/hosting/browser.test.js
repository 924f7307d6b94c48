// @ts-check
/* global document */
// The page that deletes an account, in a real browser and under the headers of the site: what Firebase Hosting serves, as it serves it.
// Google's services are played by the test; that the browser lets the page speak with them is the page's own affair.

import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { bundleInto } from '../../../platform/firebase/hosting-bundle.js';
import { npmPackage } from '../packages.js';

const { chromium } = npmPackage('playwright-core');

const firebase = fileURLToPath(new URL('../../../platform/firebase/', import.meta.url));
const made = mkdtempSync(join(tmpdir(), 'architects-site-'));
const { hosting } = JSON.parse(readFileSync(join(firebase, 'firebase.json'), 'utf8'));
const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };
const project = { projectId: 'demo-architects', appId: '1:1:web:1', apiKey: 'key', authDomain: 'demo-architects.firebaseapp.com', messagingSenderId: '1' };
const madeFiles = new Map([
    ['/__/firebase/init.json', JSON.stringify(project)],
    ['/site.json', JSON.stringify({ recaptchaKey: '6Lc_0123456789abcdefghij', contact: 'ask@example.org' })],
]);

/** @param {string} path */
function fileOf(path) {
    const sdk = path.match(/^\/__\/firebase\/[\d.]+\/(firebase-[\w-]+\.js)$/); // the copies that real Hosting serves
    if (sdk) return join(firebase, 'node_modules/firebase', sdk[1]);
    const clean = [join(firebase, 'hosting', path), join(firebase, 'hosting', `${path}.html`), join(made, path)];
    return clean.find((file) => extname(file) !== '' && existsSync(file));
}

const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    for (const { key, value } of hosting.headers.find((/** @type {any} */ one) => one.source === path)?.headers ?? []) response.setHeader(key, value);
    const text = madeFiles.get(path);
    const file = text === undefined ? fileOf(path) : undefined;
    if (text === undefined && file === undefined) {
        response.writeHead(404).end();
        return;
    }
    response.setHeader('content-type', types[/** @type {keyof typeof types} */ (extname(file ?? '.json'))] ?? 'text/plain');
    response.end(text ?? readFileSync(String(file)));
});

const token = ['{"alg":"none"}', JSON.stringify({ sub: 'ada', exp: 4_000_000_000, iat: 1, user_id: 'ada' }), ''].map((part) => Buffer.from(part).toString('base64url')).join('.');
/** @type {[RegExp, unknown][]} */
const services = [
    [/accounts:signInWithPassword/, { idToken: token, refreshToken: 'r', expiresIn: '3600', localId: 'ada', email: 'ada@example.org' }],
    [/accounts:lookup/, { users: [{ localId: 'ada', email: 'ada@example.org', providerUserInfo: [] }] }],
    [/exchangeRecaptchaEnterpriseToken/, { token, ttl: '3600s' }],
    [/cloudfunctions\.net\/deleteAccount/, { result: { protocol: 1 } }],
];
const recaptcha = 'window.grecaptcha = { enterprise: { ready: (then) => then(), render: () => 0, execute: async () => "person" } };';

/** @type {any} */
let browser;
let address = '';

before(async () => {
    await bundleInto(made);
    await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
    address = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
    browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
});

after(async () => {
    await browser?.close();
    server.close();
    rmSync(made, { recursive: true });
});

/** A page whose calls to Google are answered here; what it called, and what the browser complained of. */
async function visit() {
    const page = await browser.newPage({ locale: 'en' });
    /** @type {{ url: string, body: string | null }[]} */
    const calls = [];
    /** @type {string[]} */
    const complaints = [];
    page.on('console', (/** @type {any} */ message) => { if (message.type() === 'error') complaints.push(message.text()); });
    page.on('pageerror', (/** @type {any} */ error) => complaints.push(String(error)));
    await page.route((/** @type {URL} */ url) => !url.href.startsWith(address), async (/** @type {any} */ route) => {
        const url = route.request().url();
        const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
        const service = services.find(([form]) => form.test(url));
        if (/recaptcha\/enterprise\.js/.test(url)) await route.fulfill({ contentType: 'text/javascript', body: recaptcha });
        else if (route.request().method() === 'OPTIONS') await route.fulfill({ status: 204, headers });
        else if (service === undefined) await route.abort();
        else {
            calls.push({ url, body: route.request().postData() });
            await route.fulfill({ headers, contentType: 'application/json', body: JSON.stringify(service[1]) });
        }
    });
    await page.goto(`${address}/delete-account`);
    return { page, calls, complaints };
}

test('under the site’s headers an account is signed in to and deleted, and the browser has nothing to complain of', async () => {
    const { page, calls, complaints } = await visit();
    await page.fill('#email', 'ada@example.org');
    await page.fill('#password', 'pyramid');
    await page.click('#sign-in button:not([type])');
    await page.waitForSelector('#signed-in:not([hidden])', { timeout: 20_000 });
    assert.equal(await page.textContent('#who'), 'ada@example.org');
    await page.click('#delete');
    await page.waitForFunction(() => /deleted|gone/i.test(document.querySelector('#status')?.textContent ?? ''), undefined, { timeout: 20_000 });
    const asked = calls.find(({ url }) => url.includes('deleteAccount'));
    assert.deepEqual(JSON.parse(asked?.body ?? '{}'), { data: { protocol: 1 } });
    assert.deepEqual(complaints, []);
    await page.close();
});

test('the page loads its scripts from the site alone, but for what tells people from programs', async () => {
    const { page } = await visit();
    await page.waitForSelector('#sign-in');
    const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map((one) => one.name).filter((name) => /\.js/.test(name)));
    const foreign = scripts.filter((/** @type {string} */ name) => !name.startsWith(address) && !name.startsWith('https://www.google.com/recaptcha/'));
    assert.deepEqual(foreign, []);
    await page.close();
});
