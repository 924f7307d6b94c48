// @ts-check
import { after } from 'node:test';
import { accountTests } from './accounts.js';
import { playTests } from './play.js';
import { refusalTests } from './refusals.js';
import { Server } from './server.js';

const server = await Server.start('--limit-factor', '1000');
after(() => server.stop());

refusalTests(server);
accountTests(server);
playTests(server);
