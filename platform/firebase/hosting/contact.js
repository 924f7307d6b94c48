// @ts-check
// A page with texts alone (the first, the privacy policy), in the browser's language; whom to ask is known to the owner of the project only (hosting-settings.json).

import { translatePage } from './texts.js';

translatePage();
const contact = /** @type {HTMLAnchorElement} */ (document.getElementById('contact'));
const site = await fetch('/site.json').then((answer) => answer.json());
contact.textContent = site.contact;
contact.href = `mailto:${site.contact}`;
