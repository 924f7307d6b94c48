import { callsPerMinute, newMatchesPerHour, ringsAnHour } from "./sizes.js";

/** A bucket that tokens drip into: `tokens` of them at time `at`. */
export interface Bucket {
  tokens: number;
  at: number;
}

/** limits/$uid of the database. */
export interface Limits {
  calls?: Bucket;
  matches?: Bucket;
}

export interface Rate {
  most: number;
  perMs: number;
}

/** More than usual only under the emulators, where tests play faster than people. */
export function callRate(factor: number): Rate {
  return { most: callsPerMinute * factor, perMs: 60_000 };
}

export function creationRate(factor: number): Rate {
  return { most: newMatchesPerHour * factor, perMs: 3_600_000 };
}

export const ringRate: Rate = { most: ringsAnHour, perMs: 3_600_000 };

/** The bucket with one token less, or undefined if there is none left. */
export function take(bucket: Bucket | undefined, now: number, rate: Rate): Bucket | undefined {
  const before = bucket ?? { tokens: rate.most, at: now };
  const dripped = (Math.max(0, now - before.at) / rate.perMs) * rate.most;
  const tokens = Math.min(rate.most, before.tokens + dripped) - 1;
  return tokens < 0 ? undefined : { tokens, at: now };
}
