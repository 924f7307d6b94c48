// The functions as one instance of Cloud Run runs them: one process that answers many calls at once. (The emulator starts a
// process for every call that waits, which measures the starting of processes.) Prints its address once it answers.
'use strict';
const { createRequire } = require('node:module');

const functions = process.argv[2];
const load = createRequire(`${functions}/package.json`);
const express = load('express');
const exported = load('./lib/index.js');

const app = express();
app.use(express.json({ limit: '1mb', verify: (request, _response, raw) => { request.rawBody = raw; } }));
for (const [name, handler] of Object.entries(exported)) app.post(`/${name}`, handler);
const server = app.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
process.on('disconnect', () => process.exit(0)); // whoever started us is gone
