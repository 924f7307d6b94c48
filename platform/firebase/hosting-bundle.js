// @ts-check
// Before the site is deployed, and before its pages are tested: puts what they need of Firebase's SDK into one file of the site.
//   hosting-bundle.js [folder]          (else hosting/)

import { build } from 'esbuild';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/** @param {string} folder */
export async function bundleInto(folder) {
    await build({
        entryPoints: [join(here, 'site/firebase-sdk.js')], outfile: join(folder, 'firebase-sdk.js'),
        bundle: true, format: 'esm', platform: 'browser', target: 'es2022', minify: true, legalComments: 'inline', logLevel: 'warning',
    });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundleInto(process.argv[2] ?? join(here, 'hosting'));
