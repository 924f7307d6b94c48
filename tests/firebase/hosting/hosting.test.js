// @ts-check
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { checked, siteFiles } from '../../../platform/firebase/hosting-settings.js';
import { languageOf, languages } from '../../../platform/firebase/hosting/texts.js';

const folder = new URL('../../../platform/firebase/hosting/', import.meta.url);
const read = (/** @type {string} */ name) => readFileSync(new URL(name, folder), 'utf8');
const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));

test('every text is there in every language, and none is empty', () => {
    for (const [language, texts] of Object.entries(languages)) {
        assert.deepEqual(Object.keys(texts).sort(), Object.keys(languages.en).sort(), language);
        for (const [name, text] of Object.entries(texts)) assert.ok(text.trim() !== '', `${language} ${name}`);
    }
});

test('every text that a page or a script asks for exists, and each is used', () => {
    const sources = [...pages, 'delete-account.js', 'join.js', 'contact.js'].map(read).join('\n');
    const asked = [...sources.matchAll(/data-text="(\w+)"/g)].map((found) => found[1]);
    for (const name of asked) assert.ok(name in languages.en, name);
    for (const name of Object.keys(languages.en)) assert.ok(new RegExp(`["']${name}["']`).test(sources), `${name} is not used`);
});

test('pages load nothing from elsewhere', () => {
    for (const page of pages) assert.ok(!/(?:src|href)="(?!\/)/.test(read(page)), page);
    for (const script of ['delete-account.js', 'join.js', 'contact.js', 'texts.js']) assert.ok(!/https?:\/\//.test(read(script)), script);
});

test('the site’s root, which the App Store’s listing names for help, has a page that leads to the others and to somebody', () => {
    assert.ok(pages.includes('index.html'));
    assert.match(read('index.html'), /href="\/privacy"/);
    assert.match(read('index.html'), /href="\/delete-account"/);
    assert.match(read('index.html'), /id="contact"/);
});

test('who signed in with Apple is told how to end that at Apple, too', () => {
    assert.match(read('delete-account.html'), /data-text="deleteApple"/);
    for (const texts of Object.values(languages)) assert.match(texts.deleteApple, /Apple.*account\.apple\.com/);
});

test('the language is the first of the browser’s that we speak, or English', () => {
    assert.equal(languageOf(['ja-JP', 'it-IT', 'en']), 'it');
    assert.equal(languageOf(['ES']), 'es');
    assert.equal(languageOf(['ja', 'constructor']), 'en');
    assert.equal(languageOf([]), 'en');
});

const settings = {
    androidPackage: 'org.example.architects', androidFingerprints: [Array(32).fill('AB').join(':')], appleAppIds: ['ABCDE12345.org.example.architects'],
    recaptchaKey: '6Lc_0123456789abcdefghij', contact: 'ask@example.org',
};

test('app links point to the apps that the settings name', () => {
    const files = siteFiles(checked(settings));
    assert.match(JSON.stringify(files['.well-known/assetlinks.json']), /org\.example\.architects.*AB:AB/);
    assert.match(JSON.stringify(files['.well-known/apple-app-site-association']), /ABCDE12345\.org\.example\.architects.*\/join\/\*/);
});

for (const name of Object.keys(settings)) {
    test(`without "${name}" the site is not deployed`, () => {
        assert.throws(() => checked({ ...settings, [name]: undefined }), new RegExp(name));
        assert.throws(() => checked({ ...settings, [name]: 'x y' }), new RegExp(name));
    });
}
