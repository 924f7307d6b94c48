import assert from "node:assert/strict";
import { test } from "node:test";

import { feedOf } from "../feed.js";
import { claimTimeout, forget, handOver, replaceLeaver, resign, takeSeatBack } from "../leaving.js";
import type { Match } from "../match.js";
import { create } from "../opening.js";
import { submit } from "../moves.js";
import { architectsPlayed, anyMove, at, days, golden, joined, onTurn, playOn, refuses, rung, running, stored, told, waiting, wish } from "./tables.js";

const kheops = golden("kheops-01");
const late = at(days(3));

function seat(match: Match, uid: string): number {
  return match.public.uids?.[uid] ?? -1;
}

function byHand(match: Match, uid: string): Match {
  return stored(takeSeatBack(match, { uid, name: "Back" }, seat(match, uid), at(days(4))));
}

test("resigning ends a match of two, and who stayed has won", () => {
  const match = stored(resign(running("kheops-01"), "ann", at(1)));
  assert.equal(match.public.stage, "finished");
  assert.equal(match.public.end, "resigned");
  assert.equal(match.public.winners, "1");
  assert.equal(match.public.points, undefined);
  assert.equal(match.public.seed, kheops.seed);
  assert.deepEqual(rung(match), { bob: ["over"] });
});

test("the code of a match leads to it until it is over, and is free then", () => {
  const match = running("kheops-01");
  assert.equal(match.secret.code, "ABCDEF");
  const over = stored(resign(match, "ann", at(1)));
  assert.equal(over.secret.code, undefined);
  assert.equal(over.secret.owed?.code, "ABCDEF");
});

test("with more than two an Architect plays on for who resigned, who cannot come back", () => {
  const before = running("pyramidice-05");
  const match = architectsPlayed(stored(resign(before, onTurn(before), at(1))), at(1));
  assert.equal(match.public.stage, "running");
  const gone = onTurn(before);
  assert.equal(match.public.players[`s${seat(before, gone)}`]?.kind, "architect");
  assert.equal(match.public.players[`s${seat(before, gone)}`]?.left, false);
  assert.equal(feedOf(match, gone), null);
  assert.ok(told(match).includes(gone));
  assert.ok(match.public.n > before.public.n);
  refuses(() => byHand(match, gone), "match.unknown");
});

test("who resigns out of turn changes neither the turn nor its clock", () => {
  const before = running("pyramidice-05");
  const match = stored(resign(before, waiting(before), at(days(1))));
  assert.equal(match.public.n, before.public.n);
  assert.equal(match.public.turn, before.public.turn);
  assert.equal(match.public.deadline, before.public.deadline);
});

test("when all others have resigned the last person has won", () => {
  let match = running("pyramidice-05");
  for (const uid of ["bob", "dan", "cleo"]) {
    match = stored(resign(match, uid, at(1)));
  }
  assert.equal(match.public.end, "resigned");
  assert.equal(match.public.winners, "0");
});

test("only a running match can be given up, and only by its players", () => {
  refuses(() => resign(running("kheops-01"), "eve", at(1)), "match.unknown");
  refuses(() => resign(stored(create(wish(kheops), at(0))), "ann", at(1)), "match.stage");
});

test("before the time is up, without a clock, and by who is late, nothing can be claimed", () => {
  const match = running("kheops-01");
  refuses(() => claimTimeout(match, waiting(match), "win", 0, at(days(3) - 1)), "match.not_due");
  refuses(() => claimTimeout(match, onTurn(match), "win", 0, late), "match.not_due");
  const slow = running("kheops-01", { clock: 0 });
  refuses(() => claimTimeout(slow, waiting(slow), "win", 0, at(days(99))), "match.not_due");
  refuses(() => claimTimeout(match, "eve", "win", 0, late), "match.unknown");
  refuses(() => claimTimeout(stored(resign(match, "ann", at(1))), "bob", "win", 0, late), "match.stage");
});

test("who waited until the time was up has won", () => {
  const match = running("kheops-01");
  const won = stored(claimTimeout(match, waiting(match), "win", 0, late));
  assert.equal(won.public.end, "timeout");
  assert.equal(won.public.winners, String(seat(match, waiting(match))));
  assert.equal(won.full, match.secret.log);
});

test("of four all who were not late have won", () => {
  const match = running("pyramidice-05");
  const won = stored(claimTimeout(match, waiting(match), "win", 0, late));
  assert.equal(won.public.winners, ["0", "1", "2", "3"].filter((one) => one !== match.public.turn).join(""));
});

test("a match that is called off publishes neither seed nor log", () => {
  const match = running("kheops-01");
  const off = stored(claimTimeout(match, waiting(match), "cancel", 0, late));
  assert.equal(off.public.stage, "cancelled");
  assert.equal(off.public.end, "cancelled");
  assert.equal(off.public.seed, undefined);
  assert.equal(off.full, undefined);
  assert.equal(off.public.winners, undefined);
});

test("an Architect plays on for who is late, and the person can take the seat back", () => {
  const match = running("kheops-01");
  const away = onTurn(match);
  const played = architectsPlayed(stored(claimTimeout(match, waiting(match), "architect", 3, late)), late);
  const keeper = played.public.players[`s${seat(match, away)}`];
  assert.deepEqual(keeper, { uid: away, name: "Amenhotep", kind: "architect", level: 3, left: true });
  assert.equal(onTurn(played), waiting(match));
  assert.equal(played.public.deadline, late.now + days(3));
  assert.equal(played.public.uids?.[away], seat(match, away));
  refuses(() => submit(played, away, { rules: 1, n: played.public.n, moveId: "a", moves: ["pawn W 1.1"] }, late), "match.stage");
  const back = byHand(played, away);
  assert.deepEqual(back.public.players[`s${seat(match, away)}`], { uid: away, name: "Back", kind: "person", level: 0, left: false });
});

test("who plays alone against an Architect that keeps a seat gets a new deadline every turn", () => {
  const match = running("kheops-01");
  let alone = architectsPlayed(stored(claimTimeout(match, waiting(match), "architect", 1, late)), late);
  const me = onTurn(alone);
  const { n, deadline } = alone.public;
  const soon = at(days(4));
  while (alone.public.deadline === deadline) {
    const asked = { rules: 1, n: alone.public.n, moveId: `a${alone.public.n}`, moves: [anyMove(alone)] };
    alone = architectsPlayed(stored(submit(alone, me, asked, soon).match), soon);
    assert.equal(onTurn(alone), me);
  }
  assert.equal(alone.public.deadline, soon.now + days(3));
  assert.match(alone.secret.log.split("\n").slice(n).join("\n"), new RegExp(`^${seat(match, onTurn(match)) + 1} pawn`, "m"));
});

test("when who stayed gives up as well, the seat that may come back has won", () => {
  const match = running("kheops-01");
  const alone = architectsPlayed(stored(claimTimeout(match, waiting(match), "architect", 1, late)), late);
  const resigned = stored(resign(alone, onTurn(alone), at(days(4))));
  assert.equal(resigned.public.winners, String(seat(match, onTurn(match))));
});

test("a seat that nobody left cannot be given to an Architect, nor taken back", () => {
  const match = running("pyramidice-05");
  const me = waiting(match);
  const other = ["ann", "bob", "cleo", "dan"].find((uid) => uid !== me && uid !== onTurn(match)) ?? "";
  refuses(() => replaceLeaver(match, me, seat(match, onTurn(match)), 2, at(1)), "match.not_due");
  refuses(() => replaceLeaver(match, me, seat(match, other), 2, late), "match.not_due");
  refuses(() => replaceLeaver(match, "eve", 0, 2, late), "match.unknown");
  refuses(() => takeSeatBack(match, { uid: me, name: "Me" }, seat(match, me), at(1)), "match.not_due");
  refuses(() => replaceLeaver(running("kheops-01"), "ann", 3, 2, late), "request.bad");
});

test("for a seat whose time is up, one Architect comes, and then perhaps a better one", () => {
  const match = running("pyramidice-05");
  const away = seat(match, onTurn(match));
  const first = stored(replaceLeaver(match, waiting(match), away, 1, late));
  assert.equal(first.public.players[`s${away}`]?.level, 1);
  const pushes = Object.values(first.secret.owed?.pushes ?? {}).filter((push) => push.kind === "takeover");
  assert.deepEqual(pushes.filter((push) => push.yourSeat === true).map((push) => push.uid), [onTurn(match)]);
  assert.equal(pushes.length, 3);
  const second = stored(replaceLeaver(first, waiting(match), away, 4, late));
  assert.equal(second.public.players[`s${away}`]?.name, "Imhotep");
  assert.equal(second.public.players[`s${away}`]?.uid, onTurn(match));
});

test("who takes over another seat's chair must sit at the table themselves", () => {
  const match = running("kheops-01");
  const away = onTurn(match);
  const played = architectsPlayed(stored(claimTimeout(match, waiting(match), "architect", 3, late)), late);
  refuses(() => replaceLeaver(played, away, seat(match, waiting(match)), 2, at(days(9))), "match.stage");
  refuses(() => claimTimeout(played, away, "win", 0, at(days(9))), "match.not_due");
  const back = byHand(played, away);
  assert.equal(claimTimeout(back, away, "win", 0, at(days(9))).public.winners, String(seat(match, away)));
});

test("who deletes the account resigns from a match of two, and leaves no name", () => {
  const match = stored(forget(running("kheops-01"), "bob", at(1)));
  assert.equal(match.public.end, "resigned");
  assert.equal(match.public.winners, "0");
  assert.deepEqual(match.public.players.s1, { uid: "", name: "Somebody", kind: "person", level: 0, left: false });
  assert.equal(feedOf(match, "bob"), null);
  assert.ok(told(match).includes("bob"));
  assert.doesNotMatch(JSON.stringify(match.public), /[Bb]ob/);
});

test("who deletes the account leaves the seat of a bigger match to an Architect", () => {
  const match = stored(forget(running("pyramidice-05"), "ann", at(1)));
  assert.equal(match.public.stage, "running");
  assert.equal(match.public.players.s0?.kind, "architect");
  assert.equal(match.public.host, "");
  assert.doesNotMatch(JSON.stringify(match.public), /"ann"|Ann/);
});

test("who deletes the account leaves open matches, invitations and finished ones", () => {
  const open = stored(create(wish(golden("pyramidice-05"), { invited: { dan: 3 } }), at(0)));
  assert.equal(stored(forget(open, "dan", at(1))).public.invited, undefined);
  assert.equal(stored(forget(open, "ann", at(1))).public.stage, "cancelled");
  assert.equal(stored(forget(joined(open, "bob", kheops.seed), "bob", at(1))).public.players.s1?.kind, "free");
  const over = stored(forget(playOn(running("kheops-01"), kheops, 500), "ann", at(1)));
  assert.equal(over.public.players.s0?.name, "Somebody");
  assert.equal(over.public.end, "score");
  refuses(() => forget(over, "ann", at(2)), "match.unknown");
});

test("an account that is given up hands its seats and invitations over", () => {
  const match = stored(handOver(running("kheops-01"), "bob", "bea", at(1)));
  assert.equal(match.public.uids?.bea, 1);
  assert.equal(match.public.players.s1?.uid, "bea");
  assert.equal(feedOf(match, "bob"), null);
  assert.ok(["bea", "bob"].every((uid) => told(match).includes(uid)));
  const invited = stored(create(wish(kheops, { invited: { cleo: 1 } }), at(0)));
  assert.deepEqual(stored(handOver(invited, "cleo", "bea", at(1))).public.invited, { bea: 1 });
  assert.equal(stored(handOver(invited, "ann", "bea", at(1))).public.host, "bea");
  assert.equal(stored(handOver(invited, "ann", "cleo", at(1))).public.invited, undefined);
});

test("where both accounts sit, the one that is given up leaves", () => {
  const match = stored(handOver(running("kheops-01"), "bob", "ann", at(1)));
  assert.equal(match.public.end, "resigned");
  assert.deepEqual(match.public.uids, { ann: 0 });
});

test("who may come back is told how the match ended", () => {
  const match = running("kheops-01");
  const away = onTurn(match);
  const played = stored(claimTimeout(match, waiting(match), "architect", 3, late));
  const over = stored(resign(played, waiting(match), late));
  assert.ok(rung(over)[away]?.includes("over"));
});
