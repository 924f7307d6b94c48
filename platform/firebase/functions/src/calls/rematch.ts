import { type Match, playerAt, rulesOf, seatNumbers, seatOf } from "../match.js";
import type { Wish } from "../opening.js";
import { matchIdForm } from "../reader.js";
import { insist, Refused } from "../refused.js";
import { read } from "../server/database.js";
import { countMatch } from "../server/limiter.js";
import { changeMatch } from "../server/matches.js";
import { hasBlocked } from "../server/people.js";
import { nameRematch } from "../talk.js";
import { type Call, callable } from "./call.js";
import { openMatch, sitDown } from "./matches.js";

/** Everybody moves on one seat, so that another begins. */
export function rematchSeat(match: Match, seat: number): number {
  return (seat + 1) % match.public.seats;
}

/** The same match once more. Architects who only kept a seat give it back; whoever resigned is not asked. */
export function rematchWish(match: Match, of: string, uid: string, name: string, blockers: readonly string[]): Omit<Wish, "code"> {
  const { game, seats, options, clock } = match.public;
  const architects: Record<number, number> = {};
  const invited: Record<string, number> = {};
  for (const seat of seatNumbers(match)) {
    const player = playerAt(match, seat);
    if (player.uid === "" && player.kind === "architect") {
      architects[rematchSeat(match, seat)] = player.level;
    } else if (player.uid !== "" && player.uid !== uid && !blockers.includes(player.uid)) {
      invited[player.uid] = rematchSeat(match, seat);
    }
  }
  const host = { uid, name, seat: rematchSeat(match, seatOf(match, uid)) };
  return { game, rules: rulesOf(match), seats, options, clock, host, invited, architects, log: "", n: 0, rematchOf: of };
}

async function blockersOf(uid: string, match: Match): Promise<string[]> {
  const others = Object.keys(match.public.uids ?? {}).filter((other) => other !== uid);
  const blocked = await Promise.all(others.map((other) => hasBlocked(other, uid)));
  return others.filter((_, i) => blocked[i]);
}

/** That the new id is free, or already the rematch of this very match. */
async function insistFree(next: string, of: string): Promise<boolean> {
  const host = await read<string>(`matches/${next}/public/host`);
  insist(host === null || (await read<string>(`matches/${next}/secret/rematchOf`)) === of, "match.exists");
  return host === null;
}

async function startRematch(id: string, next: string, old: Match, call: Call): Promise<object> {
  await countMatch(call.uid, call.moment.now, true);
  const name = playerAt(old, seatOf(old, call.uid)).name;
  const wish = rematchWish(old, id, call.uid, name, await blockersOf(call.uid, old));
  try {
    const { match, seat } = await openMatch(next, wish, call);
    return { match, seat };
  } catch (error) {
    // Another player was quicker by a moment.
    if (error instanceof Refused && error.refusal === "match.exists") {
      return sitDown(next, "invitation", call);
    }
    throw error;
  }
}

/** The first who asks makes it; whoever asks after that sits down in it. */
export const rematch = callable("rematch", async (call) => {
  const id = call.data.matching("match", matchIdForm);
  const wanted = call.data.matching("next", matchIdForm);
  await insistFree(wanted, id);
  const { match, answer } = await changeMatch(id, (old) => {
    const named = nameRematch(old, call.uid, wanted, call.moment);
    return { match: named.match, answer: named.rematch };
  });
  return (await insistFree(answer, id)) ? startRematch(id, answer, match, call) : sitDown(answer, "invitation", call);
});
