import type { Moment } from "./clock.js";
import type { EmoteName } from "./emotes.js";
import { cancel, finish } from "./ending.js";
import { changed, type Match, playerAt, present, type ProposalKind, seatKey, seatOf, seatSet, seatsIn } from "./match.js";
import { oweFeeds, tellOthers } from "./owed.js";
import { insist } from "./refused.js";
import { emoteRingMs } from "./sizes.js";

export type ProposalAnswer = "propose" | "accept" | "refuse";

/** To end the match as a draw, or to call it off: it happens once all persons at the table have said yes. */
export function proposeDraw(match: Match, uid: string, kind: ProposalKind, answer: ProposalAnswer, { now }: Moment): Match {
  const seat = seatOf(match, uid);
  insist(match.public.stage === "running" && present(match).includes(seat), "match.stage");
  const open = match.public.proposal?.kind === kind ? match.public.proposal : undefined;
  insist(answer === "propose" || open !== undefined, "match.no_proposal");
  const next = changed(match, now);
  oweFeeds(next);
  if (answer === "refuse") {
    delete next.public.proposal;
    return next;
  }
  const yes = seatSet([...new Set([...seatsIn(open?.yes ?? ""), seat])]);
  next.public.proposal = { by: open?.by ?? seat, kind, yes };
  if (present(match).every((one) => yes.includes(String(one)))) {
    concludeProposal(next, kind, uid);
  } else if (open === undefined) {
    tellOthers(next, uid, "draw", { who: [playerAt(match, seat).name], cancel: kind === "cancel" });
  }
  return next;
}

function concludeProposal(match: Match, kind: ProposalKind, actor: string): void {
  if (kind === "draw") {
    finish(match, "draw", [], actor);
  } else {
    cancel(match, actor);
  }
}

/** Shown to everybody; rings the others unless the seat has just rung them. */
export function sendEmote(match: Match, uid: string, emote: EmoteName, { now }: Moment): Match {
  const seat = seatOf(match, uid);
  insist(match.public.stage === "running" || match.public.stage === "finished", "match.stage");
  const last = match.public.emotes?.[seatKey(seat)];
  const next = changed(match, now);
  next.public.emotes = { ...next.public.emotes, [seatKey(seat)]: { emote, at: now } };
  oweFeeds(next);
  if (last === undefined || now - last.at >= emoteRingMs) {
    tellOthers(next, uid, "emote", { who: [playerAt(match, seat).name], emote });
  }
  return next;
}

/** The first who asks for a rematch names it; everybody after them is led to the same one. */
export function nameRematch(match: Match, uid: string, next: string, { now }: Moment): { match: Match; rematch: string } {
  seatOf(match, uid);
  insist(match.public.stage === "finished", "match.stage");
  if (match.public.rematch !== undefined) {
    return { match, rematch: match.public.rematch };
  }
  const named = changed(match, now);
  named.public.rematch = next;
  oweFeeds(named);
  return { match: named, rematch: next };
}
