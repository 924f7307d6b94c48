// @ts-check
// The processes in which the functions run, found among the descendants of the emulators that a test started.

import { readdirSync, readFileSync } from 'node:fs';

/** @param {string} file */
function readOr(file) {
    try {
        return readFileSync(file, 'utf8');
    } catch {
        return ''; // it ended meanwhile
    }
}

function parents() {
    /** @type {Map<number, number>} */
    const found = new Map();
    for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
        const status = /^PPid:\s+(\d+)$/m.exec(readOr(`/proc/${name}/status`));
        if (status !== null) found.set(Number(name), Number(status[1]));
    }
    return found;
}

/**
 * @param {number} ancestor
 * @returns {number[]}
 */
export function functionWorkers(ancestor) {
    const parentOf = parents();
    const descends = (/** @type {number} */ pid) => {
        for (let at = parentOf.get(pid); at !== undefined && at > 1; at = parentOf.get(at)) {
            if (at === ancestor) return true;
        }
        return false;
    };
    return [...parentOf.keys()].filter((pid) => descends(pid) && readOr(`/proc/${pid}/cmdline`).includes('functionsEmulatorRuntime'));
}

/** @param {number} ancestor */
export function killFunctions(ancestor) {
    const workers = functionWorkers(ancestor);
    for (const pid of workers) {
        try {
            process.kill(pid, 'SIGKILL');
        } catch {
            // it ended by itself
        }
    }
    return workers.length;
}
