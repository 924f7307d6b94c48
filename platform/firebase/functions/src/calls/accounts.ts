import { getAuth } from "firebase-admin/auth";

import type { Moment } from "../clock.js";
import type { Feed } from "../feed.js";
import { forget, handOver } from "../leaving.js";
import type { Match } from "../match.js";
import { insist, Refused } from "../refused.js";
import { app, read, transact, write } from "../server/database.js";
import { changeMatch } from "../server/matches.js";
import type { Device } from "../server/notifier.js";
import { type Friend, type Profile, tokenPath } from "../server/people.js";
import { callable } from "./call.js";

/** Changes every match of a person's feed. One that is gone, or that the person left meanwhile, is passed over. */
async function changeAll(uid: string, alter: (match: Match) => Match): Promise<string[]> {
  const feeds = (await read<Record<string, Feed>>(`users/${uid}/matches`)) ?? {};
  const done: string[] = [];
  for (const id of Object.keys(feeds)) {
    try {
      await changeMatch(id, (match) => ({ match: alter(match), answer: {} }));
      done.push(id);
    } catch (error) {
      if (!(error instanceof Refused && error.refusal === "match.unknown")) {
        throw error;
      }
    }
  }
  return done;
}

/** Takes a person out of everything that others see. */
async function leaveFriends(uid: string): Promise<void> {
  const friends = Object.keys((await read<Record<string, Friend>>(`users/${uid}/friends`)) ?? {});
  await write(Object.fromEntries(friends.map((other) => [`users/${other}/friends/${uid}`, null])));
}

/** Everything under a person's own name; last of all the account itself, so that who was interrupted can ask again. */
async function removePerson(uid: string): Promise<void> {
  const code = await read<string>(`users/${uid}/profile/friendCode`);
  if (code !== null) {
    await write({ [`codes/${code}`]: null });
  }
  const devices = Object.values((await read<Record<string, Device>>(`devices/${uid}`)) ?? {});
  const blocked = Object.keys((await read<Record<string, boolean>>(`users/${uid}/blocked`)) ?? {});
  const blockers = Object.keys((await read<Record<string, boolean>>(`blockedBy/${uid}`)) ?? {});
  await forgetTokens(uid, devices.map(({ token }) => token));
  await write({
    ...Object.fromEntries(blocked.map((other) => [`blockedBy/${other}/${uid}`, null])),
    ...Object.fromEntries(blockers.map((other) => [`users/${other}/blocked/${uid}`, null])),
  });
  await write({ [`users/${uid}`]: null, [`devices/${uid}`]: null, [`limits/${uid}`]: null, [`outbox/${uid}`]: null, [`blockedBy/${uid}`]: null });
  await deleteUser(uid);
}

/** Unless the device rings for another account by now. */
async function forgetTokens(uid: string, tokens: readonly string[]): Promise<void> {
  for (const path of tokens.map(tokenPath)) {
    if ((await read<string>(`${path}/uid`)) === uid) {
      await write({ [path]: null });
    }
  }
}

async function deleteUser(uid: string): Promise<void> {
  try {
    await getAuth(app()).deleteUser(uid);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "auth/user-not-found")) {
      throw error;
    }
  }
}

export const deleteAccount = callable("deleteAccount", async ({ uid, moment }) => {
  await changeAll(uid, (match) => forget(match, uid, moment));
  await leaveFriends(uid);
  await removePerson(uid);
  return {};
});

async function ownerOf(token: string): Promise<string> {
  try {
    return (await getAuth(app()).verifyIdToken(token)).uid;
  } catch {
    throw new Refused("account.token");
  }
}

/** Friends of the one account become friends of the other, and find it in their lists. */
async function moveFriends(from: string, to: string): Promise<void> {
  const friends = (await read<Record<string, Friend>>(`users/${from}/friends`)) ?? {};
  for (const [other, friend] of Object.entries(friends).filter(([one]) => one !== to)) {
    await transact<Friend>(`users/${to}/friends/${other}`, (known) => known ?? friend);
    const mine = await read<Friend>(`users/${other}/friends/${from}`);
    await transact<Friend>(`users/${other}/friends/${to}`, (known) => known ?? mine);
    await write({ [`users/${other}/friends/${from}`]: null });
  }
  await write({ [`users/${to}/friends/${from}`]: null, [`users/${from}/friends`]: null });
}

async function moveSettings(from: string, to: string): Promise<void> {
  const old = await read<Profile>(`users/${from}/profile`);
  const blocked = (await read<Record<string, boolean>>(`users/${from}/blocked`)) ?? {};
  const devices = (await read<Record<string, Device>>(`devices/${from}`)) ?? {};
  if (old?.name !== undefined) {
    const { name } = old;
    await transact<Profile>(`users/${to}/profile`, (standing) => ({ name, ...standing }));
  }
  const blockers = Object.keys((await read<Record<string, boolean>>(`blockedBy/${from}`)) ?? {}).filter((one) => one !== to);
  await write({
    // Who was blocked stays so, under whatever account.
    ...Object.fromEntries(blockers.flatMap((one) => [[`users/${one}/blocked/${to}`, true], [`users/${one}/blocked/${from}`, null], [`blockedBy/${to}/${one}`, true]])),
    ...Object.fromEntries(Object.keys(blocked).filter((one) => one !== to).flatMap((one) => [[`blockedBy/${one}/${to}`, true], [`blockedBy/${one}/${from}`, null]])),
    ...Object.fromEntries(Object.keys(blocked).filter((one) => one !== to).map((one) => [`users/${to}/blocked/${one}`, true])),
    ...Object.fromEntries(Object.entries(devices).map(([install, device]) => [`devices/${to}/${install}`, device])),
  });
}

async function moveMatches(from: string, to: string, moment: Moment): Promise<number> {
  return (await changeAll(from, (match) => handOver(match, from, to, moment))).length;
}

/** One account is given up in favour of the one that asks. */
export const mergeAccounts = callable("mergeAccounts", async ({ uid, data, moment }) => {
  const from = await ownerOf(data.text("token", 8192));
  insist(from !== uid, "account.token");
  const matches = await moveMatches(from, uid, moment);
  await moveFriends(from, uid);
  await moveSettings(from, uid);
  await removePerson(from);
  return { matches };
});
