import type { Moment } from "./clock.js";
import { type Answer, changed, type Match, playerAt, rulesOf, seatKey, seatOf } from "./match.js";
import * as referee from "./referee.js";
import { insist } from "./refused.js";
import { caseOf, granted, record } from "./ruling.js";
import { answersKept, logEntries } from "./sizes.js";

export interface Submission {
  /** By which rules the app made them. */
  rules: number;
  n: number;
  moveId: string;
  moves: readonly string[];
}

/** Answers are kept by seat: what one seat was told is not for another that repeats its moveId. */
function answerKey(seat: number, moveId: string): string {
  return `${seatKey(seat)}_${moveId}`;
}

function keepAnswer(match: Match, key: string, answer: Answer): void {
  const older = Object.entries(match.secret.answers ?? {}).sort(([, a], [, b]) => b.n - a.n);
  match.secret.answers = Object.fromEntries([[key, answer], ...older.slice(0, answersKept - 1)]);
}

/** Plays a person's moves, all or none. A repeated moveId is answered as the first time and changes nothing. */
export function submit(match: Match, uid: string, asked: Submission, moment: Moment): { match: Match; answer: Answer } {
  const seat = seatOf(match, uid);
  const key = answerKey(seat, asked.moveId);
  const stored = match.secret.answers?.[key];
  if (stored !== undefined) {
    return { match, answer: stored };
  }
  insist(match.public.stage === "running" && playerAt(match, seat).kind === "person", "match.stage");
  insist(asked.rules === rulesOf(match), "app.too_old");
  insist(asked.n === match.public.n, "match.stale", { n: match.public.n });
  insist(asked.n + asked.moves.length <= logEntries, "request.too_large");
  const ruling = granted(referee.play(caseOf(match, false), seat, asked.moves));
  const next = changed(match, moment.now);
  withdrawProposalOf(next, seat);
  record(next, ruling, moment, uid, seat);
  const answer: Answer = {
    // In the order in which the database gives it back: a repeated answer is the same text.
    entries: ruling.seen[seat] ?? "", hash: ruling.seenHash[seat] ?? "", n: next.public.n, stage: next.public.stage,
    turn: next.public.turn,
  };
  keepAnswer(next, key, answer);
  return { match: next, answer };
}

/** Who plays on instead of agreeing has said no. */
function withdrawProposalOf(match: Match, seat: number): void {
  if (match.public.proposal !== undefined && !match.public.proposal.yes.includes(String(seat))) {
    delete match.public.proposal;
  }
}
