// @ts-check
// emulators/start as people and scripts use it.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { until } from '../database/harness.js';

const start = fileURLToPath(new URL('../../../platform/firebase/emulators/start', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'architects-start-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string} mark processes whose environment holds it */
function marked(mark) {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && name !== String(process.pid)).filter((pid) => {
        try {
            return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(mark);
        } catch {
            return false;
        }
    });
}

/** @param {string} name */
async function started(name) {
    const file = join(folder, `${name}.json`);
    const mark = `ARCHITECTS_MARK=${name}-${process.pid}`;
    const child = spawn(start, ['--addresses', file], { stdio: 'ignore', env: { ...process.env, ARCHITECTS_MARK: mark.split('=')[1] } });
    after(() => child.kill('SIGTERM'));
    await until('the addresses', () => existsSync(file), 300);
    return { child, mark, file, addresses: JSON.parse(readFileSync(file, 'utf8')) };
}

test('the addresses it writes answer, and nothing is left once it is told to end', async () => {
    const { child, mark, file, addresses } = await started('told');
    assert.equal(addresses.project, 'demo-architects');
    assert.equal((await fetch(addresses.auth)).status, 200);
    assert.equal((await fetch(`${addresses.database}/users.json`)).status, 401);
    const call = await fetch(`${addresses.functions}/resign`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"data":{}}' });
    assert.equal((await call.json()).error.details.name, 'auth.missing');
    assert.ok(marked(mark).length > 1);
    child.kill('SIGTERM');
    await until('the end', () => marked(mark).length === 0);
    assert.ok(!existsSync(file));
});

test('nothing is left even if it is killed without a word', async () => {
    const { child, mark } = await started('killed');
    child.kill('SIGKILL');
    await until('the end', () => marked(mark).length === 0);
});
