import assert from "node:assert/strict";
import { test } from "node:test";

import { type Submission, submit } from "../moves.js";
import { proposeDraw } from "../talk.js";
import { at, days, golden, nextMove, onTurn, paid, playOn, refuses, rung, running, stored, told, waiting } from "./tables.js";

const kheops = golden("kheops-01");
const four = golden("pyramidice-05");

function ask(n: number, moveId: string, ...moves: string[]): Submission {
  return { rules: 1, n, moveId, moves };
}

test("a move is played, seen by everybody as they may, and answered with the mover's view", () => {
  const match = running("kheops-01");
  const mover = onTurn(match);
  const { match: after, answer } = submit(match, mover, ask(26, "a", nextMove(match, kheops)), at(1));
  assert.equal(after.public.n, answer.n);
  assert.equal(answer.entries.split("\n")[0], kheops.log[26]);
  assert.equal(answer.stage, "running");
  assert.match(answer.hash, /^[0-9a-f]{16}$/);
  assert.equal(after.views?.s0?.["000026"] === undefined, false);
  assert.equal(after.secret.log, kheops.log.slice(0, after.public.n).join("\n"));
  assert.deepEqual(told(after), ["ann", "bob"]);
});

test("a question changes nothing of the match it is asked of", () => {
  const match = running("kheops-01");
  const before = JSON.stringify(match);
  submit(match, onTurn(match), ask(26, "a", nextMove(match, kheops)), at(1));
  assert.equal(JSON.stringify(match), before);
});

test("a repeated moveId gets the stored answer, also when the match has gone on", () => {
  const match = running("kheops-01");
  const mover = onTurn(match);
  const first = submit(match, mover, ask(26, "a", nextMove(match, kheops)), at(1));
  const later = playOn(stored(first.match), kheops, 3);
  const again = submit(later, mover, ask(26, "a", "nonsense"), at(2));
  assert.deepEqual(again.answer, first.answer);
  assert.equal(again.match, later);
});

test("nobody gets an answer that was given to another seat", () => {
  const match = running("kheops-01");
  const after = stored(submit(match, onTurn(match), ask(26, "a", nextMove(match, kheops)), at(1)).match);
  refuses(() => submit(after, waiting(match), ask(26, "a", "pawn W 1.1"), at(2)), "match.stale", { n: after.public.n });
});

test("a moveId of digits is no index of a list", () => {
  const match = running("kheops-01");
  const after = stored(submit(match, onTurn(match), ask(26, "0", nextMove(match, kheops)), at(1)).match);
  assert.deepEqual(Object.keys(after.secret.answers ?? {}), [`s${match.public.turn}_0`]);
});

test("the last eight answers are kept", () => {
  const match = playOn(running("kheops-01"), kheops, 12);
  const kept = Object.values(match.secret.answers ?? {}).map((answer) => answer.n);
  assert.equal(kept.length, 8);
  assert.equal(Math.max(...kept), match.public.n);
});

test("a stale n is refused with the true one", () => {
  const match = running("kheops-01");
  refuses(() => submit(match, onTurn(match), ask(25, "a", "pawn W 1.1"), at(1)), "match.stale", { n: 26 });
  refuses(() => submit(match, onTurn(match), ask(27, "a", "pawn W 1.1"), at(1)), "match.stale", { n: 26 });
});

test("a move that breaks a rule is refused with the rule's name", () => {
  const match = running("kheops-01");
  refuses(() => submit(match, onTurn(match), ask(26, "a", "pawn W 7.1"), at(1)), "move.refused", { refusal: "kheops.no_tile_there" });
  refuses(() => submit(match, waiting(match), ask(26, "a", "pawn W 1.1"), at(1)), "move.refused", { refusal: "table.not_your_turn" });
  refuses(() => submit(match, onTurn(match), ask(26, "a", "dance"), at(1)), "move.refused", { refusal: "table.bad_notation" });
});

test("of several moves all are played or none", () => {
  const match = running("kheops-01");
  const moves = [nextMove(match, kheops), "dance"];
  refuses(() => submit(match, onTurn(match), ask(26, "a", ...moves), at(1)), "move.refused", { refusal: "table.bad_notation" });
});

test("strangers, and everybody once the match is over, are refused", () => {
  const match = running("kheops-01");
  refuses(() => submit(match, "eve", ask(26, "a", "pawn W 1.1"), at(1)), "match.unknown");
  const over = playOn(match, kheops, 500);
  refuses(() => submit(over, "ann", ask(over.public.n, "z", "pawn W 1.1"), at(1)), "match.stage");
});

test("a log that would grow beyond all measure is refused", () => {
  const match = running("kheops-01");
  match.public.n = 20_000;
  refuses(() => submit(match, onTurn(match), ask(20_000, "a", "pawn W 1.1"), at(1)), "request.too_large");
});

test("a whole match of two ends with score, seed and log for everybody", () => {
  const match = playOn(running("kheops-01"), kheops, 500);
  assert.equal(match.public.stage, "finished");
  assert.equal(match.public.end, "score");
  assert.equal(match.public.seed, kheops.seed);
  assert.equal(match.full, kheops.log.join("\n"));
  assert.equal(match.public.points, /^result (.*)$/m.exec(kheops.text)?.[1]);
  assert.match(match.public.winners ?? "", /^[01]+$/);
  assert.equal(match.public.turn, "");
  assert.equal(match.public.deadline, undefined);
});

test("a whole match of four is played to the end, and every view has as many entries as the log", () => {
  const match = playOn(running("pyramidice-05"), four, 1000);
  assert.equal(match.public.stage, "finished");
  assert.equal(match.full, four.log.join("\n"));
  for (const view of Object.values(match.views ?? {})) {
    const lines = Object.keys(view).sort().flatMap((key) => (view[key] ?? "").split("\n"));
    assert.equal(lines.length, match.public.n);
  }
});

test("the last move rings the others with the outcome", () => {
  let match = running("kheops-01");
  while (match.public.stage === "running") {
    match = playOn(paid(match), kheops, 1);
  }
  const pushes = Object.values(match.secret.owed?.pushes ?? {});
  assert.deepEqual(pushes.map((push) => push.kind), ["over"]);
  const seat = String(match.public.uids?.[pushes[0]?.uid ?? ""]);
  const won = (match.public.winners ?? "").includes(seat);
  assert.equal(pushes[0]?.outcome, won ? "won" : "lost");
});

test("the clock goes on while a turn does, and begins anew with the next one", () => {
  const match = running("kheops-01");
  const mover = onTurn(match);
  const pawn = playOn(match, kheops, 1, at(days(1)));
  assert.equal(onTurn(pawn), mover);
  assert.equal(pawn.public.deadline, match.public.deadline);
  assert.equal(pawn.secret.owed?.clock, undefined);
  let next = pawn;
  while (onTurn(next) === mover) {
    next = playOn(next, kheops, 1, at(days(2)));
  }
  assert.equal(next.public.deadline, at(days(5)).now);
  assert.equal(next.secret.owed?.clock, next.public.n);
  assert.ok(rung(next)[onTurn(next)]?.includes("turn"));
});

test("a call to the turn says who moved since, and how often", () => {
  let match = running("kheops-01");
  const mover = onTurn(match);
  while (onTurn(match) === mover) {
    match = playOn(match, kheops, 1);
  }
  const push = Object.values(match.secret.owed?.pushes ?? {}).find((one) => one.kind === "turn");
  assert.deepEqual(push?.who, [match.public.players[`s${match.public.uids?.[mover]}`]?.name]);
  assert.ok((push.count ?? 0) >= 2);
});

test("who moves on instead of answering has refused a proposal; who proposed it may move on", () => {
  const match = running("kheops-01");
  const byOther = stored(proposeDraw(match, waiting(match), "draw", "propose", at(1)));
  assert.equal(playOn(byOther, kheops, 1).public.proposal, undefined);
  const byMover = stored(proposeDraw(match, onTurn(match), "draw", "propose", at(1)));
  assert.equal(playOn(byMover, kheops, 1).public.proposal?.kind, "draw");
});

test("what an interrupted call still owed is owed until it is paid", () => {
  const match = stored(submit(running("kheops-01"), onTurn(running("kheops-01")), ask(26, "a", kheops.log[26]?.slice(2) ?? ""), at(1)).match);
  const next = playOn(match, kheops, 1);
  assert.equal(next.secret.owed?.rev, next.public.updated);
  assert.deepEqual(told(next), ["ann", "bob"]);
});
