/** What the functions ask of the rules. Pure: an answer depends on its question alone. */
import { Asker } from "./referee_core.js";

/** Everything there is to know of a match when something is asked of it. Texts as in PROTOCOL.md. */
export interface Case {
  game: string;
  seats: number;
  /** 16 hexadecimal digits. */
  options: string;
  /** 64 hexadecimal digits. */
  seed: string;
  seedFrom: number;
  /** "ACTOR ENTRY" lines; "" if there are none. */
  log: string;
  /** The level of the Architect on each seat; 0 for a person. */
  architects: readonly number[];
  /** Of the log, as the last ruling gave it: saves hashing the whole log anew. */
  chain?: string;
}

export interface Ruling {
  /** The index of the first new entry. */
  from: number;
  /** The length of the log now. */
  n: number;
  /** The new ones, whole. */
  entries: string;
  /** By seat: the new ones, as that seat may know them. */
  seen: string[];
  turn: string;
  over: boolean;
  chain: string;
  /** By seat, 16 hexadecimal digits. */
  seenHash: string[];
  points?: number[];
  winners?: string;
}

export type Verdict = { ok: true; ruling: Ruling } | { ok: false; refusal: string; at: number };
export type Inspection =
  | { ok: true; game: string; seats: number; options: string; oneDevice: boolean; log: string; n: number; turn: string; over: boolean }
  | { ok: false; refusal: string };
export type Options = { ok: true; options: string } | { ok: false; refusal: string };

const asker = new Asker();

/** A new match: the case has no log yet. */
export function begin(c: Case): Verdict {
  return verdict(asker.ask(question("begin", c)));
}

/** One or more moves of a person, all or none. */
export function play(c: Case, seat: number, moves: readonly string[]): Verdict {
  const bad = moves.findIndex((move) => /[\r\n]/.test(move));
  return bad < 0
    ? verdict(asker.ask(question(`play ${seat}`, c) + moves.join("\n")))
    : { ok: false, refusal: "table.bad_notation", at: bad };
}

/** Chance and the Architects play on, until a person is on turn. */
export function letArchitectsPlay(c: Case): Verdict {
  return verdict(asker.ask(question("architects", c)));
}

/** What every seat sees of the whole log from 0 on; the case is verified whole. */
export function views(c: Case): Verdict {
  return verdict(asker.ask(question("views", c)));
}

/** A match file (core/table/MATCH_FORMAT.md) with its seed, verified whole. */
export function inspect(matchText: string): Inspection {
  const answer = asker.ask(`inspect\n${matchText}`);
  const [head = "", log = ""] = answer.split("\n\n");
  const fields = fieldsOf(head);
  return fields.has("inspected")
    ? {
        ok: true, game: text(fields, "game"), seats: number(fields, "seats"), options: text(fields, "options"),
        oneDevice: text(fields, "one-device") === "1", log, n: number(fields, "n"), turn: text(fields, "turn"), over: text(fields, "over") === "1",
      }
    : { ok: false, refusal: refusalOf(answer).refusal };
}

/** Options by name as 16 hexadecimal digits, checked against the game and its number of seats. */
export function readOptions(game: string, seats: number, options: Record<string, string>): Options {
  const lines = Object.entries(options).map(([name, value]) => `${oneWord(name)} ${oneWord(value)}`);
  const answer = asker.ask(`options\ngame ${oneWord(game)}\nseats ${seats}\n\n${lines.join("\n")}`);
  return answer.startsWith("options ")
    ? { ok: true, options: answer.slice("options ".length) }
    : { ok: false, refusal: refusalOf(answer).refusal };
}

/** A word that comes from a phone must not become a line of its own. */
function oneWord(word: string): string {
  return word.replace(/\s/g, "?");
}

/** Up to where the moves stand: they come last, so that nothing in them can be taken for the log. */
function question(asks: string, c: Case): string {
  return [
    asks, `game ${oneWord(c.game)}`, `seats ${c.seats}`, `options ${c.options}`, `seed ${c.seed}`, `seed-from ${c.seedFrom}`,
    `architects ${c.architects.join(" ")}`, `chain ${c.chain ?? "-"}`, "", c.log, "", "",
  ].join("\n");
}

function verdict(answer: string): Verdict {
  const [head = "", entries = "", ...seen] = answer.split("\n\n");
  const fields = fieldsOf(head);
  if (!fields.has("ruled")) {
    return { ok: false, ...refusalOf(answer) };
  }
  const ruling: Ruling = {
    from: number(fields, "from"), n: number(fields, "n"), entries, seen, turn: text(fields, "turn"),
    over: text(fields, "over") === "1", chain: text(fields, "chain"), seenHash: text(fields, "hashes").split(" "),
  };
  if (ruling.over) {
    ruling.points = text(fields, "points").split(" ").map(Number);
    ruling.winners = text(fields, "winners");
  }
  return { ok: true, ruling };
}

function fieldsOf(head: string): Map<string, string> {
  return new Map(head.split("\n").map((line) => {
    const [name = "", ...value] = line.split(" ");
    return [name, value.join(" ")];
  }));
}

function text(fields: Map<string, string>, name: string): string {
  return fields.get(name) ?? "";
}

function number(fields: Map<string, string>, name: string): number {
  return Number(text(fields, name));
}

function refusalOf(answer: string): { refusal: string; at: number } {
  const [, refusal = "", at = "0"] = answer.split(" ");
  return { refusal, at: Number(at) };
}
