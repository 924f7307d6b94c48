import { createHash } from "node:crypto";

import { deadlineOf, type Moment } from "./clock.js";
import { changed, entryKey, type Match, playerAt, present, rulesOf, seatKey, seatNumbers, seatsIn } from "./match.js";
import { oweArchitects, oweClock, oweFeeds, owePush } from "./owed.js";
import * as referee from "./referee.js";
import { Refused } from "./refused.js";
import { publishScore } from "./ending.js";

/** What the referee is told of a match; without its Architects where they shall not move at once. */
export function caseOf(match: Match, architectsPlay = true): referee.Case {
  const { game, seats, options, seedFrom } = match.public;
  const { seed, log, chain } = match.secret;
  if (seed === undefined) {
    throw new Error("a match has no seed before it begins");
  }
  const architects = seatNumbers(match).map((seat) => {
    const player = playerAt(match, seat);
    return architectsPlay && player.kind === "architect" ? player.level : 0;
  });
  const asked = { game, rules: rulesOf(match), seats, options, seed, seedFrom, log, architects };
  return chain === undefined ? asked : { ...asked, chain };
}

/** Of a question that cannot be wrong unless the server is. */
export function certain(verdict: referee.Verdict): referee.Ruling {
  if (!verdict.ok) {
    throw new Error(`the referee refused its own match: ${verdict.refusal}`);
  }
  return verdict.ruling;
}

/** Of a player's move, which may break a rule. */
export function granted(verdict: referee.Verdict): referee.Ruling {
  if (!verdict.ok) {
    throw referee.isOurs(verdict.refusal) ? new Refused("server.busy") : new Refused("move.refused", { refusal: verdict.refusal });
  }
  return verdict.ruling;
}

function writeViews(match: Match, ruling: referee.Ruling): void {
  match.views ??= {};
  for (const seat of seatNumbers(match)) {
    const lines = ruling.seen[seat] ?? "";
    match.views[seatKey(seat)] = { ...match.views[seatKey(seat)], [entryKey(ruling.from)]: lines };
  }
}

/** What happened since the seat's own last move: how many moves, and whose. */
export function sinceLastTurn(match: Match, seat: number): { who: string[]; count: number } {
  const actors = match.secret.log.split("\n").map((line) => line.slice(0, line.indexOf(" ")));
  const own = actors.lastIndexOf(String(seat + 1));
  const moves = actors.slice(own + 1).filter((actor) => actor !== "*" && actor !== "");
  const seats = [...new Set(moves)].map((actor) => Number(actor) - 1);
  return { who: seats.map((other) => playerAt(match, other).name), count: moves.length };
}

function callToTurn(match: Match, actor: string): void {
  for (const seat of present(match).filter((one) => seatsIn(match.public.turn).includes(one))) {
    const { uid } = playerAt(match, seat);
    if (uid !== actor) {
      owePush(match, uid, "turn", sinceLastTurn(match, seat));
    }
  }
}

export function windClock(match: Match, moment: Moment): void {
  const deadline = deadlineOf(match.public.clock, moment);
  if (deadline === undefined) {
    return;
  }
  match.public.deadline = deadline;
  oweClock(match);
}

/** A turn goes on while its seat makes one small move after the other: its clock goes on too. */
function turnHasPassed(before: string, ruling: referee.Ruling, mover: number | undefined): boolean {
  const actors = ruling.entries.split("\n").map((line) => line.slice(0, line.indexOf(" ")));
  const others = actors.some((actor) => actor !== "*" && actor !== "" && Number(actor) - 1 !== mover);
  return ruling.turn !== before || others;
}

/** Adds what the referee found to the log and everybody's view, in place, and owes what follows from it. */
export function record(match: Match, ruling: referee.Ruling, moment: Moment, actor: string, mover?: number): void {
  const before = match.public.turn;
  if (ruling.entries !== "") {
    writeViews(match, ruling);
    match.secret.log = match.secret.log === "" ? ruling.entries : `${match.secret.log}\n${ruling.entries}`;
  }
  match.secret.chain = ruling.chain;
  match.public.n = ruling.n;
  match.public.turn = ruling.turn;
  oweFeeds(match);
  if (ruling.over) {
    publishScore(match, ruling, actor);
    return;
  }
  callArchitects(match, actor);
  if (present(match).every((seat) => !seatsIn(ruling.turn).includes(seat))) {
    delete match.public.deadline; // no person is waited for
  } else if (turnHasPassed(before, ruling, mover)) {
    windClock(match, moment);
    callToTurn(match, actor);
  }
}

/** Architects on turn are only noted: they think when the change is made, so that nobody waits for them to make it. */
export function callArchitects(match: Match, actor: string): void {
  const onTurn = seatsIn(match.public.turn).some((seat) => playerAt(match, seat).kind === "architect");
  if (onTurn && match.public.stage === "running") {
    oweArchitects(match, actor);
  } else if (match.secret.owed !== undefined) {
    delete match.secret.owed.architects;
  }
}

/** What they came to, put down if the match still stands where they thought about it; else nothing. */
export function recordThought(match: Match, thought: { n: number; ruling: referee.Ruling }, moment: Moment): Match | undefined {
  const owed = match.secret.owed?.architects;
  if (match.public.stage !== "running" || owed?.n !== thought.n || match.public.n !== thought.n) {
    return undefined;
  }
  const next = changed(match, moment.now);
  if (next.secret.owed !== undefined) {
    delete next.secret.owed.architects;
  }
  record(next, thought.ruling, moment, owed.by);
  return next;
}

export function seedHashOf(seed: string): string {
  return createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");
}
