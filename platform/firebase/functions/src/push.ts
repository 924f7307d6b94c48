/** What pushes are about. */
export const pushKinds = [
  "turn", "invited", "begins", "over", "reminder24", "reminder4", "timeout", "draw", "emote", "rematch", "takeover",
] as const;
export type PushKind = (typeof pushKinds)[number];

/** One push to one person, before anybody has said it in a language. */
export interface Push {
  uid: string;
  kind: PushKind;
  n: number;
  game: string;
  /** Names of the persons and Architects it is about. */
  who?: string[];
  /** turn: how many moves there were since the receiver's last one. */
  count?: number;
  /** begins: it is the receiver's turn. */
  yourTurn?: boolean;
  /** takeover: the seat is the receiver's own. */
  yourSeat?: boolean;
  /** over: how it ended for the receiver. */
  outcome?: "won" | "lost" | "draw" | "cancelled";
  /** draw: to call the match off, rather than a draw. */
  cancel?: boolean;
  emote?: string;
  /** Who caused it, where somebody did: there are only so many rings from one person to another. */
  by?: string;
  /** Only to these devices of the receiver: the others have it. */
  to?: string[];
  /** reminders: when the time is up. */
  deadline?: number;
}

/** Pushes that somebody can cause at will: they share one budget for each pair of people. */
export function rungAtWill(kind: PushKind): boolean {
  return ["invited", "rematch", "draw", "emote"].includes(kind);
}

/** Pushes that mean something only as long as nobody has moved on. */
export function boundToPosition(kind: PushKind): boolean {
  return ["turn", "reminder24", "reminder4", "timeout", "draw"].includes(kind);
}
