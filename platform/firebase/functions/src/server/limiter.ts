import { createHash } from "node:crypto";

import type { Feed } from "../feed.js";
import { type Bucket, callRate, creationRate, type Limits, ringRate, take } from "../limits.js";
import { insist } from "../refused.js";
import { openMatches } from "../sizes.js";
import { read, transact } from "./database.js";
import { limitFactorFrom } from "./settings.js";

async function count(uid: string, kind: "calls" | "matches", now: number): Promise<void> {
  const factor = limitFactorFrom(process.env);
  const rate = kind === "calls" ? callRate(factor) : creationRate(factor);
  await transact<Limits>(`limits/${uid}`, (limits) => {
    const bucket = take(limits?.[kind], now, rate);
    insist(bucket !== undefined, "limit.rate");
    return { ...limits, [kind]: bucket };
  });
}

export async function countCall(uid: string, now: number): Promise<void> {
  await count(uid, "calls", now);
}

/** Whether one person may ring another once more. */
export async function mayRing(from: string, to: string, now: number): Promise<boolean> {
  let may = false;
  const pair = createHash("sha256").update(`${from} ${to}`).digest("hex").slice(0, 32); // names nobody, so that who goes leaves no trace
  await transact<Bucket>(`rings/${pair}`, (bucket) => {
    const left = take(bucket ?? undefined, now, ringRate);
    may = left !== undefined;
    return left ?? bucket;
  });
  return may;
}

/** Before a person gets one match more: neither too many at once, nor, if it is new, too many an hour. */
export async function countMatch(uid: string, now: number, isNew: boolean): Promise<void> {
  const feeds = (await read<Record<string, Feed>>(`users/${uid}/matches`)) ?? {};
  const going = Object.values(feeds).filter(({ stage }) => stage === "open" || stage === "running");
  insist(going.length < openMatches, "limit.matches");
  if (isNew) {
    await count(uid, "matches", now);
  }
}
