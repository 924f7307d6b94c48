import { type Match, own, playerAt, seatOf } from "./match.js";
import type { Push, PushKind } from "./push.js";

/**
 * What a change of a match still has to bring about outside of it. It is written with the change and struck out when it
 * is done, one by one, so that a call that is killed in between, or finds one of the services down, leaves just that for the
 * next one.
 */
export interface Owed {
  /** The `updated` of the change that wrote this; who has paid strikes it out only if nothing was added since. */
  rev: number;
  /** Whose feeds no longer say how the match stands. */
  feeds?: Record<string, true>;
  pushes?: Record<string, Push>;
  /** Architects are on turn: the log's length then, and who brought them to it. They think outside of the change. */
  architects?: { n: number; by: string };
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
  const hearing = known.filter((uid) => own(match.secret.deaf, uid) === undefined);
  owed.feeds = { ...owed.feeds, ...Object.fromEntries(hearing.map((uid) => [uid, true as const])) };
}

export function owePush(match: Match, uid: string, kind: PushKind, said: Omit<Push, "uid" | "kind" | "n" | "game">): void {
  if (own(match.secret.deaf, uid) !== undefined) {
    return;
  }
  const owed = owedBy(match);
  const key = `${kind}_${match.public.updated}_${uid}`;
  const push: Push = { uid, kind, n: match.public.n, game: match.public.game, ...said };
  owed.pushes = { ...owed.pushes, [key]: push };
}

/** To every person of the match but the one who acted. */
export function tellOthers(match: Match, actor: string, kind: PushKind, said: Omit<Push, "uid" | "kind" | "n" | "game">): void {
  for (const uid of Object.keys(match.public.uids ?? {})) {
    if (uid !== actor && playerAt(match, seatOf(match, uid)).kind === "person") {
      owePush(match, uid, kind, { ...said, by: actor });
    }
  }
}

export function oweClock(match: Match): void {
  if (match.public.deadline !== undefined) {
    owedBy(match).clock = match.public.n;
  }
}

export function oweArchitects(match: Match, by: string): void {
  owedBy(match).architects = { n: match.public.n, by };
}

/** What was done of what a match owed. */
export interface Paid {
  /** Of the change that owed it. */
  rev: number;
  feeds: readonly string[];
  /** By key: what is left of each, if something is. */
  pushes: Readonly<Record<string, Push | undefined>>;
  clock?: number;
  code?: string;
}

/** What is still owed; null if nothing is. A feed that a later change owes again is for that change to tell. */
export function withoutPaid(owed: Owed, paid: Paid): Owed | null {
  const feeds = Object.keys(owed.feeds ?? {}).filter((uid) => owed.rev !== paid.rev || !paid.feeds.includes(uid));
  const pushes = Object.entries(owed.pushes ?? {}).flatMap(([key, push]): [string, Push][] => {
    const left = Object.hasOwn(paid.pushes, key) ? paid.pushes[key] : push;
    return left === undefined ? [] : [[key, left]];
  });
  const rest: Owed = {
    rev: owed.rev,
    ...(feeds.length > 0 ? { feeds: Object.fromEntries(feeds.map((uid) => [uid, true as const])) } : {}),
    ...(pushes.length > 0 ? { pushes: Object.fromEntries(pushes) } : {}),
    ...(owed.architects !== undefined ? { architects: owed.architects } : {}),
    ...(owed.clock !== undefined && owed.clock !== paid.clock ? { clock: owed.clock } : {}),
    ...(owed.code !== undefined && owed.code !== paid.code ? { code: owed.code } : {}),
  };
  return Object.keys(rest).length > 1 ? rest : null;
}

export function oweCode(match: Match, code: string): void {
  owedBy(match).code = code;
}
