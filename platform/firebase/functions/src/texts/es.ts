import type { Texts } from "./texts.js";

export const es: Texts = {
  somebody: "Alguien",
  emotes: {
    hello: "¡Hola!", luck: "¡Buena suerte!", well: "¡Bien jugado!", wow: "No me lo esperaba.", think: "Déjame pensar…",
    oops: "¡Oh, no!", thanks: "Gracias por la partida.", again: "¿Otra más?",
  },
  turn: {
    title: "{game}: te toca",
    body: { one: "{who}: una jugada desde tu último turno.", other: "{who}: {count} jugadas desde tu último turno." },
  },
  turnFirst: { title: "{game}: te toca", body: "La partida te espera." },
  invited: { title: "Una invitación a {game}", body: "{who} te guarda un sitio." },
  begins: { title: "{game}: empieza la partida", body: "En la mesa: tú y {who}." },
  beginsYours: { title: "{game}: empieza la partida y te toca", body: "En la mesa: tú y {who}." },
  won: { title: "{game}: ¡has ganado!", body: "Tu partida con {who} ha terminado." },
  lost: { title: "{game}: la partida ha terminado", body: "Esta vez no has ganado. Has jugado con {who}." },
  drawn: { title: "{game}: empate", body: "Compartes los honores con {who}." },
  cancelled: { title: "{game}: partida anulada", body: "Tu partida con {who} se ha anulado y no cuenta para nadie." },
  reminder: {
    title: "{game}: aún te toca",
    body: { one: "Te queda cerca de una hora. A la espera: {who}.", other: "Te quedan unas {count} horas. A la espera: {who}." },
  },
  timeout: { title: "{game}: se acabó el tiempo", body: "A {who} se le acabó el tiempo. Tú decides cómo sigue la partida." },
  draw: { title: "{game}: ¿empate?", body: "{who} propone el empate." },
  callOff: { title: "{game}: ¿anular la partida?", body: "{who} quiere anular la partida." },
  emote: { title: "{game}: {who}", body: "{emote}" },
  rematch: { title: "{game}: ¿revancha?", body: "{who} quiere la revancha y te guarda un sitio." },
  takeover: { title: "{game}: un cambio en la mesa", body: "Un Arquitecto sigue jugando por {who}." },
  takeoverYours: { title: "{game}: un Arquitecto juega por ti", body: "Se acabó tu tiempo. Puedes recuperar tu sitio cuando quieras." },
};
