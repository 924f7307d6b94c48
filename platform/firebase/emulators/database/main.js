// @ts-check
// node main.js --rules FILE --project NAME [--port N]: serves until it is told to end; prints its address once it answers.

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DatabaseServer } from './server.js';

const { values } = parseArgs({
    options: { rules: { type: 'string' }, project: { type: 'string' }, port: { type: 'string', default: '0' } },
});
if (values.rules === undefined || values.project === undefined) {
    console.error('main.js --rules FILE --project NAME [--port N]');
    process.exit(2);
}
const server = new DatabaseServer({ rules: JSON.parse(readFileSync(values.rules, 'utf8')), project: values.project });
const port = await server.listen(Number(values.port));
console.log(`Database stand-in of ${values.project} at http://127.0.0.1:${port}`);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => {
        server.close();
        process.exit(0);
    });
}
