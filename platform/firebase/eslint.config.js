// @ts-check
// The stand-in, the emulators' start and the tests; the functions have a configuration of their own.
import js from '@eslint/js';

const globals = Object.fromEntries(['AbortController', 'AbortSignal', 'Buffer', 'TextDecoder', 'URL', 'URLSearchParams', 'clearInterval', 'clearTimeout', 'console',
    'fetch', 'performance', 'process', 'setInterval', 'setTimeout'].map((name) => [name, 'readonly']));
const browser = Object.fromEntries(['document', 'fetch', 'location', 'navigator', 'sessionStorage', 'URLSearchParams'].map((name) => [name, 'readonly']));

export default [
    js.configs.recommended,
    {
        files: ['platform/firebase/**/*.{js,cjs}', 'tests/firebase/**/*.{js,mjs}'],
        languageOptions: { ecmaVersion: 2023, globals },
        rules: {
            eqeqeq: 'error',
            'no-var': 'error',
            'prefer-const': 'error',
            'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
        },
    },
    { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs', globals: { ...globals, require: 'readonly' } } },
    { files: ['platform/firebase/hosting/**/*.js'], languageOptions: { globals: browser } },
];
