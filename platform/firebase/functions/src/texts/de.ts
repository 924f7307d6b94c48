import type { Texts } from "./texts.js";

export const de: Texts = {
  somebody: "Jemand",
  emotes: {
    hello: "Hallo!", luck: "Viel Glück!", well: "Gut gespielt!", wow: "Das habe ich nicht kommen sehen.",
    think: "Lass mich nachdenken …", oops: "Oh nein!", thanks: "Danke für die Partie.", again: "Noch einmal?",
  },
  turn: {
    title: "{game}: Du bist am Zug",
    body: { one: "{who}: ein Zug seit deinem letzten.", other: "{who}: {count} Züge seit deinem letzten." },
  },
  turnFirst: { title: "{game}: Du bist am Zug", body: "Die Partie wartet auf dich." },
  invited: { title: "Eine Einladung zu {game}", body: "{who} hält dir einen Platz frei." },
  begins: { title: "{game}: Es geht los", body: "Am Tisch: du und {who}." },
  beginsYours: { title: "{game}: Es geht los, du bist am Zug", body: "Am Tisch: du und {who}." },
  won: { title: "{game}: Du hast gewonnen!", body: "Deine Partie mit {who} ist zu Ende." },
  lost: { title: "{game}: Die Partie ist zu Ende", body: "Diesmal hat es nicht gereicht. Du hast mit {who} gespielt." },
  drawn: { title: "{game}: Unentschieden", body: "Du teilst dir die Ehre mit {who}." },
  cancelled: { title: "{game}: Partie abgebrochen", body: "Deine Partie mit {who} ist abgebrochen und zählt für niemanden." },
  reminder: {
    title: "{game}: Du bist noch am Zug",
    body: { one: "Dir bleibt etwa eine Stunde. Am Tisch: {who}.", other: "Dir bleiben etwa {count} Stunden. Am Tisch: {who}." },
  },
  timeout: { title: "{game}: Die Zeit ist um", body: "Die Zeit von {who} ist um. Du entscheidest, wie es weitergeht." },
  draw: { title: "{game}: Unentschieden?", body: "{who} schlägt ein Unentschieden vor." },
  callOff: { title: "{game}: Partie abbrechen?", body: "{who} möchte die Partie abbrechen." },
  emote: { title: "{game}: {who}", body: "{emote}" },
  rematch: { title: "{game}: Revanche?", body: "{who} möchte eine Revanche und hält dir einen Platz frei." },
  takeover: { title: "{game}: Ein Wechsel am Tisch", body: "Ein Architekt spielt für {who} weiter." },
  takeoverYours: { title: "{game}: Ein Architekt spielt für dich", body: "Deine Zeit war um. Du kannst deinen Platz jederzeit wieder einnehmen." },
};
