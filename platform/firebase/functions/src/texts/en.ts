import type { Texts } from "./texts.js";

export const en: Texts = {
  somebody: "Somebody",
  emotes: {
    hello: "Hello!", luck: "Good luck!", well: "Well played!", wow: "I did not see that coming.", think: "Let me think…",
    oops: "Oh no!", thanks: "Thank you for the match.", again: "Once more?",
  },
  turn: {
    title: "{game}: your turn",
    body: { one: "{who}: one move since you last played.", other: "{who}: {count} moves since you last played." },
  },
  turnFirst: { title: "{game}: your turn", body: "The match waits for you." },
  invited: { title: "An invitation to {game}", body: "{who} keeps a seat for you." },
  begins: { title: "{game} begins", body: "At the table: you and {who}." },
  beginsYours: { title: "{game} begins: your turn", body: "At the table: you and {who}." },
  won: { title: "{game}: you have won!", body: "Your match with {who} is over." },
  lost: { title: "{game}: the match is over", body: "Not this time. You played with {who}." },
  drawn: { title: "{game}: a draw", body: "You share the honours with {who}." },
  cancelled: { title: "{game}: cancelled", body: "Your match with {who} was cancelled; it counts for nobody." },
  reminder: {
    title: "{game}: it is still your turn",
    body: { one: "You have about an hour left. Waiting: {who}.", other: "You have about {count} hours left. Waiting: {who}." },
  },
  timeout: { title: "{game}: time is up", body: "{who} ran out of time. You decide how the match goes on." },
  draw: { title: "{game}: a draw?", body: "{who} proposes a draw." },
  callOff: { title: "{game}: cancel the match?", body: "{who} would like to cancel the match." },
  emote: { title: "{game}: {who}", body: "{emote}" },
  rematch: { title: "{game}: once more?", body: "{who} would like a rematch and keeps a seat for you." },
  takeover: { title: "{game}: a change at the table", body: "An Architect plays on for {who}." },
  takeoverYours: { title: "{game}: an Architect plays for you", body: "Your time was up. You can take your seat back at any time." },
};
