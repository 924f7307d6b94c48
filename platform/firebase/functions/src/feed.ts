import type { Match, Stage } from "./match.js";

/** users/$uid/matches/$match: what a person's phones listen to. */
export interface Feed {
  seat: number;
  stage: Stage | "invited";
  n: number;
  turn: string;
  updated: number;
}

/** What the feed of a person says of a match; null if the match does not concern them. */
export function feedOf(match: Match, uid: string): Feed | null {
  const { stage, n, turn, updated } = match.public;
  const seat = match.public.uids?.[uid];
  if (seat !== undefined) {
    return { seat, stage, n, turn, updated };
  }
  const kept = match.public.invited?.[uid];
  return kept !== undefined && stage === "open" ? { seat: kept, stage: "invited", n, turn, updated } : null;
}

/** Whether what stands in the feed is older than what is to be written. */
export function isNews(standing: Feed | null, updated: number): boolean {
  return standing === null || standing.updated < updated;
}
