import { type End, type Match, neutralName, playerAt, seatOf, seatSet, seatsIn } from "./match.js";
import { oweCode, oweFeeds, owePush } from "./owed.js";
import type { Push } from "./push.js";
import type { Ruling } from "./referee.js";

/** How it ended for one seat. A shared first place of the score sheet is a draw; who stayed when another left has won. */
function outcomeFor(match: Match, seat: number): NonNullable<Push["outcome"]> {
  const { end, winners = "" } = match.public;
  if (end === "cancelled" || end === "draw") {
    return end;
  }
  const won = seatsIn(winners);
  if (!won.includes(seat)) {
    return "lost";
  }
  return end === "score" && won.length > 1 ? "draw" : "won";
}

function tellTheEnd(match: Match, actor: string): void {
  for (const uid of Object.keys(match.public.uids ?? {})) {
    const seat = seatOf(match, uid);
    if (uid !== actor) {
      const others = Object.values(match.public.players).filter((player) => player !== playerAt(match, seat));
      const who = others.map((player) => player.name).filter((name) => name !== "");
      owePush(match, uid, "over", { outcome: outcomeFor(match, seat), who: who.length > 0 ? who : [neutralName] });
    }
  }
}

function close(match: Match, end: End, stage: "finished" | "cancelled", actor: string): void {
  match.public.stage = stage;
  match.public.end = end;
  match.public.turn = "";
  delete match.public.deadline;
  delete match.public.proposal;
  freeCode(match);
  oweFeeds(match);
  tellTheEnd(match, actor);
}

/** Seed and log are for everybody from now on: so each phone can check them. */
export function finish(match: Match, end: Exclude<End, "cancelled">, winners: readonly number[], actor: string): void {
  match.public.winners = seatSet(winners);
  if (match.secret.seed !== undefined) {
    match.public.seed = match.secret.seed;
  }
  match.full = match.secret.log;
  close(match, end, "finished", actor);
}

export function publishScore(match: Match, ruling: Ruling, actor: string): void {
  match.public.points = (ruling.points ?? []).join(" ");
  finish(match, "score", seatsIn(ruling.winners ?? ""), actor);
}

/** Called off: nothing of it is published. */
export function cancel(match: Match, actor: string): void {
  const invited = Object.keys(match.public.invited ?? {});
  delete match.public.invited;
  oweFeeds(match, invited);
  close(match, "cancelled", "cancelled", actor);
}

function freeCode(match: Match): void {
  const code = match.public.code ?? match.secret.code;
  if (code !== undefined) {
    oweCode(match, code);
  }
  delete match.public.code;
  delete match.secret.code;
}
