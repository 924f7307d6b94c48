// @ts-check
// Signs in and calls deleteAccount: what the app does too, for those who no longer have it. The SDK and the project's settings come from
// the site itself (Firebase Hosting serves them under /__/firebase).

import { translatePage } from './texts.js';

const say = translatePage();
const sdk = '/__/firebase/12.19.0';
const [{ initializeApp }, { initializeAppCheck, ReCaptchaEnterpriseProvider }, auth, { getFunctions, httpsCallable }, project, site] = await Promise.all([
    import(`${sdk}/firebase-app.js`), import(`${sdk}/firebase-app-check.js`), import(`${sdk}/firebase-auth.js`), import(`${sdk}/firebase-functions.js`),
    fetch('/__/firebase/init.json').then((answer) => answer.json()), fetch('/site.json').then((answer) => answer.json()),
]);

const app = initializeApp(project);
initializeAppCheck(app, { provider: new ReCaptchaEnterpriseProvider(site.recaptchaKey), isTokenAutoRefreshEnabled: true });
const session = auth.getAuth(app);
const deleteAccount = httpsCallable(getFunctions(app, 'us-central1'), 'deleteAccount');

/** @param {string} id */
const element = (id) => /** @type {HTMLInputElement} */ (document.getElementById(id));
/** @param {import('./texts.js').TextName | ''} text */
const show = (text) => { element('status').textContent = text === '' ? '' : say(text); };

auth.onAuthStateChanged(session, (/** @type {any} */ user) => {
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
    void attempt(() => auth.signInWithEmailAndPassword(session, element('email').value, element('password').value));
});
element('google').addEventListener('click', () => void attempt(() => auth.signInWithPopup(session, new auth.GoogleAuthProvider())));
element('apple').addEventListener('click', () => void attempt(() => auth.signInWithPopup(session, new auth.OAuthProvider('apple.com'))));

element('delete').addEventListener('click', async () => {
    element('delete').disabled = true;
    show('deleting');
    try {
        await deleteAccount({});
        await auth.signOut(session);
        show('deleted');
    } catch {
        element('delete').disabled = false;
        show('failed');
    }
});
