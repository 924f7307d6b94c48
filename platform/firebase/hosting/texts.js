// @ts-check
// What the pages say. The language is the browser's, or English.

/** @typedef {keyof typeof en} TextName */

const en = {
    deleteTitle: 'Delete your Great Architects account',
    deleteWhat: 'Your name, friends, devices and sign-in are removed at once. You leave open matches, running ones count as resigned, and in finished ones you are “Somebody”. This cannot be undone.',
    deleteAnonymous: 'If you never signed in, your account exists only on your phone: delete it there, in the app, under Account.',
    email: 'E-mail',
    password: 'Password',
    signIn: 'Sign in',
    signInGoogle: 'Sign in with Google',
    signInApple: 'Sign in with Apple',
    signedInAs: 'Signed in as',
    deleteNow: 'Delete my account for ever',
    deleting: 'Deleting …',
    deleted: 'Your account is deleted.',
    badSignIn: 'That did not work. Check e-mail and password.',
    failed: 'The server could not do it now. Please try again in a minute; nothing is lost if you do.',
    joinTitle: 'You are invited to a match',
    joinHow: 'Open the app, or type this code under “Join by code”.',
    joinNoCode: 'This link holds no code. Ask your friend to send it again.',
    openApp: 'Open Great Architects',
};
/** @type {{ [name in TextName]: string }} */
const it = {
    deleteTitle: 'Elimina il tuo account di Great Architects',
    deleteWhat: 'Il tuo nome, gli amici, i dispositivi e l’accesso vengono rimossi subito. Lasci le partite aperte, quelle in corso valgono come abbandonate, e in quelle finite diventi «Qualcuno». Non si può annullare.',
    deleteAnonymous: 'Se non hai mai effettuato l’accesso, il tuo account esiste solo sul telefono: eliminalo lì, nell’app, alla voce Account.',
    email: 'E-mail',
    password: 'Password',
    signIn: 'Accedi',
    signInGoogle: 'Accedi con Google',
    signInApple: 'Accedi con Apple',
    signedInAs: 'Accesso effettuato come',
    deleteNow: 'Elimina il mio account per sempre',
    deleting: 'Eliminazione …',
    deleted: 'Il tuo account è stato eliminato.',
    badSignIn: 'Non ha funzionato. Controlla e-mail e password.',
    failed: 'Il server non ci è riuscito. Riprova tra un minuto: riprovando non si perde nulla.',
    joinTitle: 'Sei invitato a una partita',
    joinHow: 'Apri l’app, oppure scrivi questo codice in «Partecipa con un codice».',
    joinNoCode: 'Questo link non contiene un codice. Chiedi al tuo amico di inviarlo di nuovo.',
    openApp: 'Apri Great Architects',
};
/** @type {{ [name in TextName]: string }} */
const es = {
    deleteTitle: 'Elimina tu cuenta de Great Architects',
    deleteWhat: 'Tu nombre, tus amigos, tus dispositivos y tu acceso se borran al instante. Dejas las partidas abiertas, las que están en curso cuentan como abandonadas y en las terminadas pasas a ser «Alguien». No se puede deshacer.',
    deleteAnonymous: 'Si nunca iniciaste sesión, tu cuenta existe solo en tu teléfono: elimínala allí, en la aplicación, en Cuenta.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    signIn: 'Iniciar sesión',
    signInGoogle: 'Iniciar sesión con Google',
    signInApple: 'Iniciar sesión con Apple',
    signedInAs: 'Sesión iniciada como',
    deleteNow: 'Eliminar mi cuenta para siempre',
    deleting: 'Eliminando …',
    deleted: 'Tu cuenta está eliminada.',
    badSignIn: 'No ha funcionado. Comprueba el correo y la contraseña.',
    failed: 'El servidor no ha podido hacerlo ahora. Vuelve a intentarlo en un minuto: no se pierde nada.',
    joinTitle: 'Te han invitado a una partida',
    joinHow: 'Abre la aplicación o escribe este código en «Unirse con un código».',
    joinNoCode: 'Este enlace no contiene ningún código. Pide a tu amigo que lo envíe otra vez.',
    openApp: 'Abrir Great Architects',
};

export const languages = { en, it, es };

/** @param {readonly string[]} preferred as browsers list them: "it-IT", "en" */
export function languageOf(preferred) {
    const wanted = preferred.map((tag) => tag.slice(0, 2).toLowerCase());
    return /** @type {keyof typeof languages} */ (wanted.find((tag) => Object.hasOwn(languages, tag)) ?? 'en');
}

/** Puts the texts where the page asks for them (data-text) and gives a function for the others. */
export function translatePage() {
    const language = languageOf(navigator.languages);
    const texts = languages[language];
    document.documentElement.lang = language;
    for (const element of document.querySelectorAll('[data-text]')) {
        element.textContent = texts[/** @type {TextName} */ (element.getAttribute('data-text'))];
    }
    return (/** @type {TextName} */ name) => texts[name];
}
