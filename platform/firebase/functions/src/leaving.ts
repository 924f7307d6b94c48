import type { Moment } from "./clock.js";
import { cancel, finish } from "./ending.js";
import {
  architect, belonging, changed, type Match, neutralName, person, playerAt, present, seatKey, seatOf, seatsIn,
} from "./match.js";
import { decline, leaveOpen, withoutKey } from "./opening.js";
import { oweFeeds, owePush, tellOthers } from "./owed.js";
import { insist } from "./refused.js";
import { callArchitects, windClock } from "./ruling.js";
import { takeoverLevel } from "./sizes.js";

export type ClaimAction = "win" | "cancel" | "architect";

function insistRunning(match: Match): void {
  insist(match.public.stage === "running", "match.stage");
}

/** Gives up. With two persons, or when nobody else is there, the match is over; else an Architect plays on, for good. */
export function resign(match: Match, uid: string, moment: Moment): Match {
  const seat = seatOf(match, uid);
  insistRunning(match);
  const next = changed(match, moment.now);
  const staying = belonging(match).filter((one) => one !== seat);
  const somebodyThere = present(match).some((one) => one !== seat);
  if (staying.length <= 1 || !somebodyThere) {
    finish(next, "resigned", staying, uid);
    return next;
  }
  const { name } = playerAt(match, seat);
  next.public.players[seatKey(seat)] = architect(takeoverLevel);
  next.public.uids = withoutKey(next.public.uids, uid);
  delete next.public.proposal;
  oweFeeds(next, [uid]);
  tellOthers(next, uid, "takeover", { who: [name] });
  architectsMayMove(next, uid);
  return next;
}

/** The seats that have let their time run out. */
function lateSeats(match: Match, now: number): number[] {
  const { deadline, turn } = match.public;
  insist(deadline !== undefined && now >= deadline, "match.not_due");
  return seatsIn(turn);
}

/** Whoever waited long enough chooses: the match is won, called off, or an Architect plays on for who is late. */
export function claimTimeout(match: Match, uid: string, action: ClaimAction, level: number, moment: Moment): Match {
  const seat = seatOf(match, uid);
  insistRunning(match);
  const late = lateSeats(match, moment.now);
  insist(present(match).includes(seat) && !late.includes(seat), "match.not_due");
  const next = changed(match, moment.now);
  if (action === "win") {
    finish(next, "timeout", present(match).filter((one) => !late.includes(one)), uid);
  } else if (action === "cancel") {
    cancel(next, uid);
  } else {
    seatArchitects(next, late, level, uid);
  }
  return next;
}

/** Architects sit down for persons who may come back. */
function seatArchitects(match: Match, seats: readonly number[], level: number, actor: string): void {
  delete match.public.proposal;
  for (const seat of seats) {
    const former = playerAt(match, seat);
    match.public.players[seatKey(seat)] = architect(level, former);
    if (former.kind === "person") {
      tellOthers(match, actor, "takeover", { who: [former.name] });
      owePush(match, former.uid, "takeover", { yourSeat: true });
    }
  }
  architectsMayMove(match, actor);
}

/** Nothing is asked of the rules here: leaving, and ending an account, is possible whatever becomes of them. */
function architectsMayMove(match: Match, actor: string): void {
  if (present(match).every((seat) => !seatsIn(match.public.turn).includes(seat))) {
    delete match.public.deadline;
  }
  oweFeeds(match);
  callArchitects(match, actor);
}

/** An Architect plays on for somebody whose time ran out, or another one for somebody who is away already. */
export function replaceLeaver(match: Match, uid: string, seat: number, level: number, moment: Moment): Match {
  const own = seatOf(match, uid);
  insistRunning(match);
  insist(present(match).includes(own), "match.stage");
  insist(seat < match.public.seats, "request.bad");
  const away = playerAt(match, seat);
  const late = away.left || (away.kind === "person" && lateSeats(match, moment.now).includes(seat));
  insist(late && seat !== own, "match.not_due");
  const next = changed(match, moment.now);
  seatArchitects(next, [seat], level, uid);
  return next;
}

/** The person of the seat is back. */
export function takeSeatBack(match: Match, who: { uid: string; name: string }, seat: number, moment: Moment): Match {
  const own = seatOf(match, who.uid);
  insistRunning(match);
  insist(own === seat && playerAt(match, seat).left, "match.not_due");
  const next = changed(match, moment.now);
  next.public.players[seatKey(seat)] = person(who.uid, who.name);
  delete next.public.proposal;
  oweFeeds(next);
  callArchitects(next, who.uid);
  if (seatsIn(next.public.turn).includes(seat)) {
    windClock(next, moment); // the Architect had not moved yet
  }
  return next;
}

/** A person whose account ends goes: out of what has not ended, and by name out of what has. */
export function forget(match: Match, uid: string, moment: Moment): Match {
  if (match.public.invited?.[uid] !== undefined) {
    return decline(match, uid, moment);
  }
  const seat = seatOf(match, uid);
  const left = leave(match, uid, moment);
  const next = changed(left, moment.now);
  const player = next.public.players[seatKey(seat)];
  if (player?.uid === uid) {
    next.public.players[seatKey(seat)] = { ...player, uid: "", left: false, name: player.left ? player.name : neutralName };
  }
  next.public.uids = withoutKey(next.public.uids, uid);
  if (next.public.host === uid) {
    next.public.host = "";
  }
  oweFeeds(next, [uid]);
  return next;
}

function leave(match: Match, uid: string, moment: Moment): Match {
  switch (match.public.stage) {
    case "open":
      return leaveOpen(match, uid, moment);
    case "running":
      return resign(match, uid, moment);
    default:
      return match;
  }
}

/** Everything of one account becomes another's. Where both sit, the one that is given up leaves. */
export function handOver(match: Match, from: string, to: string, moment: Moment): Match {
  const { uids, invited } = match.public;
  if (uids?.[to] !== undefined) {
    return forget(match, from, moment);
  }
  const next = changed(match, moment.now);
  const seat = uids?.[from];
  const kept = invited?.[from];
  next.public.invited = withoutKey(next.public.invited, from);
  if (seat !== undefined) {
    next.public.uids = { ...withoutKey(next.public.uids, from), [to]: seat };
    next.public.players[seatKey(seat)] = { ...playerAt(match, seat), uid: to };
    next.public.invited = withoutKey(next.public.invited, to);
  } else if (kept !== undefined && invited?.[to] === undefined) {
    next.public.invited = { ...next.public.invited, [to]: kept };
  }
  if (next.public.host === from) {
    next.public.host = to;
  }
  oweFeeds(next, [from, to]);
  return next;
}
