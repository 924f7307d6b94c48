import { emotes } from "../emotes.js";
import { claimTimeout as claim, replaceLeaver as replace, resign as giveUp, takeSeatBack } from "../leaving.js";
import { type Match, own } from "../match.js";
import { submit } from "../moves.js";
import { matchIdForm, moveIdForm } from "../reader.js";
import { insist } from "../refused.js";
import { read } from "../server/database.js";
import { changeMatch } from "../server/matches.js";
import { hasBlocked, nameOf } from "../server/people.js";
import { highestLevel, logEntries, mostSeats, movesInOneCall, moveTextBytes } from "../sizes.js";
import { proposeDraw as propose, sendEmote as showEmote } from "../talk.js";
import { readRules } from "../versions.js";
import { type Call, callable } from "./call.js";

/** Most calls change the match and have nothing to answer. */
async function change({ data }: Call, alter: (match: Match) => Match): Promise<object> {
  await changeMatch(data.matching("match", matchIdForm), (match) => ({ match: alter(match), answer: {} }));
  return {};
}

function readMoves({ data }: Call): string[] {
  const text = data.text("move", Number.MAX_SAFE_INTEGER);
  insist(Buffer.byteLength(text, "utf8") <= moveTextBytes, "request.too_large");
  const moves = text.split("\n");
  insist(moves.length <= movesInOneCall, "request.too_large");
  insist(moves.every((move) => move !== ""), "request.bad");
  return moves;
}

export const submitMove = callable("submitMove", async (call) => {
  const { uid, data, moment } = call;
  const id = data.matching("match", matchIdForm);
  const asked = {
    rules: readRules(data), n: data.integer("n", 0, logEntries), moveId: data.matching("moveId", moveIdForm), moves: readMoves(call),
  };
  return (await changeMatch(id, (match) => submit(match, uid, asked, moment))).answer;
});

export const resign = callable("resign", (call) => change(call, (match) => giveUp(match, call.uid, call.moment)));

export const proposeDraw = callable("proposeDraw", async (call) => {
  const kind = call.data.oneOf("kind", ["draw", "cancel"] as const);
  const answer = call.data.oneOf("answer", ["propose", "accept", "refuse"] as const);
  if (answer === "propose" && (await isBlocked(call.data.matching("match", matchIdForm), call.uid))) {
    return {};
  }
  return change(call, (match) => propose(match, call.uid, kind, answer, call.moment));
});

export const claimTimeout = callable("claimTimeout", (call) => {
  const action = call.data.oneOf("action", ["win", "cancel", "architect"] as const);
  const level = action === "architect" ? call.data.integer("level", 1, highestLevel) : 0;
  return change(call, (match) => claim(match, call.uid, action, level, call.moment));
});

export const replaceLeaver = callable("replaceLeaver", async (call) => {
  const seat = call.data.integer("seat", 0, mostSeats - 1);
  const level = call.data.integer("level", 0, highestLevel);
  if (level > 0) {
    return change(call, (match) => replace(match, call.uid, seat, level, call.moment));
  }
  const who = { uid: call.uid, name: await nameOf(call.uid) };
  return change(call, (match) => takeSeatBack(match, who, seat, call.moment));
});

/**
 * What everybody at the table sees goes nowhere if one of them has blocked the sender, who is answered as always: nobody is
 * told that they are blocked.
 */
async function isBlocked(id: string, uid: string): Promise<boolean> {
  const uids = (await read<Record<string, number>>(`matches/${id}/public/uids`)) ?? {};
  insist(own(uids, uid) !== undefined, "match.unknown");
  const blocked = await Promise.all(Object.keys(uids).map((other) => hasBlocked(other, uid)));
  return blocked.includes(true);
}

export const sendEmote = callable("sendEmote", async (call) => {
  const emote = call.data.oneOf("emote", emotes);
  if (await isBlocked(call.data.matching("match", matchIdForm), call.uid)) {
    return {};
  }
  return change(call, (match) => showEmote(match, call.uid, emote, call.moment));
});
