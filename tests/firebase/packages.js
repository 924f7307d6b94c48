// @ts-check
// The npm packages of platform/firebase, for tests that live elsewhere.

import { createRequire } from 'node:module';

export const npmPackage = createRequire(new URL('../../platform/firebase/package.json', import.meta.url));
