// @ts-check
// That the load test works; not how fast anything is.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

test('five matches at once are played through one instance of the functions', async () => {
    const script = fileURLToPath(new URL('load.js', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [script, '--matches', '5', '--turns', '3']);
    const report = JSON.parse(stdout);
    assert.equal(report.calls, 15);
    assert.ok(report.bytesReadPerCall > 0);
});
