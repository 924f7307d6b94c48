// @ts-check
// What the pages need of Firebase's SDK. hosting-bundle.js makes one file of it for the site itself: one copy of firebase-app, and
// nothing that a browser would have to load from elsewhere.
export { initializeApp } from 'firebase/app';
export { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
export { getAuth, GoogleAuthProvider, OAuthProvider, onAuthStateChanged, signInWithEmailAndPassword, signInWithPopup, signOut } from 'firebase/auth';
export { getFunctions, httpsCallable } from 'firebase/functions';
