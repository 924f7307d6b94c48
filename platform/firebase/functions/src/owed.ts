import { type Match, playerAt, seatOf } from "./match.js";
import type { Push, PushKind } from "./push.js";

/**
 * What a change of a match still has to bring about outside of it. It is written with the change and struck out when it
 * is done, so that a call that is killed in between leaves it for the next one. Paying twice does no harm.
 */
export interface Owed {
  /** The `updated` of the change that wrote this; who has paid strikes it out only if nothing was added since. */
  rev: number;
  /** Whose feeds no longer say how the match stands. */
  feeds?: Record<string, true>;
  pushes?: Record<string, Push>;
  /** The log's length in which a clock has begun to run. */
  clock?: number;
  /** A code that leads here no longer. */
  code?: string;
}

function owedBy(match: Match): Owed {
  match.secret.owed = { ...match.secret.owed, rev: match.public.updated };
  return match.secret.owed;
}

/** Everybody who has to do with the match, and those named, who had, shall hear of it. */
export function oweFeeds(match: Match, alsoTo: readonly string[] = []): void {
  const owed = owedBy(match);
  const known = [...Object.keys(match.public.uids ?? {}), ...Object.keys(match.public.invited ?? {}), ...alsoTo];
  owed.feeds = { ...owed.feeds, ...Object.fromEntries(known.map((uid) => [uid, true as const])) };
}

export function owePush(match: Match, uid: string, kind: PushKind, said: Omit<Push, "uid" | "kind" | "n" | "game">): void {
  const owed = owedBy(match);
  const key = `${kind}_${match.public.updated}_${uid}`;
  const push: Push = { uid, kind, n: match.public.n, game: match.public.game, ...said };
  owed.pushes = { ...owed.pushes, [key]: push };
}

/** To every person of the match but the one who acted. */
export function tellOthers(match: Match, actor: string, kind: PushKind, said: Omit<Push, "uid" | "kind" | "n" | "game">): void {
  for (const uid of Object.keys(match.public.uids ?? {})) {
    if (uid !== actor && playerAt(match, seatOf(match, uid)).kind === "person") {
      owePush(match, uid, kind, said);
    }
  }
}

export function oweClock(match: Match): void {
  if (match.public.deadline !== undefined) {
    owedBy(match).clock = match.public.n;
  }
}

export function oweCode(match: Match, code: string): void {
  owedBy(match).code = code;
}
