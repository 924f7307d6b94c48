import assert from "node:assert/strict";
import { test } from "node:test";

import { feedOf } from "../feed.js";
import { create, decline, join, leaveOpen } from "../opening.js";
import { seedHashOf } from "../ruling.js";
import { at, days, golden, joined, refuses, rung, stored, told, wish } from "./tables.js";

const kheops = golden("kheops-01");
const four = golden("pyramidice-05");

test("a new match waits for players, and its host hears of it", () => {
  const match = stored(create(wish(kheops), at(0)));
  assert.equal(match.public.stage, "open");
  assert.equal(match.public.turn, "");
  assert.deepEqual(match.public.uids, { ann: 0 });
  assert.equal(match.public.players.s1?.kind, "free");
  assert.equal(match.public.seedHash, undefined);
  assert.deepEqual(match.secret, { log: "", owed: { rev: match.public.updated, feeds: { ann: true } } });
});

test("a match in which no seat is left for a friend is not made", () => {
  refuses(() => create(wish(kheops, { architects: { 1: 2 } }), at(0)), "request.bad");
});

test("who is invited is rung, and finds the seat kept for them", () => {
  const match = stored(create(wish(four, { invited: { cleo: 2 } }), at(0)));
  assert.deepEqual(rung(match), { cleo: ["invited"] });
  assert.deepEqual(told(match), ["ann", "cleo"]);
  assert.equal(feedOf(match, "cleo")?.stage, "invited");
  const after = stored(join(joined(match, "bob", four.seed), { uid: "cleo", name: "Cleo", knows: () => 1 }, "invitation", four.seed, at(1)));
  assert.equal(after.public.uids?.cleo, 2);
  assert.equal(after.public.invited, undefined);
});

test("a code leads to the first seat that is kept for nobody", () => {
  const match = stored(create(wish(four, { invited: { cleo: 1 } }), at(0)));
  assert.equal(joined(match, "bob", four.seed).public.uids?.bob, 2);
});

test("a match whose free seats are all kept is full for everybody else", () => {
  const match = stored(create(wish(kheops, { invited: { cleo: 1 } }), at(0)));
  refuses(() => joined(match, "bob", kheops.seed), "match.full");
});

test("without an invitation and without the code nobody learns that there is a match", () => {
  const match = stored(create(wish(kheops), at(0)));
  refuses(() => join(match, { uid: "eve", name: "Eve", knows: () => 1 }, "invitation", kheops.seed, at(0)), "match.unknown");
});

test("joining twice changes nothing", () => {
  const match = joined(stored(create(wish(four), at(0))), "bob", four.seed);
  assert.equal(join(match, { uid: "bob", name: "Bob", knows: () => 1 }, "code", four.seed, at(9)), match);
});

test("with the last seat the match begins: hash published, seed secret, entries in every view", () => {
  const match = joined(stored(create(wish(kheops), at(0))), "bob", kheops.seed);
  assert.equal(match.public.stage, "running");
  assert.equal(match.public.seedHash, seedHashOf(kheops.seed));
  assert.equal(match.secret.seed, kheops.seed);
  assert.equal(match.public.seed, undefined);
  assert.equal(match.full, undefined);
  assert.equal(match.public.n, 26);
  assert.equal(match.secret.log, kheops.log.slice(0, 26).join("\n"));
  assert.equal(match.views?.s0?.["000000"]?.split("\n").length, 26);
  assert.match(match.views.s1?.["000000"] ?? "", /draw 1 \?/);
  assert.doesNotMatch(match.views.s1?.["000000"] ?? "", /draw 1 [RC]/);
});

test("when a match begins its code is no longer shown and its clock runs", () => {
  const match = joined(stored(create(wish(kheops), at(0))), "bob", kheops.seed, at(500));
  assert.equal(match.public.code, undefined);
  assert.equal(match.secret.owed?.code, undefined);
  assert.equal(match.public.deadline, at(500).now + days(3));
  assert.equal(match.secret.owed?.clock, 26);
});

test("when a match begins everybody but the one who came last is rung once", () => {
  let match = stored(create(wish(four), at(0)));
  for (const uid of ["bob", "cleo", "dan"]) {
    match = joined(match, uid, four.seed);
  }
  assert.deepEqual(rung(match), { ann: ["begins"], bob: ["begins"], cleo: ["begins"] });
  const mine = Object.values(match.secret.owed?.pushes ?? {}).filter((push) => push.yourTurn === true);
  assert.deepEqual(mine.map((push) => push.uid), match.public.turn === "0" ? ["ann"] : []);
});

test("a match without a clock has no deadline", () => {
  const match = joined(stored(create(wish(kheops, { clock: 0 }), at(0))), "bob", kheops.seed);
  assert.equal(match.public.deadline, undefined);
  assert.equal(match.secret.owed?.clock, undefined);
});

test("an Architect that sits there from the start plays at once when it is its turn", () => {
  const match = joined(stored(create(wish(four, { architects: { 2: 1, 3: 4 } }), at(0))), "bob", four.seed);
  assert.equal(match.public.players.s2?.name, "Snefru");
  assert.equal(match.public.players.s3?.name, "Imhotep");
  assert.match(match.public.turn, /^[01]$/);
});

test("who comes too late is told that the match is full, or over", () => {
  const match = joined(stored(create(wish(kheops), at(0))), "bob", kheops.seed);
  refuses(() => joined(match, "eve", kheops.seed), "match.full");
  const cancelled = stored(leaveOpen(stored(create(wish(kheops), at(0))), "ann", at(1)));
  refuses(() => joined(cancelled, "eve", kheops.seed), "match.stage");
});

test("a declined invitation frees the seat", () => {
  const match = stored(decline(stored(create(wish(kheops, { invited: { cleo: 1 } }), at(0))), "cleo", at(1)));
  assert.equal(match.public.invited, undefined);
  assert.equal(feedOf(match, "cleo"), null);
  assert.ok(told(match).includes("cleo"));
  assert.equal(joined(match, "bob", kheops.seed).public.stage, "running");
  refuses(() => decline(match, "cleo", at(2)), "match.unknown");
});

test("who leaves an open match frees the seat; when its host leaves it is called off", () => {
  const match = joined(stored(create(wish(four, { invited: { dan: 3 } }), at(0))), "bob", four.seed);
  const without = stored(leaveOpen(match, "bob", at(1)));
  assert.equal(without.public.players.s1?.kind, "free");
  assert.equal(feedOf(without, "bob"), null);
  const cancelled = stored(leaveOpen(match, "ann", at(1)));
  assert.equal(cancelled.public.stage, "cancelled");
  assert.equal(cancelled.public.end, "cancelled");
  assert.equal(cancelled.secret.owed?.code, "ABCDEF");
  assert.deepEqual(told(cancelled), ["ann", "bob", "dan"]);
  assert.equal(feedOf(cancelled, "dan"), null);
  assert.deepEqual(rung(cancelled), { dan: ["invited"], bob: ["over"] });
});

test("only a match that has not begun can be left like that", () => {
  const match = joined(stored(create(wish(kheops), at(0))), "bob", kheops.seed);
  refuses(() => leaveOpen(match, "bob", at(1)), "match.stage");
  refuses(() => leaveOpen(match, "eve", at(1)), "match.unknown");
});

test("a match that is taken online goes on from where it was, with chance of the server's", () => {
  const n = 60;
  const log = four.log.slice(0, n).join("\n");
  let match = stored(create(wish(four, { log, n }), at(0)));
  assert.equal(match.public.n, n);
  for (const uid of ["bob", "cleo", "dan"]) {
    match = joined(match, uid, "7e".repeat(32));
  }
  assert.equal(match.public.stage, "running");
  assert.equal(match.public.seedFrom, n);
  assert.ok(match.public.n >= n);
  assert.ok(match.secret.log.startsWith(log));
  assert.equal(match.views?.s0?.["000000"]?.split("\n").length, n);
});
