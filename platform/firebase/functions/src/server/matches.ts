import type { Match } from "../match.js";
import { Refused } from "../refused.js";
import { transact } from "./database.js";
import { settle } from "./settle.js";

interface Outcome<T> {
  match: Match;
  answer: T;
}

/** What is found while a transaction runs. It is filled anew each time the transaction is tried. */
interface Finding<T> {
  outcome?: Outcome<T>;
  refused?: Refused;
}

/**
 * A refusal is confirmed like a change, by writing back what was read: what this process knew of the match may have been
 * another call's hope. Who has nothing to do with the match causes no write.
 */
function consider<T>(match: Match, alter: (match: Match) => Outcome<T>): { finding: Finding<T>; written: Match | undefined } {
  try {
    const outcome = alter(match);
    return { finding: { outcome }, written: outcome.match };
  } catch (error) {
    if (!(error instanceof Refused)) {
      throw error;
    }
    return { finding: { refused: error }, written: error.refusal === "match.unknown" ? undefined : match };
  }
}

/** One change of one match, and everything that follows from it or was left over from another. */
export async function changeMatch<T>(id: string, alter: (match: Match) => Outcome<T>): Promise<Outcome<T>> {
  let finding: Finding<T> = {};
  const after = await transact<Match>(`matches/${id}`, (match) => {
    finding = {};
    if (match === null) {
      return null;
    }
    const considered = consider(match, alter);
    finding = considered.finding;
    return considered.written;
  });
  return conclude(id, after, finding);
}

/** The same where there may be no match yet: `make` is asked then. */
export async function makeMatch<T>(id: string, make: () => Outcome<T>, alter: (match: Match) => Outcome<T>): Promise<Outcome<T>> {
  let finding: Finding<T> = {};
  const after = await transact<Match>(`matches/${id}`, (match) => {
    finding = {};
    if (match === null) {
      const outcome = make();
      finding = { outcome };
      return outcome.match;
    }
    const considered = consider(match, alter);
    finding = considered.finding;
    return considered.written;
  });
  return conclude(id, after, finding);
}

async function conclude<T>(id: string, after: Match | null, { outcome, refused }: Finding<T>): Promise<Outcome<T>> {
  if (after === null || refused?.refusal === "match.unknown") {
    throw new Refused("match.unknown");
  }
  await settle(id, after);
  if (refused !== undefined) {
    throw refused;
  }
  if (outcome === undefined) {
    throw new Refused("server.busy");
  }
  return outcome;
}
