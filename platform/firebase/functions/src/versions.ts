import type { Reader } from "./reader.js";
import { insist } from "./refused.js";

/** Of PROTOCOL.md: what these functions speak; in every answer. */
export const protocolNumber = 1;
/** Older apps are told kindly that they are. Raise it only when an app that old can no longer be served. */
export const oldestProtocol = 1;
/** The number of a game's first rules: of every match, and of every app, that says none. */
export const firstRules = 1;
export const mostRules = 9999;

/** The newest rules of each game that an app can play. */
export type Knows = (game: string) => number;

export function insistProtocol(data: Reader, oldest: number = oldestProtocol): void {
  const spoken = data.has("protocol") ? data.integer("protocol", 1, mostRules) : 1;
  insist(spoken >= oldest, "app.too_old");
}

export function readKnows(data: Reader): Knows {
  const known = new Map(Object.entries(data.integerMap("knows", /^[a-z]{1,32}$/, firstRules, mostRules)));
  return (game) => known.get(game) ?? firstRules;
}

/** By which rules the app made what it sends. */
export function readRules(data: Reader): number {
  return data.has("rules") ? data.integer("rules", firstRules, mostRules) : firstRules;
}
