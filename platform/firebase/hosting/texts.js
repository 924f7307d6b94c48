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
    privacyTitle: 'Privacy in Great Architects',
    privacyNone: 'There are no advertisements, nobody is measured or followed, and nothing is sold or passed on.',
    privacyAlone: 'What you play alone or around one phone stays on your phone. Your phone’s own backup may keep a copy of it; we never see it.',
    privacyOnline: 'If you play with friends far away, our server keeps: the name you choose, your friend code and list of friends, your matches and greetings, the language and quiet hours of your phone and its address for push messages. If you link an e-mail, a Google or an Apple account, it keeps what that sign-in needs: the e-mail address or the account’s id. Nothing of it is needed for anything but playing.',
    privacyTable: 'The people at your table see your name and your moves. Somebody you report is told nothing; we read the report.',
    privacyServer: 'The server is Google Firebase (sign-in, database, functions, push messages), which works for us. To keep others out it checks that calls come from the real app (App Check).',
    privacyKept: 'It is kept as long as your account exists. Delete the account in the app, under Account, or on this site: name, friends, sign-in and devices are removed at once, and in finished matches you become “Somebody”.',
    privacyRights: 'You may ask what we hold about you, have it corrected or deleted, and complain to the authority of your country. The app is not made for children under 13 to play with strangers: there is no chat, and nobody can find you without your code.',
    privacyContact: 'Questions:',
    privacyDelete: 'Delete your account',
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
    privacyTitle: 'La privacy in Great Architects',
    privacyNone: 'Non c’è pubblicità, nessuno viene misurato o seguito, e nulla viene venduto o ceduto.',
    privacyAlone: 'Ciò che giochi da solo o attorno a un telefono resta sul tuo telefono. Il backup del telefono può conservarne una copia; noi non la vediamo mai.',
    privacyOnline: 'Se giochi con amici lontani, il nostro server conserva: il nome che scegli, il tuo codice e l’elenco degli amici, le partite e i saluti, la lingua e le ore di silenzio del telefono e il suo indirizzo per le notifiche. Se colleghi un’e-mail, un account Google o Apple, conserva ciò che serve per l’accesso: l’indirizzo e-mail o l’identificativo dell’account. Nulla di tutto ciò serve ad altro che a giocare.',
    privacyTable: 'Chi è al tuo tavolo vede il tuo nome e le tue mosse. Chi segnali non ne viene a sapere nulla; la segnalazione la leggiamo noi.',
    privacyServer: 'Il server è Google Firebase (accesso, database, funzioni, notifiche), che lavora per noi. Per tenere fuori gli altri controlla che le chiamate vengano dall’app vera (App Check).',
    privacyKept: 'I dati restano finché esiste il tuo account. Elimina l’account nell’app, alla voce Account, o su questo sito: nome, amici, accesso e dispositivi vengono rimossi subito, e nelle partite finite diventi «Qualcuno».',
    privacyRights: 'Puoi chiedere che cosa conserviamo di te, farlo correggere o cancellare, e rivolgerti all’autorità del tuo Paese. L’app non è fatta perché bambini sotto i 13 anni giochino con sconosciuti: non c’è chat, e nessuno può trovarti senza il tuo codice.',
    privacyContact: 'Domande:',
    privacyDelete: 'Elimina il tuo account',
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
    privacyTitle: 'La privacidad en Great Architects',
    privacyNone: 'No hay anuncios, no se mide ni se sigue a nadie, y nada se vende ni se cede.',
    privacyAlone: 'Lo que juegas a solas o alrededor de un teléfono se queda en tu teléfono. La copia de seguridad del teléfono puede guardarlo; nosotros no lo vemos nunca.',
    privacyOnline: 'Si juegas con amigos lejanos, nuestro servidor guarda: el nombre que eliges, tu código y tu lista de amigos, tus partidas y saludos, el idioma y las horas de silencio de tu teléfono y su dirección para los avisos. Si vinculas un correo o una cuenta de Google o Apple, guarda lo que ese acceso necesita: la dirección o el identificador de la cuenta. Nada de ello sirve para otra cosa que jugar.',
    privacyTable: 'Quienes están en tu mesa ven tu nombre y tus jugadas. A quien denuncias no se le dice nada; la denuncia la leemos nosotros.',
    privacyServer: 'El servidor es Google Firebase (acceso, base de datos, funciones, avisos), que trabaja para nosotros. Para dejar fuera a otros comprueba que las llamadas vengan de la aplicación auténtica (App Check).',
    privacyKept: 'Se guarda mientras exista tu cuenta. Elimina la cuenta en la aplicación, en Cuenta, o en este sitio: nombre, amigos, acceso y dispositivos se borran al instante, y en las partidas terminadas pasas a ser «Alguien».',
    privacyRights: 'Puedes preguntar qué guardamos de ti, pedir que se corrija o se borre, y reclamar ante la autoridad de tu país. La aplicación no está hecha para que menores de 13 años jueguen con desconocidos: no hay chat y nadie puede encontrarte sin tu código.',
    privacyContact: 'Preguntas:',
    privacyDelete: 'Elimina tu cuenta',
};
/** @type {{ [name in TextName]: string }} */
const fr = {
    deleteTitle: 'Supprimer votre compte Great Architects',
    deleteWhat: 'Votre nom, vos amis, vos appareils et votre connexion sont effacés aussitôt. Vous quittez les parties ouvertes, celles en cours comptent comme abandonnées, et dans celles qui sont finies vous devenez « Quelqu’un ». C’est irréversible.',
    deleteAnonymous: 'Si vous ne vous êtes jamais connecté, votre compte n’existe que sur votre téléphone : supprimez-le là, dans l’application, sous Compte.',
    email: 'E-mail',
    password: 'Mot de passe',
    signIn: 'Se connecter',
    signInGoogle: 'Se connecter avec Google',
    signInApple: 'Se connecter avec Apple',
    signedInAs: 'Connecté en tant que',
    deleteNow: 'Supprimer mon compte pour toujours',
    deleting: 'Suppression …',
    deleted: 'Votre compte est supprimé.',
    badSignIn: 'Cela n’a pas marché. Vérifiez l’e-mail et le mot de passe.',
    failed: 'Le serveur n’a pas pu le faire. Réessayez dans une minute : rien n’est perdu.',
    joinTitle: 'Vous êtes invité à une partie',
    joinHow: 'Ouvrez l’application, ou tapez ce code sous « Rejoindre par un code ».',
    joinNoCode: 'Ce lien ne contient pas de code. Demandez à votre ami de l’envoyer de nouveau.',
    openApp: 'Ouvrir Great Architects',
    privacyTitle: 'La vie privée dans Great Architects',
    privacyNone: 'Il n’y a pas de publicité, personne n’est mesuré ni suivi, et rien n’est vendu ni transmis.',
    privacyAlone: 'Ce que vous jouez seul ou autour d’un téléphone reste sur votre téléphone. Sa sauvegarde peut en garder une copie ; nous ne la voyons jamais.',
    privacyOnline: 'Si vous jouez avec des amis au loin, notre serveur garde : le nom que vous choisissez, votre code et votre liste d’amis, vos parties et vos saluts, la langue et les heures de silence de votre téléphone et son adresse pour les notifications. Si vous liez une adresse e-mail, un compte Google ou Apple, il garde ce qu’il faut pour cette connexion : l’adresse ou l’identifiant du compte. Rien de cela ne sert à autre chose qu’à jouer.',
    privacyTable: 'Les personnes à votre table voient votre nom et vos coups. La personne que vous signalez n’en sait rien ; c’est nous qui lisons le signalement.',
    privacyServer: 'Le serveur est Google Firebase (connexion, base de données, fonctions, notifications), qui travaille pour nous. Pour tenir les autres à l’écart, il vérifie que les appels viennent de la vraie application (App Check).',
    privacyKept: 'Les données sont gardées tant que votre compte existe. Supprimez-le dans l’application, sous Compte, ou sur ce site : nom, amis, connexion et appareils sont effacés aussitôt, et dans les parties finies vous devenez « Quelqu’un ».',
    privacyRights: 'Vous pouvez demander ce que nous gardons de vous, le faire corriger ou effacer, et saisir l’autorité de votre pays. L’application n’est pas faite pour que des enfants de moins de 13 ans jouent avec des inconnus : il n’y a pas de messagerie, et personne ne peut vous trouver sans votre code.',
    privacyContact: 'Questions :',
    privacyDelete: 'Supprimer votre compte',
};
/** @type {{ [name in TextName]: string }} */
const de = {
    deleteTitle: 'Dein Great-Architects-Konto löschen',
    deleteWhat: 'Dein Name, deine Freunde, Geräte und deine Anmeldung werden sofort entfernt. Offene Partien verlässt du, laufende gelten als aufgegeben, und in beendeten heißt du „Jemand“. Das lässt sich nicht rückgängig machen.',
    deleteAnonymous: 'Wenn du dich nie angemeldet hast, gibt es dein Konto nur auf deinem Telefon: Lösche es dort, in der App unter Konto.',
    email: 'E-Mail',
    password: 'Passwort',
    signIn: 'Anmelden',
    signInGoogle: 'Mit Google anmelden',
    signInApple: 'Mit Apple anmelden',
    signedInAs: 'Angemeldet als',
    deleteNow: 'Mein Konto für immer löschen',
    deleting: 'Wird gelöscht …',
    deleted: 'Dein Konto ist gelöscht.',
    badSignIn: 'Das hat nicht geklappt. Prüfe E-Mail und Passwort.',
    failed: 'Der Server konnte es jetzt nicht tun. Bitte versuche es in einer Minute noch einmal; verloren geht dabei nichts.',
    joinTitle: 'Du bist zu einer Partie eingeladen',
    joinHow: 'Öffne die App oder tippe diesen Code unter „Mit Code beitreten“ ein.',
    joinNoCode: 'Dieser Link enthält keinen Code. Bitte deinen Freund, ihn noch einmal zu schicken.',
    openApp: 'Great Architects öffnen',
    privacyTitle: 'Datenschutz in Great Architects',
    privacyNone: 'Es gibt keine Werbung, niemand wird gemessen oder verfolgt, und nichts wird verkauft oder weitergegeben.',
    privacyAlone: 'Was du allein oder um ein Telefon herum spielst, bleibt auf deinem Telefon. Dessen eigene Sicherung kann eine Kopie behalten; wir sehen sie nie.',
    privacyOnline: 'Wenn du mit Freunden in der Ferne spielst, bewahrt unser Server auf: den Namen, den du wählst, deinen Freundescode und deine Freundesliste, deine Partien und Grüße, Sprache und Ruhezeiten deines Telefons und seine Adresse für Mitteilungen. Wenn du eine E-Mail, ein Google- oder Apple-Konto verknüpfst, auch das, was diese Anmeldung braucht: die E-Mail-Adresse oder die Kennung des Kontos. Nichts davon dient etwas anderem als dem Spielen.',
    privacyTable: 'Wer mit dir am Tisch sitzt, sieht deinen Namen und deine Züge. Wen du meldest, erfährt nichts davon; die Meldung lesen wir.',
    privacyServer: 'Der Server ist Google Firebase (Anmeldung, Datenbank, Funktionen, Mitteilungen), das für uns arbeitet. Um andere fernzuhalten, prüft es, dass Anfragen von der echten App kommen (App Check).',
    privacyKept: 'Aufbewahrt wird es, solange dein Konto besteht. Lösche das Konto in der App unter Konto oder auf dieser Seite: Name, Freunde, Anmeldung und Geräte werden sofort entfernt, und in beendeten Partien heißt du „Jemand“.',
    privacyRights: 'Du kannst fragen, was wir über dich haben, es berichtigen oder löschen lassen und dich bei der Behörde deines Landes beschweren. Die App ist nicht dafür gemacht, dass Kinder unter 13 mit Fremden spielen: Es gibt keinen Chat, und niemand findet dich ohne deinen Code.',
    privacyContact: 'Fragen:',
    privacyDelete: 'Konto löschen',
};

export const languages = { en, it, es, fr, de };

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
