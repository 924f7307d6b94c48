import type { Texts } from "./texts.js";

export const fr: Texts = {
  somebody: "Quelqu’un",
  emotes: {
    hello: "Bonjour !", luck: "Bonne chance !", well: "Bien joué !", wow: "Je ne l’avais pas vu venir.",
    think: "Laisse-moi réfléchir…", oops: "Oh non !", thanks: "Merci pour la partie.", again: "Encore une ?",
  },
  turn: {
    title: "{game} : à vous de jouer",
    body: { one: "{who} : un coup depuis votre dernier tour.", other: "{who} : {count} coups depuis votre dernier tour." },
  },
  turnFirst: { title: "{game} : à vous de jouer", body: "La partie vous attend." },
  invited: { title: "Une invitation à {game}", body: "{who} vous garde une place." },
  begins: { title: "{game} : la partie commence", body: "À la table : vous et {who}." },
  beginsYours: { title: "{game} : la partie commence, à vous de jouer", body: "À la table : vous et {who}." },
  won: { title: "{game} : vous avez gagné !", body: "Votre partie avec {who} est terminée." },
  lost: { title: "{game} : partie terminée", body: "Ce sera pour une autre fois. Vous avez joué avec {who}." },
  drawn: { title: "{game} : match nul", body: "Vous partagez les honneurs avec {who}." },
  cancelled: { title: "{game} : partie annulée", body: "Votre partie avec {who} est annulée et ne compte pour personne." },
  reminder: {
    title: "{game} : c’est encore à vous",
    body: { one: "Il vous reste environ une heure. En attente : {who}.", other: "Il vous reste environ {count} heures. En attente : {who}." },
  },
  timeout: { title: "{game} : temps écoulé", body: "Temps écoulé pour {who}. À vous de décider de la suite." },
  draw: { title: "{game} : match nul ?", body: "{who} propose le match nul." },
  callOff: { title: "{game} : annuler la partie ?", body: "{who} voudrait annuler la partie." },
  emote: { title: "{game} : {who}", body: "{emote}" },
  rematch: { title: "{game} : une revanche ?", body: "{who} voudrait une revanche et vous garde une place." },
  takeover: { title: "{game} : un changement à la table", body: "Un Architecte continue à la place de {who}." },
  takeoverYours: { title: "{game} : un Architecte joue pour vous", body: "Votre temps est écoulé. Vous pouvez reprendre votre place à tout moment." },
};
