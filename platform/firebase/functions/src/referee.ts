/** What the functions ask of the rules. Pure: an answer depends on its question alone. */
import { type Referees, refereesOf } from "./referees.js";
import { deployedReferees } from "./referee_core.js";
import { mostRules } from "./versions.js";

/** Everything there is to know of a match when something is asked of it. Texts as in PROTOCOL.md. */
export interface Case {
  game: string;
  /** By which of the game's rules. */
  rules: number;
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
  | { ok: true; game: string; rules: number; seats: number; options: string; oneDevice: boolean; log: string; n: number; turn: string; over: boolean }
  | { ok: false; refusal: string };
export type Options = { ok: true; options: string } | { ok: false; refusal: string };

let referees: Referees | undefined;

/** Those that are deployed. For tests: others. */
export function useReferees(others?: Referees): void {
  referees = others;
}

function all(): Referees {
  referees ??= refereesOf(deployedReferees());
  return referees;
}

/** The newest rules of a game, up to those that an app knows, that can be judged here; undefined if there are none. */
export function newestRules(game: string, known: number): number | undefined {
  return all().newest(game, known);
}

/** The referee of the match's own rules is asked: they hold until its end, whatever is deployed meanwhile. */
function ask(c: Case, question: string): Verdict {
  const asker = all().of(c.game, c.rules);
  if (asker === undefined) {
    return { ok: false, refusal: newestRules(c.game, mostRules) === undefined ? "table.unknown_game" : "table.unknown_rules", at: 0 };
  }
  return verdict(asker.ask(question));
}

/** What is refused because of this server, and not because of what was asked: it broke down, or the right referee is not deployed. */
export function isOurs(refusal: string): boolean {
  return ["referee.failed", "table.unknown_game", "table.unknown_rules"].includes(refusal);
}

/** A new match: the case has no log yet. */
export function begin(c: Case): Verdict {
  return ask(c, question("begin", c));
}

/** One or more moves of a person, all or none. */
export function play(c: Case, seat: number, moves: readonly string[]): Verdict {
  const bad = moves.findIndex((move) => /[\r\n]/.test(move));
  return bad < 0
    ? ask(c, question(`play ${seat}`, c) + moves.join("\n"))
    : { ok: false, refusal: "table.bad_notation", at: bad };
}

/** Chance and the Architects play on, until a person is on turn; at most so many moves of Architects. */
export function letArchitectsPlay(c: Case, moves?: number): Verdict {
  return ask(c, question(moves === undefined ? "architects" : `architects ${moves}`, c));
}

/** What every seat sees of the whole log from 0 on; the case is verified whole. */
export function views(c: Case): Verdict {
  return ask(c, question("views", c));
}

/** A match file (core/table/MATCH_FORMAT.md) with its seed, verified whole. */
export function inspect(matchText: string): Inspection {
  const answer = all().firstThatKnows((asker) => asker.ask(`inspect\n${matchText}`));
  const [head = "", log = ""] = answer.split("\n\n");
  const fields = fieldsOf(head);
  return fields.has("inspected")
    ? {
        ok: true, game: text(fields, "game"), rules: number(fields, "rules"), seats: number(fields, "seats"), options: text(fields, "options"),
        oneDevice: text(fields, "one-device") === "1", log, n: number(fields, "n"), turn: text(fields, "turn"), over: text(fields, "over") === "1",
      }
    : { ok: false, refusal: refusalOf(answer).refusal };
}

/** Options by name as 16 hexadecimal digits, checked against the game and its number of seats. */
export function readOptions(game: string, rules: number, seats: number, options: Record<string, string>): Options {
  const lines = Object.entries(options).map(([name, value]) => `${oneWord(name)} ${oneWord(value)}`);
  const asked = `options\ngame ${oneWord(game)}\nrules ${rules}\nseats ${seats}\n\n${lines.join("\n")}`;
  const answer = all().firstThatKnows((asker) => asker.ask(asked));
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
    asks, `game ${oneWord(c.game)}`, `rules ${c.rules}`, `seats ${c.seats}`, `options ${c.options}`, `seed ${c.seed}`, `seed-from ${c.seedFrom}`,
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
