import { createHash } from "node:crypto";

import { own } from "../match.js";
import { codeForm, matchIdForm, moveIdForm, uidForm } from "../reader.js";
import { insist } from "../refused.js";
import { read, transact, write } from "../server/database.js";
import type { Device } from "../server/notifier.js";
import { type Friend, hasBlocked, nameOf, type Profile, readCode, releaseCode, reserveCode, tokenPath } from "../server/people.js";
import { blockedAtMost, devicesAtMost, friendsAtMost, nameCharacters } from "../sizes.js";
import { languageFor } from "../texts/say.js";
import { type Call, callable } from "./call.js";

/** A name that can stand in one line of a match file. */
export function cleanName(given: string): string {
  const name = given.normalize("NFC").trim();
  const length = Array.from(name).length;
  insist(length >= 1 && length <= nameCharacters && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name), "request.bad");
  return name;
}

/** Friends read a new name in their lists; whoever was blocked goes on reading the old one. */
async function tellFriends(uid: string, name: string): Promise<void> {
  const friends = Object.keys((await read<Record<string, Friend>>(`users/${uid}/friends`)) ?? {});
  const blocked = (await read<Record<string, boolean>>(`users/${uid}/blocked`)) ?? {};
  const told = friends.filter((other) => blocked[other] !== true);
  await Promise.all(
    told.map((other) => transact<Friend>(`users/${other}/friends/${uid}`, (entry) => (entry === null ? null : { ...entry, name }))),
  );
}

export const setProfile = callable("setProfile", async ({ uid, data }) => {
  const name = cleanName(data.text("name", 4 * nameCharacters));
  const known = await read<string>(`users/${uid}/profile/friendCode`);
  const offered = known ?? (await reserveCode({ friend: uid }));
  const profile = await transact<Profile>(`users/${uid}/profile`, (standing) => ({ friendCode: offered, ...standing, name }));
  const friendCode = profile?.friendCode ?? offered;
  if (friendCode !== offered) {
    await releaseCode(offered);
  }
  await tellFriends(uid, name);
  return { name, friendCode };
});

/** By a friend code, or somebody of a match that both belong to. */
async function findPerson({ uid, data }: Call): Promise<string> {
  if (data.has("code")) {
    const { friend } = await readCode(data.matching("code", codeForm));
    insist(friend !== undefined, "code.unknown");
    return friend;
  }
  const other = data.matching("uid", uidForm);
  const uids = (await read<Record<string, number>>(`matches/${data.matching("match", matchIdForm)}/public/uids`)) ?? {};
  insist(own(uids, uid) !== undefined, "match.unknown");
  insist(own(uids, other) !== undefined, "friend.unknown");
  return other;
}

async function insistRoom(uid: string, other: string): Promise<void> {
  const friends = (await read<Record<string, Friend>>(`users/${uid}/friends`)) ?? {};
  insist(own(friends, other) !== undefined || Object.keys(friends).length < friendsAtMost, "limit.friends");
}

/** Friendship is mutual: both can invite. */
export const addFriend = callable("addFriend", async (call) => {
  const { uid, moment } = call;
  const other = await findPerson(call);
  insist(other !== uid, "friend.self");
  insist(!(await hasBlocked(uid, other)), "friend.blocked");
  // Who is blocked is answered as if there were nobody.
  insist(!(await hasBlocked(other, uid)), call.data.has("code") ? "code.unknown" : "friend.unknown");
  await insistRoom(uid, other);
  await insistRoom(other, uid);
  const [name, otherName] = await Promise.all([nameOf(uid), nameOf(other)]);
  const since = (await read<number>(`users/${uid}/friends/${other}/since`)) ?? moment.now;
  await write({
    [`users/${uid}/friends/${other}`]: { name: otherName, since },
    [`users/${other}/friends/${uid}`]: { name, since },
  });
  return { uid: other, name: otherName };
});

export const removeFriend = callable("removeFriend", async ({ uid, data }) => {
  const other = data.matching("uid", uidForm);
  await write({ [`users/${uid}/friends/${other}`]: null, [`users/${other}/friends/${uid}`]: null });
  return {};
});

export const block = callable("block", async ({ uid, data }) => {
  const other = data.matching("uid", uidForm);
  const on = data.truth("on");
  insist(other !== uid, "friend.self");
  await transact<Record<string, boolean>>(`users/${uid}/blocked`, (blocked) => {
    const rest = Object.fromEntries(Object.entries(blocked ?? {}).filter(([one]) => one !== other));
    insist(!on || Object.keys(rest).length < blockedAtMost, "limit.friends");
    return on ? { ...rest, [other]: true } : rest;
  });
  await write({ [`blockedBy/${other}/${uid}`]: on ? true : null });
  return {};
});

export const report = callable("report", async ({ uid, data, moment }) => {
  const match = data.matching("match", matchIdForm);
  const about = data.matching("uid", uidForm);
  const reason = data.oneOf("reason", ["name", "stalling", "cheating", "other"] as const);
  const uids = (await read<Record<string, number>>(`matches/${match}/public/uids`)) ?? {};
  insist(own(uids, uid) !== undefined && own(uids, about) !== undefined, "match.unknown");
  insist(about !== uid, "friend.self");
  // The same report twice is one.
  const id = createHash("sha256").update([match, uid, about, reason].join("\n")).digest("hex").slice(0, 32);
  await write({ [`reports/${id}`]: { by: uid, match, uid: about, reason, at: moment.now } });
  return {};
});

function readDevice({ data, moment }: Call, token: string): Device {
  return {
    token,
    language: languageFor(data.text("language", 16)),
    offset: data.integer("offset", -14 * 60, 14 * 60),
    quietFrom: data.integer("quietFrom", 0, 23),
    quietTo: data.integer("quietTo", 0, 23),
    at: moment.now,
  };
}

/** The devices with one more; of too many, the one heard of longest ago goes. */
export function withDevice(devices: Record<string, Device>, install: string, device: Device): Record<string, Device> {
  const others = Object.entries(devices).filter(([one]) => one !== install);
  others.sort(([, a], [, b]) => b.at - a.at);
  return Object.fromEntries([[install, device], ...others.slice(0, devicesAtMost - 1)]);
}

/** A device rings for one account: a token that another one, or an older installation, had is taken away there. */
async function takeOver(token: string, uid: string, install: string): Promise<void> {
  const path = tokenPath(token);
  const before = await read<{ uid: string; install: string }>(path);
  if (before !== null && (before.uid !== uid || before.install !== install)) {
    const standing = `devices/${before.uid}/${before.install}`;
    if ((await read<string>(`${standing}/token`)) === token) {
      await write({ [standing]: null });
    }
  }
  await write({ [path]: { uid, install } });
}

export const registerPush = callable("registerPush", async (call) => {
  const { uid, data } = call;
  const install = data.matching("install", moveIdForm);
  const token = data.text("token", 4096);
  if (token === "") {
    await write({ [`devices/${uid}/${install}`]: null });
    return {};
  }
  const device = readDevice(call, token);
  await takeOver(token, uid, install);
  await transact<Record<string, Device>>(`devices/${uid}`, (devices) => withDevice(devices ?? {}, install, device));
  return {};
});
