import assert from "node:assert/strict";
import { test } from "node:test";

import { alarmsOf, dayMs, deadlineOf, hoursUntil, nextAlarm, realPace, scaled } from "../clock.js";
import { claimTimeout } from "../leaving.js";
import { quietFor } from "../quiet.js";
import { alarmPushes } from "../server/alarms.js";
import { emulated, limitFactorFrom, paceFrom } from "../server/settings.js";
import { at, days, onTurn, running, start, stored, waiting } from "./tables.js";

const hour = 3_600_000;

test("a turn ends so many days after it began, or never", () => {
  assert.equal(deadlineOf(0, at(0)), undefined);
  assert.equal(deadlineOf(1, at(0)), start + dayMs);
  assert.equal(deadlineOf(7, at(5)), start + 5 + 7 * dayMs);
});

test("reminders come a day and four hours before the end", () => {
  const end = start + 3 * dayMs;
  assert.deepEqual(alarmsOf(3, end, realPace), [
    { kind: "reminder24", at: end - 24 * hour },
    { kind: "reminder4", at: end - 4 * hour },
    { kind: "timeout", at: end },
  ]);
});

test("with a clock of one day the call to the turn is the first reminder", () => {
  assert.deepEqual(alarmsOf(1, start + dayMs, realPace).map(({ kind }) => kind), ["reminder4", "timeout"]);
});

test("one alarm leads to the next, until the time is up", () => {
  const end = start + 3 * dayMs;
  assert.equal(nextAlarm(3, end, at(0))?.kind, "reminder24");
  assert.equal(nextAlarm(3, end, at(days(2)), "reminder24")?.kind, "reminder4");
  assert.equal(nextAlarm(3, end, at(days(3) - 4 * hour), "reminder4")?.kind, "timeout");
  assert.equal(nextAlarm(3, end, at(days(3)), "timeout"), undefined);
});

test("reminders whose time has passed are left out, the end is not", () => {
  const end = start + 3 * dayMs;
  assert.equal(nextAlarm(3, end, at(days(2) + 1))?.kind, "reminder4");
  assert.equal(nextAlarm(3, end, at(days(4)))?.kind, "timeout");
});

test("before the end those on turn are reminded, at the end those who may claim are told", () => {
  const match = running("kheops-01");
  const [reminder] = alarmPushes(match, "reminder4");
  assert.equal(reminder?.uid, onTurn(match));
  assert.equal(reminder.deadline, match.public.deadline);
  const [timeout] = alarmPushes(match, "timeout");
  assert.equal(timeout?.uid, waiting(match));
  assert.deepEqual(timeout.who, [match.public.players[`s${match.public.turn}`]?.name]);
  const played = stored(claimTimeout(match, waiting(match), "architect", 1, at(days(3))));
  assert.deepEqual(alarmPushes(played, "timeout"), []);
});

test("hours left are told in whole hours, at least one", () => {
  assert.equal(hoursUntil(start + 24 * hour, at(0)), 24);
  assert.equal(hoursUntil(start + 3.6 * hour, at(0)), 4);
  assert.equal(hoursUntil(start + 1, at(0)), 1);
});

test("under the emulators a day may last some seconds", () => {
  const env = { FUNCTIONS_EMULATOR: "true", ARCHITECTS_DAY_SECONDS: "6", ARCHITECTS_LIMIT_FACTOR: "100" };
  assert.deepEqual(paceFrom(env), { dayMs: 6000 });
  assert.equal(scaled(4 * hour, paceFrom(env)), 1000);
  assert.equal(limitFactorFrom(env), 100);
});

test("in production days are days and limits are limits, whatever the environment says", () => {
  const env = { ARCHITECTS_DAY_SECONDS: "6", ARCHITECTS_LIMIT_FACTOR: "100" };
  assert.deepEqual(paceFrom(env), realPace);
  assert.equal(limitFactorFrom(env), 1);
  assert.equal(emulated({ FUNCTIONS_EMULATOR: "false" }), false);
  assert.deepEqual(paceFrom({ FUNCTIONS_EMULATOR: "true", ARCHITECTS_DAY_SECONDS: "soon" }), realPace);
});

test("equal hours mean that a device is never quiet", () => {
  assert.equal(quietFor({ offset: 0, quietFrom: 8, quietTo: 8 }, start), 0);
});

test("quiet hours within a day end at their end", () => {
  assert.equal(quietFor({ offset: 0, quietFrom: 11, quietTo: 14 }, start), 2 * hour);
  assert.equal(quietFor({ offset: 0, quietFrom: 13, quietTo: 14 }, start), 0);
  assert.equal(quietFor({ offset: 0, quietFrom: 10, quietTo: 12 }, start), 0);
  assert.equal(quietFor({ offset: 0, quietFrom: 12, quietTo: 13 }, start), hour);
});

test("quiet hours may span midnight", () => {
  const night = { offset: 0, quietFrom: 22, quietTo: 7 };
  assert.equal(quietFor(night, start), 0);
  assert.equal(quietFor(night, start + 11 * hour), 8 * hour);
  assert.equal(quietFor(night, start + 18 * hour), hour);
});

test("quiet hours are those of where the device is", () => {
  assert.equal(quietFor({ offset: 10 * 60, quietFrom: 22, quietTo: 7 }, start), 9 * hour);
  assert.equal(quietFor({ offset: -11 * 60 - 30, quietFrom: 0, quietTo: 1 }, start), hour / 2);
});
