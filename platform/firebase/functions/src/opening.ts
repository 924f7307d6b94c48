import type { Moment } from "./clock.js";
import { cancel } from "./ending.js";
import {
  architect, changed, type Clock, freeSeat, type Match, own, person, type Player, playerAt, present, rulesOf, seatKey, seatNumbers, seatOf,
} from "./match.js";
import { oweFeeds, owePush } from "./owed.js";
import * as referee from "./referee.js";
import { insist } from "./refused.js";
import type { Knows } from "./versions.js";
import { caseOf, certain, record, seedHashOf } from "./ruling.js";

/** A match as its host wants it. */
export interface Wish {
  game: string;
  rules: number;
  seats: number;
  options: string;
  clock: Clock;
  host: { uid: string; name: string; seat: number };
  /** Who is asked to sit where. */
  invited: Record<string, number>;
  /** Those of them who have blocked the host: their seats are kept, and they hear nothing of it. */
  deaf?: readonly string[];
  /** Levels by seat. */
  architects: Record<number, number>;
  code: string;
  /** A match that goes on here: its entries so far. */
  log: string;
  n: number;
  rematchOf?: string;
}

function seatFor(wish: Wish, seat: number): Player {
  const level = wish.architects[seat];
  if (seat === wish.host.seat) {
    return person(wish.host.uid, wish.host.name);
  }
  return level === undefined ? freeSeat() : architect(level);
}

/** A match that waits for players. At least one seat must be for a friend. */
export function create(wish: Wish, { now }: Moment): Match {
  const seats = Array.from({ length: wish.seats }, (_, seat) => seat);
  const players = Object.fromEntries(seats.map((seat) => [seatKey(seat), seatFor(wish, seat)]));
  const kinds = Object.values(players).map((player) => player.kind);
  insist(kinds.includes("person") && kinds.includes("free"), "request.bad");
  const match: Match = {
    public: {
      game: wish.game, rules: wish.rules, seats: wish.seats, options: wish.options, seedFrom: wish.n, stage: "open", n: wish.n, turn: "",
      clock: wish.clock, players, uids: { [wish.host.uid]: wish.host.seat }, invited: wish.invited,
      host: wish.host.uid, code: wish.code, created: now, updated: now,
    },
    secret: wish.rematchOf === undefined ? { log: wish.log } : { log: wish.log, rematchOf: wish.rematchOf },
  };
  if (wish.deaf !== undefined && wish.deaf.length > 0) {
    match.secret.deaf = Object.fromEntries(wish.deaf.map((uid) => [uid, true as const]));
  }
  oweFeeds(match);
  for (const uid of Object.keys(wish.invited)) {
    owePush(match, uid, wish.rematchOf === undefined ? "invited" : "rematch", { who: [wish.host.name], by: wish.host.uid });
  }
  return match;
}

/** The last seat is taken: chance is drawn, its hash published, and the first entries are made. */
function begin(match: Match, seed: string, moment: Moment, actor: string): void {
  match.public.stage = "running";
  match.public.seedHash = seedHashOf(seed);
  match.secret.seed = seed;
  if (match.public.code !== undefined) {
    match.secret.code = match.public.code;
    delete match.public.code;
  }
  if (match.secret.log === "") {
    record(match, certain(referee.begin(caseOf(match, false))), moment, actor);
  } else {
    const shown = certain(referee.views(caseOf(match)));
    match.secret.log = "";
    record(match, shown, moment, actor);
  }
  tellItBegins(match, actor);
}

/** One push for each: who is called to the turn anyway is told of the beginning instead. */
function tellItBegins(match: Match, actor: string): void {
  const pushes = match.secret.owed?.pushes ?? {};
  for (const [key, push] of Object.entries(pushes)) {
    if (push.kind === "turn") {
      Reflect.deleteProperty(pushes, key);
    }
  }
  for (const seat of present(match)) {
    const { uid } = playerAt(match, seat);
    if (uid !== actor && match.public.stage === "running") {
      const others = seatNumbers(match).filter((one) => one !== seat);
      const who = others.map((one) => playerAt(match, one).name);
      owePush(match, uid, "begins", { who, yourTurn: match.public.turn.includes(String(seat)) });
    }
  }
}

function kept(match: Match): number[] {
  return Object.values(match.public.invited ?? {});
}

function openSeats(match: Match): number[] {
  return seatNumbers(match).filter((seat) => playerAt(match, seat).kind === "free");
}

/** Somebody sits down: on the seat kept for them, or, with the code, on the first that is kept for nobody. */
export function join(
  match: Match, who: { uid: string; name: string; knows: Knows }, via: "code" | "invitation", seed: string, moment: Moment,
): Match {
  const seated = own(match.public.uids, who.uid) !== undefined;
  const asked = own(match.public.invited, who.uid);
  insist(via === "code" || seated || asked !== undefined, "match.unknown");
  insist(who.knows(match.public.game) >= rulesOf(match), "app.too_old");
  if (seated) {
    return match;
  }
  insist(match.public.stage !== "running", "match.full");
  insist(match.public.stage === "open", "match.stage");
  const next = changed(match, moment.now);
  const seat = asked ?? openSeats(match).find((one) => !kept(match).includes(one));
  insist(seat !== undefined, "match.full");
  next.public.players[seatKey(seat)] = person(who.uid, who.name);
  next.public.uids = { ...next.public.uids, [who.uid]: seat };
  removeInvitation(next, who.uid);
  oweFeeds(next);
  if (openSeats(next).length === 0) {
    begin(next, seed, moment, who.uid);
  }
  return next;
}

function removeInvitation(match: Match, uid: string): void {
  const rest = Object.entries(match.public.invited ?? {}).filter(([other]) => other !== uid);
  match.public.invited = Object.fromEntries(rest);
}

export function decline(match: Match, uid: string, { now }: Moment): Match {
  insist(match.public.invited?.[uid] !== undefined, "match.unknown");
  const next = changed(match, now);
  removeInvitation(next, uid);
  oweFeeds(next, [uid]);
  return next;
}

/** Leaves a match that has not begun; without its host there is none. */
export function leaveOpen(match: Match, uid: string, { now }: Moment): Match {
  const seat = seatOf(match, uid);
  insist(match.public.stage === "open", "match.stage");
  const next = changed(match, now);
  if (match.public.host === uid) {
    cancel(next, uid);
    return next;
  }
  next.public.players[seatKey(seat)] = freeSeat();
  next.public.uids = withoutKey(next.public.uids, uid);
  oweFeeds(next, [uid]);
  return next;
}

export function withoutKey<T>(map: Record<string, T> | undefined, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(map ?? {}).filter(([one]) => one !== key));
}
