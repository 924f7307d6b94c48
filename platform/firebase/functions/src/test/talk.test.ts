import assert from "node:assert/strict";
import { test } from "node:test";

import { rematchWish } from "../calls/rematch.js";
import { claimTimeout, resign } from "../leaving.js";
import { create } from "../opening.js";
import { nameRematch, proposeDraw, sendEmote } from "../talk.js";
import { at, days, golden, onTurn, refuses, rung, running, stored, told, waiting, wish } from "./tables.js";

const kheops = golden("kheops-01");

test("a draw needs everybody's yes", () => {
  const match = running("pyramidice-05");
  const proposed = stored(proposeDraw(match, "ann", "draw", "propose", at(1)));
  assert.deepEqual(proposed.public.proposal, { by: 0, kind: "draw", yes: "0" });
  assert.deepEqual(rung(proposed), { bob: ["draw"], cleo: ["draw"], dan: ["draw"] });
  const more = stored(proposeDraw(stored(proposeDraw(proposed, "dan", "draw", "accept", at(2))), "bob", "draw", "accept", at(3)));
  assert.equal(more.public.proposal?.yes, "013");
  const drawn = stored(proposeDraw(more, "cleo", "draw", "accept", at(4)));
  assert.equal(drawn.public.end, "draw");
  assert.equal(drawn.public.stage, "finished");
  assert.equal(drawn.public.winners, "");
  assert.equal(drawn.public.proposal, undefined);
  assert.equal(drawn.public.seed, golden("pyramidice-05").seed);
});

test("a match is called off when everybody agrees", () => {
  const match = stored(proposeDraw(running("kheops-01"), "ann", "cancel", "propose", at(1)));
  const off = stored(proposeDraw(match, "bob", "cancel", "propose", at(2)));
  assert.equal(off.public.stage, "cancelled");
  assert.equal(off.public.seed, undefined);
});

test("one no ends a proposal", () => {
  const match = stored(proposeDraw(running("kheops-01"), "ann", "draw", "propose", at(1)));
  const refused = stored(proposeDraw(match, "bob", "draw", "refuse", at(2)));
  assert.equal(refused.public.proposal, undefined);
  refuses(() => proposeDraw(refused, "bob", "draw", "accept", at(3)), "match.no_proposal");
  refuses(() => proposeDraw(refused, "bob", "draw", "refuse", at(3)), "match.no_proposal");
});

test("saying yes to something else than what is proposed is no answer", () => {
  const match = stored(proposeDraw(running("kheops-01"), "ann", "draw", "propose", at(1)));
  refuses(() => proposeDraw(match, "bob", "cancel", "accept", at(2)), "match.no_proposal");
});

test("another proposal takes the place of the first", () => {
  const match = stored(proposeDraw(running("kheops-01"), "ann", "draw", "propose", at(1)));
  const other = stored(proposeDraw(match, "bob", "cancel", "propose", at(2)));
  assert.deepEqual(other.public.proposal, { by: 1, kind: "cancel", yes: "1" });
});

test("proposing twice is proposing once", () => {
  const match = stored(proposeDraw(running("kheops-01"), "ann", "draw", "propose", at(1)));
  const twice = stored(proposeDraw(match, "ann", "draw", "propose", at(2)));
  assert.deepEqual(twice.public.proposal, match.public.proposal);
  assert.deepEqual(rung(twice), rung(match));
});

test("only who sits at a running table can propose", () => {
  const match = running("kheops-01");
  refuses(() => proposeDraw(match, "eve", "draw", "propose", at(1)), "match.unknown");
  refuses(() => proposeDraw(stored(resign(match, "ann", at(1))), "bob", "draw", "propose", at(2)), "match.stage");
  const played = stored(claimTimeout(match, waiting(match), "architect", 1, at(days(3))));
  refuses(() => proposeDraw(played, onTurn(match), "draw", "propose", at(days(3))), "match.stage");
});

test("an emote is shown to everybody and rings the others once a minute", () => {
  const match = stored(sendEmote(running("kheops-01"), "ann", "hello", at(1)));
  assert.deepEqual(match.public.emotes, { s0: { emote: "hello", at: at(1).now } });
  assert.deepEqual(told(match), ["ann", "bob"]);
  assert.deepEqual(rung(match), { bob: ["emote"] });
  const soon = stored(sendEmote(match, "ann", "wow", at(30_000)));
  assert.equal(soon.public.emotes?.s0?.emote, "wow");
  assert.deepEqual(rung(soon), { bob: ["emote"] });
  assert.deepEqual(rung(stored(sendEmote(soon, "ann", "oops", at(90_000)))), { bob: ["emote", "emote"] });
});

test("there are no emotes before a match begins, and none from strangers", () => {
  refuses(() => sendEmote(stored(create(wish(kheops), at(0))), "ann", "hello", at(1)), "match.stage");
  refuses(() => sendEmote(running("kheops-01"), "eve", "hello", at(1)), "match.unknown");
});

test("the first who asks for a rematch names it for all", () => {
  const over = stored(resign(running("kheops-01"), "ann", at(1)));
  const first = nameRematch(over, "ann", "1".repeat(32), at(2));
  assert.equal(first.match.public.rematch, "1".repeat(32));
  const second = nameRematch(stored(first.match), "bob", "2".repeat(32), at(3));
  assert.equal(second.rematch, "1".repeat(32));
  assert.equal(second.match.public.rematch, "1".repeat(32));
});

test("a rematch needs a finished match, and somebody who played it", () => {
  refuses(() => nameRematch(running("kheops-01"), "ann", "1".repeat(32), at(1)), "match.stage");
  refuses(() => nameRematch(stored(resign(running("kheops-01"), "ann", at(1))), "eve", "1".repeat(32), at(2)), "match.unknown");
});

test("in a rematch everybody moves on one seat, and the others are invited", () => {
  const over = stored(resign(running("pyramidice-05", { architects: { 3: 2 } }), "cleo", at(1)));
  const again = rematchWish(over, "0".repeat(32), "bob", "Bob", []);
  assert.equal(again.host.seat, 2);
  assert.deepEqual(again.invited, { ann: 1 });
  assert.deepEqual(again.architects, { 0: 2, 3: 2 });
  const match = stored(create({ ...again, code: "ABCDEF" }, at(2)));
  assert.deepEqual(rung(match), { ann: ["rematch"] });
  assert.equal(match.secret.rematchOf, "0".repeat(32));
});

test("who has blocked somebody is not invited by their rematch", () => {
  const over = stored(resign(running("kheops-01"), "ann", at(1)));
  assert.deepEqual(rematchWish(over, "0".repeat(32), "ann", "Ann", ["bob"]).invited, {});
});
