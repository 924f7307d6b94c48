// @ts-check
// Stands at the head of a process group of its own, starts a program in it, and ends the whole group when whoever started
// the guard is gone, however that came about. The files of GUARD_REMOVES (a JSON list) go with it.

import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

function endAll() {
    for (const file of JSON.parse(process.env.GUARD_REMOVES ?? '[]')) rmSync(file, { recursive: true, force: true, maxRetries: 2 });
    process.kill(-process.pid, 'SIGKILL');
}

const [program, ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: 'inherit' });
child.on('exit', endAll); // nothing it left behind stays
child.on('error', endAll);
process.on('disconnect', endAll);
process.on('SIGINT', () => {}); // the program hears it too and ends in its own time
process.on('SIGTERM', () => child.kill('SIGTERM'));
