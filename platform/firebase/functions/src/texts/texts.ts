import type { EmoteName } from "../emotes.js";

/** A sentence that counts: which form is taken is the language's rule. */
export interface Counted {
  one: string;
  other: string;
}

export interface Said {
  title: string;
  body: string | Counted;
}

/** Everything that can be said, in one language. {who}, {game}, {count} and {emote} are filled in. */
export interface Texts {
  /** For who has no name. */
  somebody: string;
  emotes: Record<EmoteName, string>;
  turn: Said;
  turnFirst: Said;
  invited: Said;
  begins: Said;
  beginsYours: Said;
  won: Said;
  lost: Said;
  drawn: Said;
  cancelled: Said;
  reminder: Said;
  timeout: Said;
  draw: Said;
  callOff: Said;
  emote: Said;
  rematch: Said;
  takeover: Said;
  takeoverYours: Said;
}
export type SaidKey = Exclude<keyof Texts, "somebody" | "emotes">;
