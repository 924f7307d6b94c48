// @ts-check
// Signs in and calls deleteAccount: what the app does too, for those who no longer have it. The SDK is a file of the site
// (hosting-bundle.js makes it), the project's settings are what Firebase Hosting serves under /__/firebase.

import { translatePage } from './texts.js';

const say = translatePage();
/** @type {[any, any, any]} */
const [firebase, project, site] = await Promise.all([
    import(String('/firebase-sdk.js')), fetch('/__/firebase/init.json').then((answer) => answer.json()), fetch('/site.json').then((answer) => answer.json()),
]);
const protocol = 1; // of PROTOCOL.md

const app = firebase.initializeApp(project);
firebase.initializeAppCheck(app, { provider: new firebase.ReCaptchaEnterpriseProvider(site.recaptchaKey), isTokenAutoRefreshEnabled: true });
const session = firebase.getAuth(app);
const deleteAccount = firebase.httpsCallable(firebase.getFunctions(app, 'us-central1'), 'deleteAccount');

/** @param {string} id */
const element = (id) => /** @type {HTMLInputElement} */ (document.getElementById(id));
/** @param {import('./texts.js').TextName | ''} text */
const show = (text) => { element('status').textContent = text === '' ? '' : say(text); };

firebase.onAuthStateChanged(session, (/** @type {any} */ user) => {
    element('sign-in').hidden = user !== null;
    element('signed-in').hidden = user === null;
    element('who').textContent = user?.email ?? user?.uid ?? '';
});

/** @param {() => Promise<unknown>} signIn */
async function attempt(signIn) {
    show('');
    try {
        await signIn();
    } catch {
        show('badSignIn');
    }
}

element('sign-in').addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt(() => firebase.signInWithEmailAndPassword(session, element('email').value, element('password').value));
});
element('google').addEventListener('click', () => void attempt(() => firebase.signInWithPopup(session, new firebase.GoogleAuthProvider())));
element('apple').addEventListener('click', () => void attempt(() => firebase.signInWithPopup(session, new firebase.OAuthProvider('apple.com'))));

element('delete').addEventListener('click', async () => {
    element('delete').disabled = true;
    show('deleting');
    try {
        await deleteAccount({ protocol });
        await firebase.signOut(session);
        show('deleted');
    } catch {
        element('delete').disabled = false;
        show('failed');
    }
});
