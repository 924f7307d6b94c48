import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test, mock } from "node:test";
import { begin, inspect, letArchitectsPlay, play, readOptions, views, type Case, type Ruling, type Verdict } from "../referee.js";
import { Asker, brokeDown, newCore, type Core } from "../referee_core.js";

const golden = join(__dirname, "../../../../../tests/golden");

function newCase(game: string, architects: readonly number[]): Case {
  return { game, rules: 1, seats: architects.length, options: "0".repeat(16), seed: "5a".repeat(32), seedFrom: 0, log: "", architects };
}

function ruled(verdict: Verdict): Ruling {
  assert.ok(verdict.ok, JSON.stringify(verdict));
  return verdict.ruling;
}

function after(c: Case, ruling: Ruling): Case {
  return { ...c, log: [c.log, ruling.entries].filter((text) => text !== "").join("\n"), chain: ruling.chain };
}

/** A match of Kheops that waits for the pawn of a person. */
function begun(): { match: Case; seat: number } {
  const match = newCase("kheops", [0, 0]);
  const ruling = ruled(begin(match));
  return { match: after(match, ruling), seat: Number(ruling.turn) };
}

function quietly<T>(act: () => T): T {
  const silent = mock.method(console, "error", () => undefined);
  try {
    return act();
  } finally {
    silent.mock.restore();
  }
}

test("a match begins with the opening, and each seat is told of it what it may know", () => {
  const ruling = ruled(begin(newCase("kheops", [0, 0])));
  assert.equal(ruling.from, 0);
  assert.equal(ruling.n, 26);
  assert.equal(ruling.entries.split("\n").length, 26);
  assert.equal(ruling.seen.length, 2);
  assert.match(ruling.seen[0] ?? "", /draw 1 [RC]\d\d\n\* draw 2 \?|draw 2 \?\n\* draw 1 [RC]\d\d/);
  assert.doesNotMatch(ruling.seen[0] ?? "", /draw 2 [RC]/);
  assert.doesNotMatch(ruling.seen[1] ?? "", /draw 1 [RC]/);
  assert.match(ruling.chain, /^[0-9a-f]{64}$/);
  assert.ok(ruling.seenHash.every((hash) => /^[0-9a-f]{16}$/.test(hash)));
  assert.match(ruling.turn, /^[01]$/);
  assert.equal(ruling.over, false);
  assert.equal("points" in ruling, false);
});

test("a move is played, and the chain that was handed on is the chain of the whole log", () => {
  const { match, seat } = begun();
  const ruling = ruled(play(match, seat, ["pawn W 1.1"]));
  assert.equal(ruling.from, 26);
  assert.equal(ruling.entries.split("\n")[0], `${seat + 1} pawn W 1.1`);
  const next = after(match, ruling);
  assert.equal(ruled(views({ ...next, chain: "0".repeat(64) })).chain, ruling.chain); // views hashes anew
  assert.equal(ruled(letArchitectsPlay(next)).entries, "");
});

test("a refusal names the rule and the move", () => {
  const { match, seat } = begun();
  assert.deepEqual(play(match, seat, ["pawn W 7.1"]), { ok: false, refusal: "kheops.no_tile_there", at: 0 });
  assert.deepEqual(play(match, seat, ["pawn W 1.1", "dance"]), { ok: false, refusal: "table.bad_notation", at: 1 });
  assert.deepEqual(play(match, 1 - seat, ["pawn W 1.1"]), { ok: false, refusal: "table.not_your_turn", at: 0 });
  assert.deepEqual(play(match, seat, []), { ok: false, refusal: "table.no_such_move", at: 0 });
  assert.equal(play({ ...match, log: "nonsense" }, seat, ["pawn W 1.1"]).ok, false);
});

test("what a phone writes never becomes a line of its own", () => {
  const { match, seat } = begun();
  assert.deepEqual(play(match, seat, ["pawn W 1.1", "tile\n\n* draw 1 R01"]), { ok: false, refusal: "table.bad_notation", at: 1 });
  assert.deepEqual(begin({ ...newCase("kheops", [0, 0]), game: "kheops\nseats 2" }), { ok: false, refusal: "table.unknown_game", at: 0 });
  assert.deepEqual(readOptions("kheops\nseats 2\n\n", 1, 2, {}), { ok: false, refusal: "table.unknown_game" });
  assert.deepEqual(readOptions("kheops", 1, 2, { "pharaoh mummy\npharaoh": "priest" }), { ok: false, refusal: "table.unknown_option" });
});

test("options are read by name", () => {
  assert.deepEqual(readOptions("kheops", 1, 2, {}), { ok: true, options: "0".repeat(16) });
  assert.deepEqual(readOptions("kheops", 1, 2, { pharaoh: "mummy" }), { ok: true, options: "01" + "0".repeat(14) });
  assert.deepEqual(readOptions("kheops", 1, 3, {}), { ok: false, refusal: "table.wrong_seat_count" });
});

test("a match that everybody must sit around one device for is refused, and known when it is taken online", () => {
  assert.deepEqual(readOptions("luxor", 1, 2, { curse: "race" }), { ok: false, refusal: "table.one_device_only" });
  assert.ok(readOptions("luxor", 1, 2, { curse: "turns" }).ok);
  const taken = (file: string): boolean => {
    const inspected = inspect(readFileSync(join(golden, file), "utf8"));
    return inspected.ok && inspected.oneDevice;
  };
  assert.equal(taken("luxor-02.match"), true);
  assert.equal(taken("luxor-01.match"), false);
});

test("a finished match comes with its points and its winners", () => {
  const ruling = ruled(begin(newCase("pyramidice", [2, 1, 2])));
  assert.equal(ruling.over, true);
  assert.equal(ruling.turn, "");
  assert.equal(ruling.points?.length, 3);
  assert.match(ruling.winners ?? "", /^[012]+$/);
});

test("a match file is taken in whole, or refused by name", () => {
  const file = readFileSync(join(golden, "pyramidice-05.match"), "utf8");
  const inspected = inspect(file);
  assert.ok(inspected.ok);
  assert.equal(inspected.game, "pyramidice");
  assert.equal(inspected.seats, 4);
  assert.equal(inspected.over, true);
  assert.equal(inspected.log.split("\n").length, inspected.n);
  const began = inspected.log.split("\n").slice(0, 60);
  const taken = ruled(views({ ...newCase("pyramidice", [0, 0, 0, 0]), seedFrom: 60, log: began.join("\n") }));
  assert.equal(taken.from, 0);
  assert.equal(taken.entries, began.join("\n"));
  assert.deepEqual(inspect(file.replace(/^seed .*\n/m, "")), { ok: false, refusal: "table.seed_mismatch" });
  assert.deepEqual(inspect("hello"), { ok: false, refusal: "table.bad_file" });
});

test("an instance that broke down is never asked again", () => {
  let loads = 0;
  const asker = new Asker(() => {
    const core = newCore();
    // The first one is asked about a place outside of its memory, which traps.
    const trapping: Core = { memory: core.memory, malloc: core.malloc, free: core.free, referee: (_, size) => core.referee(0x7fff0000, size) };
    return loads++ === 0 ? trapping : core;
  });
  const question = "options\ngame kheops\nrules 1\nseats 2\n\n";
  assert.equal(quietly(() => asker.ask(question)), brokeDown);
  assert.equal(asker.memory, 0);
  assert.equal(asker.ask(question), "options " + "0".repeat(16));
  assert.equal(asker.ask(question), "options " + "0".repeat(16));
  assert.equal(loads, 2);
});

test("memory grows for a long question, and no question leaves anything behind", () => {
  const asker = new Asker();
  const file = readFileSync(join(golden, "pyramidice-05.match"), "utf8");
  const small = asker.ask(`inspect\n${file}`);
  const atFirst = asker.memory;
  assert.match(asker.ask(`inspect\n${file}${"# no more than a comment\n".repeat(40_000)}`), /^inspected\n/);
  const grown = asker.memory;
  assert.ok(grown > atFirst);
  for (let i = 0; i < 500; ++i) {
    assert.equal(asker.ask(`inspect\n${file}`), small);
    asker.ask("x".repeat(200_000));
  }
  assert.equal(asker.memory, grown);
});
