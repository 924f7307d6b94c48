/** Matches for tests: with the real referee, and as they come back from the database. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join as joinPath } from "node:path";

import { dayMs, type Moment, realPace } from "../clock.js";
import type { Match } from "../match.js";
import { submit } from "../moves.js";
import { create, join, type Wish } from "../opening.js";
import { Refused, type RefusalDetails, type RefusalName } from "../refused.js";
import * as referee from "../referee.js";
import { caseOf, recordThought } from "../ruling.js";

export const start = Date.UTC(2026, 10, 16, 12);

export function at(ms: number): Moment {
  return { now: start + ms, pace: realPace };
}

export function days(count: number): number {
  return count * dayMs;
}

/** What the database gives back: it keeps no empty map and takes nothing undefined. */
export function stored<T>(value: T): T {
  return keep(value) as T;
}

function keep(value: unknown): unknown {
  assert.notEqual(value, undefined, "the database refuses undefined");
  if (typeof value !== "object" || value === null) {
    return value;
  }
  assert.ok(!Array.isArray(value) || value.every((one) => typeof one === "string"), "lists are for names only");
  if (Array.isArray(value)) {
    return value;
  }
  const pairs = Object.entries(value).map(([key, one]): [string, unknown] => {
    assert.match(key, /^[^.#$/[\]]+$/, "not a key of the database");
    return [key, keep(one)];
  });
  const kept = pairs.filter(([, one]) => one !== null);
  return kept.length === 0 ? null : Object.fromEntries(kept);
}

export interface Golden {
  text: string;
  game: string;
  seats: number;
  options: string;
  seed: string;
  log: string[];
}

/** A whole match that was played elsewhere, to be played again. */
export function golden(name: string): Golden {
  const text = readFileSync(joinPath(__dirname, "../../../../../tests/golden", `${name}.match`), "utf8");
  const inspected = referee.inspect(text);
  assert.ok(inspected.ok);
  const { game, seats, options, log } = inspected;
  return { text, game, seats, options, seed: /^seed (\w+)$/m.exec(text)?.[1] ?? "", log: log.split("\n") };
}

export const people = ["ann", "bob", "cleo", "dan"];

export function wish(golden: Golden, more: Partial<Wish> = {}): Wish {
  const { game, seats, options } = golden;
  const host = { uid: "ann", name: "Ann", seat: 0 };
  return { game, rules: 1, seats, options, clock: 3, host, invited: {}, architects: {}, code: "ABCDEF", log: "", n: 0, ...more };
}

export function nameFor(uid: string): string {
  return uid.charAt(0).toUpperCase() + uid.slice(1);
}

export function joined(match: Match, uid: string, seed: string, moment = at(0)): Match {
  return stored(join(match, { uid, name: nameFor(uid), knows: () => 1 }, "code", seed, moment));
}

/** All seats taken by persons, one after the other; what was owed is paid. */
export function running(name: string, more: Partial<Wish> = {}): Match {
  const game = golden(name);
  let match = stored(create(wish(game, more), at(0)));
  for (const uid of people.slice(1, game.seats - Object.keys(more.architects ?? {}).length)) {
    match = joined(match, uid, game.seed);
  }
  assert.equal(match.public.stage, "running");
  return paid(architectsPlayed(match));
}

export function paid(match: Match): Match {
  const copy = structuredClone(match);
  delete copy.secret.owed;
  return copy;
}

/** Architects who are on turn have played on. */
export function architectsPlayed(match: Match, moment = at(0)): Match {
  let next = match;
  while (next.secret.owed?.architects !== undefined) {
    const verdict = referee.letArchitectsPlay(caseOf(next));
    assert.ok(verdict.ok);
    const after = recordThought(next, { n: next.public.n, ruling: verdict.ruling }, moment);
    assert.ok(after !== undefined);
    next = stored(after);
  }
  return next;
}

/** The person on turn in a match where only one is. */
export function onTurn(match: Match): string {
  const uid = match.public.players[`s${match.public.turn}`]?.uid ?? "";
  assert.notEqual(uid, "");
  return uid;
}

export function waiting(match: Match): string {
  return Object.keys(match.public.uids ?? {}).find((uid) => uid !== onTurn(match)) ?? "";
}

/** The next move of the golden match this one repeats. */
export function nextMove(match: Match, game: Golden): string {
  return (game.log[match.public.n] ?? "").slice(2);
}

/** Plays on as the golden match did, as many moves. */
export function playOn(match: Match, game: Golden, moves: number, moment = at(0)): Match {
  let next = match;
  for (let i = 0; i < moves && next.public.stage === "running"; i += 1) {
    const asked = { rules: 1, n: next.public.n, moveId: `move${next.public.n}`, moves: [nextMove(next, game)] };
    next = stored(submit(next, onTurn(next), asked, moment).match);
  }
  return next;
}

/** Everything that somebody might try in Kheops: a pawn, a power of it, a tile of the hand. */
function kheopsTries(match: Match): string[] {
  const rows = Array.from({ length: 7 }, (_, row) => Array.from({ length: 13 - 2 * row }, (_unused, column) => `${row + 1}.${column + 1}`));
  const cells = rows.flat();
  const hand = match.secret.log.match(new RegExp(`(?<=draw ${Number(match.public.turn) + 1} )[RC]\\d\\d`, "g")) ?? [];
  const tiles = hand.flatMap((tile) => cells.flatMap((cell) => [0, 1, 2].map((turn) => `tile ${tile} ${cell} ${turn}`)));
  const pawns = cells.flatMap((cell) => ["W", "M", "P", "F"].map((pawn) => `pawn ${pawn} ${cell}`));
  return [...pawns, ...tiles, ...cells.flatMap((cell) => [`turn ${cell} 1`, `turn ${cell} 2`])];
}

/** A legal move in Kheops, when no golden match says one. */
export function anyMove(match: Match): string {
  const asked = caseOf(match);
  const found = kheopsTries(match).find((move) => referee.play(asked, Number(match.public.turn), [move]).ok);
  assert.ok(found !== undefined);
  return found;
}

export function refuses(act: () => unknown, name: RefusalName, details: RefusalDetails = {}): void {
  assert.throws(act, (error) => {
    assert.ok(error instanceof Refused, String(error));
    assert.equal(error.refusal, name);
    assert.deepEqual(error.details, details);
    return true;
  });
}

/** Kinds of pushes a match owes, by receiver. */
export function rung(match: Match): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const push of Object.values(match.secret.owed?.pushes ?? {})) {
    (found[push.uid] ??= []).push(push.kind);
  }
  return found;
}

export function told(match: Match): string[] {
  return Object.keys(match.secret.owed?.feeds ?? {}).sort();
}
