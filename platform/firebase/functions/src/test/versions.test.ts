import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join as joinPath } from "node:path";
import { afterEach, test } from "node:test";

import { forget, resign } from "../leaving.js";
import type { Match } from "../match.js";
import { submit } from "../moves.js";
import { create, join } from "../opening.js";
import { Reader } from "../reader.js";
import * as referee from "../referee.js";
import { presentReferee } from "../referee_core.js";
import { refereesOf } from "../referees.js";
import { caseOf } from "../ruling.js";
import { insistProtocol, readKnows, readRules } from "../versions.js";
import { at, golden, nextMove, onTurn, playOn, refuses, running, stored, wish } from "./tables.js";

/** Kheops by rules 2, and by no others (tests/firebase/rules_two). */
const laterReferee = joinPath(__dirname, "../../../../../build/referee/bin/referee_rules_two.wasm");
assert.ok(existsSync(laterReferee), "build it first: cmake --build --preset referee --target referee_rules_two");

const kheops = golden("kheops-01");
const before = refereesOf([presentReferee]);
const sideBySide = refereesOf([laterReferee, presentReferee]);
const laterAlone = refereesOf([laterReferee]);

afterEach(() => {
  referee.useReferees();
});

/** A match by rules 2, between two people whose apps know them. */
function byRulesTwo(): Match {
  const open = stored(create(wish(kheops, { rules: 2 }), at(0)));
  return stored(join(open, { uid: "bob", name: "Bob", knows: () => 2 }, "code", kheops.seed, at(0)));
}

function worker(match: Match, rules: number): { rules: number; n: number; moveId: string; moves: string[] } {
  return { rules, n: match.public.n, moveId: "w", moves: ["pawn W 1.1"] };
}

test("a match begun under rules 1 is played to its end, and judged by rules 1, after rules 2 were deployed", () => {
  referee.useReferees(before);
  const half = playOn(running("kheops-01"), kheops, 6);
  referee.useReferees(sideBySide);
  const over = playOn(half, kheops, kheops.log.length);
  assert.equal(over.public.stage, "finished");
  assert.equal(over.public.end, "score");
  assert.equal(over.secret.log, kheops.log.join("\n"));
  assert.equal(over.public.points, /^result (.*)$/m.exec(kheops.text)?.[1]);
  assert.equal(over.secret.chain, /^chain (.*)$/m.exec(kheops.text)?.[1]);
});

test("a match that carries no number is played by rules 1", () => {
  referee.useReferees(sideBySide);
  const match = running("kheops-01");
  delete match.public.rules;
  assert.equal(caseOf(match).rules, 1);
  assert.equal(playOn(match, kheops, 6).public.n > match.public.n, true);
});

test("the same move is judged by the rules of its match: rules 2 forbid what rules 1 allow", () => {
  referee.useReferees(sideBySide);
  const first = running("kheops-01");
  const second = byRulesTwo();
  assert.ok(submit(first, onTurn(first), worker(first, 1), at(1)).answer.n > first.public.n);
  refuses(() => submit(second, onTurn(second), worker(second, 2), at(1)), "move.refused", { refusal: "kheops.mummy_first" });
});

test("the chain of a match by rules 2 is another one, that of rules 1 is what it was", () => {
  referee.useReferees(sideBySide);
  assert.notEqual(byRulesTwo().secret.chain, running("kheops-01").secret.chain);
  referee.useReferees(before);
  const alone = running("kheops-01").secret.chain;
  referee.useReferees(sideBySide);
  assert.equal(running("kheops-01").secret.chain, alone);
});

test("an old and a new app sit at one table by rules 1; by rules 2 the old one is told that it is too old", () => {
  referee.useReferees(sideBySide);
  const byOne = stored(create(wish(kheops), at(0)));
  assert.equal(join(byOne, { uid: "bob", name: "Bob", knows: () => 2 }, "code", kheops.seed, at(0)).public.stage, "running");
  const byTwo = stored(create(wish(kheops, { rules: 2 }), at(0)));
  refuses(() => join(byTwo, { uid: "bob", name: "Bob", knows: () => 1 }, "code", kheops.seed, at(0)), "app.too_old");
});

test("who has nothing to do with a match is not told by which rules it is played", () => {
  const byTwo = stored(create(wish(kheops, { rules: 2 }), at(0)));
  refuses(() => join(byTwo, { uid: "eve", name: "Eve", knows: () => 1 }, "invitation", kheops.seed, at(0)), "match.unknown");
});

test("a move made by other rules than those of the match is not judged at all", () => {
  referee.useReferees(sideBySide);
  const match = byRulesTwo();
  refuses(() => submit(match, onTurn(match), worker(match, 1), at(1)), "app.too_old");
});

test("a new match is by the newest rules that both the app and the server know", () => {
  referee.useReferees(sideBySide);
  assert.equal(referee.newestRules("kheops", 1), 1);
  assert.equal(referee.newestRules("kheops", 2), 2);
  assert.equal(referee.newestRules("kheops", 7), 2);
  assert.equal(referee.newestRules("luxor", 7), 1);
  referee.useReferees(laterAlone);
  assert.equal(referee.newestRules("kheops", 1), undefined);
});

test("where the referee of a match is missing a move waits, and who wants to leave can", () => {
  const match = running("kheops-01");
  const four = running("pyramidice-05");
  referee.useReferees(refereesOf([]));
  refuses(() => submit(match, onTurn(match), { rules: 1, n: 26, moveId: "a", moves: [nextMove(match, kheops)] }, at(1)), "server.busy");
  assert.equal(resign(match, "ann", at(1)).public.stage, "finished");
  assert.equal(resign(four, "ann", at(1)).public.players.s0?.kind, "architect");
  assert.equal(forget(match, "ann", at(1)).public.uids?.ann, undefined);
  assert.equal(forget(four, "ann", at(1)).public.uids?.ann, undefined);
});

test("a match taken online keeps its rules, whichever referee knows them", () => {
  referee.useReferees(sideBySide);
  const inspected = referee.inspect(kheops.text);
  assert.ok(inspected.ok);
  assert.equal(inspected.rules, 1);
  assert.deepEqual(referee.inspect(kheops.text.replace("game kheops\n", "game kheops\nrules 3\n")), { ok: false, refusal: "table.unknown_rules" });
});

test("an app that says nothing speaks the first protocol and knows the first rules", () => {
  const silent = new Reader({});
  insistProtocol(silent);
  assert.equal(readKnows(silent)("kheops"), 1);
  assert.equal(readKnows(silent)("constructor"), 1);
  assert.equal(readRules(silent), 1);
  assert.equal(readKnows(new Reader({ knows: { kheops: 3 } }))("kheops"), 3);
});

test("an app older than the server still speaks with is told so", () => {
  refuses(() => { insistProtocol(new Reader({ protocol: 1 }), 2); }, "app.too_old");
  refuses(() => { insistProtocol(new Reader({}), 2); }, "app.too_old");
  insistProtocol(new Reader({ protocol: 2 }), 2);
  insistProtocol(new Reader({ protocol: 3 }), 2);
  refuses(() => { insistProtocol(new Reader({ protocol: "1" })); }, "request.bad");
});
