import type { Texts } from "./texts.js";

export const it: Texts = {
  somebody: "Qualcuno",
  emotes: {
    hello: "Ciao!", luck: "Buona fortuna!", well: "Ben giocato!", wow: "Non me l’aspettavo.", think: "Fammi pensare…",
    oops: "Oh no!", thanks: "Grazie per la partita.", again: "Ancora una?",
  },
  turn: {
    title: "{game}: tocca a te",
    body: { one: "{who}: una mossa dal tuo ultimo turno.", other: "{who}: {count} mosse dal tuo ultimo turno." },
  },
  turnFirst: { title: "{game}: tocca a te", body: "La partita ti aspetta." },
  invited: { title: "Un invito a {game}", body: "{who} ti tiene un posto." },
  begins: { title: "{game}: si comincia", body: "Al tavolo: tu e {who}." },
  beginsYours: { title: "{game}: si comincia, tocca a te", body: "Al tavolo: tu e {who}." },
  won: { title: "{game}: hai vinto!", body: "La partita con {who} è finita." },
  lost: { title: "{game}: partita finita", body: "Questa volta non hai vinto. Hai giocato con {who}." },
  drawn: { title: "{game}: pareggio", body: "A pari merito con {who}." },
  cancelled: { title: "{game}: partita annullata", body: "La partita con {who} è annullata e non conta per nessuno." },
  reminder: {
    title: "{game}: tocca ancora a te",
    body: { one: "Ti resta circa un’ora. In attesa: {who}.", other: "Ti restano circa {count} ore. In attesa: {who}." },
  },
  timeout: { title: "{game}: tempo scaduto", body: "Tempo scaduto per {who}. Decidi tu come continuare." },
  draw: { title: "{game}: pareggio?", body: "{who} propone il pareggio." },
  callOff: { title: "{game}: chiudere la partita?", body: "{who} propone di chiudere la partita." },
  emote: { title: "{game}: {who}", body: "{emote}" },
  rematch: { title: "{game}: rivincita?", body: "{who} vorrebbe la rivincita e ti tiene un posto." },
  takeover: { title: "{game}: un cambio al tavolo", body: "Un Architetto continua al posto di {who}." },
  takeoverYours: { title: "{game}: un Architetto gioca per te", body: "Il tuo tempo è scaduto. Puoi riprendere il tuo posto quando vuoi." },
};
