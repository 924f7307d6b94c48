import assert from "node:assert/strict";
import { test } from "node:test";

import { claimTimeout, resign, takeSeatBack } from "../leaving.js";
import { own } from "../match.js";
import { submit } from "../moves.js";
import { create } from "../opening.js";
import { type Owed, withoutPaid } from "../owed.js";
import type { Push } from "../push.js";
import { recordThought, caseOf } from "../ruling.js";
import * as referee from "../referee.js";
import { sendEmote } from "../talk.js";
import { architectsPlayed, at, days, golden, nextMove, onTurn, paid, playOn, rung, running, stored, told, wish } from "./tables.js";

const kheops = golden("kheops-01");

function push(uid: string): Push {
  return { uid, kind: "turn", n: 30, game: "kheops" };
}

test("what was paid is struck out alone, and what could not be paid stays owed", () => {
  const owed: Owed = { rev: 7, feeds: { ann: true, bob: true }, pushes: { a: push("ann"), b: push("bob") }, clock: 30, code: "ABCDEF" };
  assert.deepEqual(withoutPaid(owed, { rev: 7, feeds: ["ann", "bob"], pushes: { a: undefined, b: undefined }, code: "ABCDEF" }), { rev: 7, clock: 30 });
  assert.deepEqual(withoutPaid(owed, { rev: 7, feeds: ["ann"], pushes: { b: undefined }, clock: 30 }), {
    rev: 7, feeds: { bob: true }, pushes: { a: push("ann") }, code: "ABCDEF",
  });
  assert.equal(withoutPaid(owed, { rev: 7, feeds: ["ann", "bob"], pushes: { a: undefined, b: undefined }, clock: 30, code: "ABCDEF" }), null);
});

test("a push that reached some devices is owed to the others only", () => {
  const left = { ...push("ann"), to: ["tablet"] };
  assert.deepEqual(withoutPaid({ rev: 1, pushes: { a: push("ann") } }, { rev: 1, feeds: [], pushes: { a: left } }), { rev: 1, pushes: { a: left } });
});

test("a feed that a later change owes again is not struck out by who told the older one", () => {
  const owed: Owed = { rev: 9, feeds: { ann: true }, pushes: { old: push("ann"), fresh: push("bob") } };
  assert.deepEqual(withoutPaid(owed, { rev: 7, feeds: ["ann"], pushes: { old: undefined } }), { rev: 9, feeds: { ann: true }, pushes: { fresh: push("bob") } });
});

test("a move never waits for Architects: they are only called, and play when the change is made", () => {
  const table = stored(create(wish(golden("pyramidice-05"), { architects: { 2: 4, 3: 4 } }), at(0)));
  assert.equal(table.public.stage, "open");
  const match = running("pyramidice-05", { architects: { 1: 4, 2: 4 } });
  let next = match;
  for (let i = 0; i < 40 && next.secret.owed?.architects === undefined && next.public.stage === "running"; i += 1) {
    const verdict = referee.letArchitectsPlay({ ...caseOf(next), architects: [1, 1, 1, 1] }, 1);
    assert.ok(verdict.ok);
    const move = (verdict.ruling.entries.split("\n").find((line) => !line.startsWith("*")) ?? "").slice(2);
    next = stored(submit(paid(next), onTurn(next), { rules: 1, n: next.public.n, moveId: `m${next.public.n}`, moves: [move] }, at(1)).match);
  }
  const owed = next.secret.owed?.architects;
  assert.equal(owed?.n, next.public.n, "an Architect is on turn, and has not moved");
  assert.equal(next.public.deadline, undefined, "no clock runs for an Architect");
  const played = architectsPlayed(next);
  assert.ok(played.public.n > next.public.n);
  assert.equal(played.secret.owed?.architects, undefined);
});

test("what Architects thought is dropped if the match has moved on meanwhile", () => {
  const match = running("kheops-01", { clock: 1 });
  const late = claimTimeout(match, Object.keys(match.public.uids ?? {}).find((uid) => uid !== onTurn(match)) ?? "", "architect", 1, at(days(2)));
  const verdict = referee.letArchitectsPlay(caseOf(late));
  assert.ok(verdict.ok);
  const thought = { n: late.public.n, ruling: verdict.ruling };
  assert.ok(recordThought(late, thought, at(days(2))) !== undefined);
  assert.equal(recordThought(architectsPlayed(late), thought, at(days(2))), undefined);
  const back = takeSeatBack(late, { uid: onTurn(match), name: "Back" }, Number(match.public.turn), at(days(2)));
  assert.equal(back.secret.owed?.architects, undefined);
  assert.equal(recordThought(back, thought, at(days(2))), undefined);
});

test("when the last person who is there leaves, the match is over", () => {
  let match = running("pyramidice-05", { clock: 1 });
  // Everybody but one runs out of time; Architects keep their seats.
  for (let hours = 2; Object.values(match.public.players).filter(({ kind }) => kind === "person").length > 1; hours += 2) {
    const there = Object.values(match.public.players).filter(({ kind }) => kind === "person").map(({ uid }) => uid);
    const claimer = there.find((uid) => uid !== onTurn(match)) ?? "";
    match = paid(architectsPlayed(stored(claimTimeout(match, claimer, "architect", 1, at(days(hours)))), at(days(hours))));
  }
  assert.equal(match.public.stage, "running");
  const last = Object.values(match.public.players).find(({ kind }) => kind === "person")?.uid ?? "";
  const over = resign(match, last, at(days(90)));
  assert.equal(over.public.stage, "finished");
  assert.equal(over.public.end, "resigned");
  assert.equal(over.public.winners?.includes(String(match.public.uids?.[last])), false);
});

test("who has blocked the host keeps the seat and hears of nothing", () => {
  const match = create(wish(kheops, { invited: { bob: 1 }, deaf: ["bob"] }), at(0));
  assert.deepEqual(told(match), ["ann"]);
  assert.deepEqual(rung(match), {});
  assert.equal(match.public.invited?.bob, 1);
});

test("a push that somebody caused says who, so that rings can be counted", () => {
  const match = paid(playOn(running("kheops-01"), kheops, 1));
  const shown = sendEmote(match, "ann", "hello", at(9));
  assert.equal(Object.values(shown.secret.owed?.pushes ?? {})[0]?.by, "ann");
  assert.ok(nextMove(match, kheops) !== "");
});

test("what every object has is in no map", () => {
  for (const key of ["constructor", "toString", "__proto__", "hasOwnProperty"]) {
    assert.equal(own({}, key), undefined);
  }
  assert.equal(own({ ann: 1 }, "ann"), 1);
});
