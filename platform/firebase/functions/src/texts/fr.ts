import type { Texts } from "./texts.js";

export const fr: Texts = {
  somebody: "Quelqu’un",
  emotes: {
    hello: "Bonjour !", luck: "Bonne chance !", well: "Bien joué !", wow: "Je ne l’avais pas vu venir.",
    think: "Laisse-moi réfléchir…", oops: "Oh non !", thanks: "Merci pour la partie.", again: "Encore une ?",
  },
  turn: {
    title: "{game} : à toi de jouer",
    body: { one: "{who} : un coup depuis ton dernier tour.", other: "{who} : {count} coups depuis ton dernier tour." },
  },
  turnFirst: { title: "{game} : à toi de jouer", body: "La pyramide t’attend." },
  invited: { title: "Une invitation à {game}", body: "{who} te garde une place." },
  begins: { title: "{game} : la partie commence", body: "À la table : toi et {who}." },
  beginsYours: { title: "{game} : la partie commence, à toi de jouer", body: "À la table : toi et {who}." },
  won: { title: "{game} : tu as gagné !", body: "Ta partie avec {who} est terminée." },
  lost: { title: "{game} : partie terminée", body: "Cette fois, la victoire va ailleurs. Tu as joué avec {who}." },
  drawn: { title: "{game} : match nul", body: "Tu partages les honneurs avec {who}." },
  cancelled: { title: "{game} : partie annulée", body: "Ta partie avec {who} est annulée et ne compte pour personne." },
  reminder: {
    title: "{game} : c’est encore à toi",
    body: { one: "Il te reste environ une heure. En attente : {who}.", other: "Il te reste environ {count} heures. En attente : {who}." },
  },
  timeout: { title: "{game} : temps écoulé", body: "Le temps de {who} est écoulé. À toi de décider de la suite." },
  draw: { title: "{game} : match nul ?", body: "{who} propose le match nul." },
  callOff: { title: "{game} : annuler la partie ?", body: "{who} voudrait annuler la partie." },
  emote: { title: "{game} : {who}", body: "{emote}" },
  rematch: { title: "{game} : la revanche ?", body: "{who} voudrait une revanche et te garde une place." },
  takeover: { title: "{game} : un changement à la table", body: "Un Architecte continue à la place de {who}." },
  takeoverYours: { title: "{game} : ta place est gardée", body: "Ton temps est écoulé : un Architecte joue pour toi. Tu peux reprendre ta place." },
};
