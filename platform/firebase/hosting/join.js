// @ts-check
// Where an invitation leads on a device without the app, or whose browser kept the link to itself: /join/ABCDEF.

import { translatePage } from './texts.js';

const say = translatePage();
/** @param {string} id */
const element = (id) => /** @type {HTMLAnchorElement} */ (document.getElementById(id));
const code = /^\/join\/([A-HJ-NP-Z]{6})\/?$/.exec(location.pathname.toUpperCase().replace('/JOIN/', '/join/'))?.[1];
element('how').textContent = say(code === undefined ? 'joinNoCode' : 'joinHow');
if (code !== undefined) {
    element('code').textContent = code;
    element('open').href = `greatarchitects://join/${code}`;
    element('open').hidden = false;
}
