import { logger } from "firebase-functions/v2";

import type { Match } from "../match.js";
import { caseOf, recordThought } from "../ruling.js";
import { architectMovesAtOnce } from "../sizes.js";
import { transact } from "./database.js";
import { momentNow } from "./settings.js";
import { think } from "./thinker.js";

/**
 * Architects who are on turn play on, some moves at a time. They think in a thread of their own, outside of every
 * transaction; what they came to is written if the match still stands there. Cut short anywhere, the next call goes on.
 */
export async function playArchitects(id: string, match: Match): Promise<Match> {
  let state = match;
  while (state.secret.owed?.architects?.n === state.public.n && state.public.stage === "running") {
    const verdict = await think(caseOf(state), architectMovesAtOnce);
    if (!verdict.ok) {
      logger.error("the Architects could not play on", { match: id, refusal: verdict.refusal });
      return state;
    }
    const thought = { n: state.public.n, ruling: verdict.ruling };
    const after = await transact<Match>(`matches/${id}`, (standing) =>
      standing === null ? null : (recordThought(standing, thought, momentNow()) ?? standing),
    );
    if (after === null || after.public.n === state.public.n) {
      return after ?? state;
    }
    state = after;
  }
  return state;
}
