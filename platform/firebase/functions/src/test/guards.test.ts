import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { cleanName, withDevice } from "../calls/people.js";
import { codeFrom, codeLetters } from "../codes.js";
import { feedOf, isNews } from "../feed.js";
import { callRate, creationRate, take } from "../limits.js";
import { codeForm, matchIdForm, moveIdForm, Reader, seatKeyForm } from "../reader.js";
import { refusals } from "../refused.js";
import { fcmMessage, FcmNotifier } from "../server/fcm.js";
import type { Device } from "../server/notifier.js";
import { refuses, running } from "./tables.js";

const protocol = readFileSync(join(__dirname, "../../../PROTOCOL.md"), "utf8");

test("every refusal of the protocol is known here with its status, and no other", () => {
  const [, own = ""] = protocol.split("| name | HTTP | when |"); // another table has names from outside the functions
  const rows = (own.split("\n\n")[0] ?? "").split("\n").filter((line) => /^\| `[a-z]+\.[a-z_]+`/.test(line));
  const written = rows.flatMap((row) => {
    const [, names = "", status = ""] = row.split("|").map((cell) => cell.trim());
    return names.split(", ").map((name): [string, string] => [name.replaceAll("`", ""), status]);
  });
  assert.deepEqual(Object.fromEntries(written), { ...refusals });
});

test("sixty calls are granted at once, the next when a second has passed", () => {
  const rate = callRate(1);
  let bucket = take(undefined, 0, rate);
  for (let i = 1; i < 60; i += 1) {
    bucket = take(bucket, 0, rate);
  }
  assert.ok(bucket !== undefined);
  assert.equal(take(bucket, 900, rate), undefined);
  assert.ok(take(bucket, 1000, rate) !== undefined);
});

test("a bucket never holds more than a minute's calls, and a clock that goes back takes none away", () => {
  const rate = callRate(1);
  assert.equal(take({ tokens: 60, at: 0 }, 1e9, rate)?.tokens, 59);
  assert.equal(take({ tokens: 5, at: 1000 }, 0, rate)?.tokens, 4);
});

test("twenty matches an hour", () => {
  const rate = creationRate(1);
  let bucket = take(undefined, 0, rate);
  let made = 0;
  for (; bucket !== undefined; made += 1) {
    bucket = take(bucket, 0, rate);
  }
  assert.equal(made, 20);
});

test("a request must be an object", () => {
  refuses(() => new Reader("text"), "request.bad");
  refuses(() => new Reader([1]), "request.bad");
  assert.equal(new Reader(null).has("x"), false);
});

test("a field that is missing, of the wrong type or out of range is refused", () => {
  const reader = new Reader({ n: 1.5, big: 99, text: 3, long: "abc", list: ["a", 1], map: { s9: "x" }, truth: "true" });
  refuses(() => reader.integer("n", 0, 9), "request.bad");
  refuses(() => reader.integer("big", 0, 9), "request.bad");
  refuses(() => reader.integer("none", 0, 9), "request.bad");
  refuses(() => reader.text("text", 9), "request.bad");
  refuses(() => reader.text("long", 2), "request.bad");
  refuses(() => reader.matching("long", matchIdForm), "request.bad");
  refuses(() => reader.texts("list", 4, moveIdForm), "request.bad");
  refuses(() => reader.texts("map", 4, moveIdForm), "request.bad");
  refuses(() => reader.integerMap("map", seatKeyForm, 1, 4), "request.bad");
  refuses(() => reader.integerMap("list", seatKeyForm, 1, 4), "request.bad");
  refuses(() => reader.textMap("map", 0, seatKeyForm, moveIdForm), "request.bad");
  refuses(() => reader.truth("truth"), "request.bad");
  refuses(() => reader.oneOf("big", [0, 1, 3, 7]), "request.bad");
});

test("what is right is read as it is", () => {
  const reader = new Reader({ n: 3, list: ["a"], map: { s1: 4 }, words: { s2: "x" }, on: false });
  assert.equal(reader.integer("n", 0, 3), 3);
  assert.equal(reader.oneOf("n", [0, 1, 3, 7]), 3);
  assert.deepEqual(reader.texts("list", 1, moveIdForm), ["a"]);
  assert.deepEqual(reader.texts("none", 1, moveIdForm), []);
  assert.deepEqual(reader.integerMap("map", seatKeyForm, 1, 4), { s1: 4 });
  assert.deepEqual(reader.textMap("words", 1, seatKeyForm, moveIdForm), { s2: "x" });
  assert.equal(reader.truth("on"), false);
});

test("a key of an object's own machinery is only a name", () => {
  const reader = new Reader(JSON.parse('{"__proto__": {"match": "x"}}'));
  assert.equal(reader.has("match"), false);
  assert.equal(reader.has("constructor"), false);
});

test("codes are six letters that cannot be misread, all equally likely", () => {
  assert.equal(codeLetters.length, 24);
  assert.match(codeFrom(Uint8Array.from([0, 1, 2, 23, 24, 239])) ?? "", codeForm);
  assert.equal(codeFrom(Uint8Array.from([255, 240, 0, 0, 0, 0, 0])), undefined);
  assert.equal(codeFrom(Uint8Array.from([255, 0, 0, 0, 0, 0, 0])), "AAAAAA");
  assert.doesNotMatch("ABCDEI", codeForm);
  assert.doesNotMatch("ABCDEO", codeForm);
  assert.match("ABCDEZ", codeForm);
});

test("a name is one to twenty-four characters on one line", () => {
  assert.equal(cleanName("  Nefer  "), "Nefer");
  assert.equal(cleanName("𓂀".repeat(24)), "𓂀".repeat(24));
  refuses(() => cleanName("   "), "request.bad");
  refuses(() => cleanName("x".repeat(25)), "request.bad");
  refuses(() => cleanName("a\nb"), "request.bad");
  refuses(() => cleanName("a\u202eb"), "request.bad");
});

test("a feed takes what is newer, and only that", () => {
  const feed = feedOf(running("kheops-01"), "ann");
  assert.ok(feed !== null);
  assert.equal(isNews(null, 0), true);
  assert.equal(isNews(feed, feed.updated), false);
  assert.equal(isNews(feed, feed.updated + 1), true);
});

test("a feed tells seat, stage, length and turn, and nothing to strangers", () => {
  const match = running("kheops-01");
  const { n, turn, updated } = match.public;
  assert.deepEqual(feedOf(match, "bob"), { seat: 1, stage: "running", n, turn, updated });
  assert.equal(feedOf(match, "eve"), null);
});

test("of too many devices the one heard of longest ago goes", () => {
  const device = (at: number): Device => ({ token: "t", language: "en", offset: 0, quietFrom: 0, quietTo: 0, at });
  const ten = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`d${i}`, device(i)]));
  const after = withDevice(ten, "new", device(99));
  assert.equal(Object.keys(after).length, 10);
  assert.equal(after.d0, undefined);
  assert.equal(Object.keys(withDevice(ten, "d3", device(99))).length, 10);
});

test("a push opens its match, and a newer one takes its place on the screen", () => {
  const said = { id: "x", title: "T", body: "B", match: "0".repeat(32), n: 30, kind: "turn" as const };
  const message = fcmMessage("token", said);
  assert.deepEqual(message.data, { match: said.match, n: "30", kind: "turn" });
  assert.equal(message.android?.notification?.channelId, "turns");
  assert.equal(message.android.notification.tag, said.match);
  assert.equal(message.android.collapseKey, said.match);
  assert.equal(message.apns?.headers?.["apns-collapse-id"], said.match);
  assert.notEqual(fcmMessage("token", { ...said, kind: "emote" }).android?.collapseKey, said.match);
});

/** Cloud Messaging has no emulator: this says what it would. */
async function forgotten(code: string): Promise<string[]> {
  const gone: string[] = [];
  const messaging = { send: (): Promise<string> => Promise.reject(Object.assign(new Error(code), { code })) };
  const notifier = new FcmNotifier(messaging, ({ install }) => {
    gone.push(install);
    return Promise.resolve();
  });
  const device: Device = { token: "t", language: "en", offset: 0, quietFrom: 0, quietTo: 0, at: 0 };
  const message = { id: "x", title: "T", body: "B", match: "0".repeat(32), n: 30, kind: "turn" as const };
  await notifier.send({ uid: "ann", install: "phone", device }, message);
  return gone;
}

test("a device from which the app is gone is forgotten, and no other", async () => {
  assert.deepEqual(await forgotten("messaging/registration-token-not-registered"), ["phone"]);
  assert.deepEqual(await forgotten("messaging/server-unavailable"), []);
});

test("no download address is in the lock file", () => {
  assert.doesNotMatch(readFileSync(join(__dirname, "../../package-lock.json"), "utf8"), /"resolved"/);
});
