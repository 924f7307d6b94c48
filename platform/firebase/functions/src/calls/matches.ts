import { randomBytes } from "node:crypto";

import { clocks, type Match, seatOf } from "../match.js";
import { create, decline, join, leaveOpen, type Wish } from "../opening.js";
import * as referee from "../referee.js";
import { codeForm, matchIdForm, type Reader, seatKeyForm, uidForm, wordForm } from "../reader.js";
import { insist, Refused } from "../refused.js";
import { read } from "../server/database.js";
import { countMatch } from "../server/limiter.js";
import { changeMatch, makeMatch } from "../server/matches.js";
import { hasBlocked, nameOf, readCode, releaseCode, reserveCode } from "../server/people.js";
import { highestLevel, mostSeats, requestBytes, requestBytesWithMatch } from "../sizes.js";
import { firstRules, mostRules, readKnows } from "../versions.js";
import { type Call, callable } from "./call.js";

export function freshSeed(): string {
  return randomBytes(32).toString("hex");
}

type Beginning = Pick<Wish, "game" | "rules" | "seats" | "options" | "log" | "n">;

/** What is played: as the options say, or as the match does that is taken online. */
function readBeginning(data: Reader): Beginning {
  const game = data.matching("game", wordForm);
  const seats = data.integer("seats", 2, mostSeats);
  if (!data.has("from")) {
    const rules = referee.newestRules(game, readKnows(data)(game));
    insist(rules !== undefined || referee.newestRules(game, mostRules) === undefined, "app.too_old");
    const read = referee.readOptions(game, rules ?? firstRules, seats, data.textMap("options", 8, wordForm, wordForm));
    insist(read.ok, "request.bad", read.ok ? {} : { refusal: read.refusal });
    return { game, rules: rules ?? firstRules, seats, options: read.options, log: "", n: 0 };
  }
  const played = referee.inspect(data.text("from", requestBytesWithMatch));
  insist(played.ok, "request.bad", played.ok ? {} : { refusal: played.refusal });
  insist(played.game === game && played.seats === seats, "request.bad");
  insist(!played.over, "request.bad", { refusal: "table.match_is_over" });
  insist(!played.oneDevice, "request.bad", { refusal: "table.one_device_only" });
  return { game, rules: played.rules, seats, options: played.options, log: played.log, n: played.n };
}

function readArchitects(data: Reader, seats: number, own: number): Record<number, number> {
  const levels = data.integerMap("architects", seatKeyForm, 1, highestLevel);
  const pairs = Object.entries(levels).map(([key, level]): [number, number] => [Number(key.slice(1)), level]);
  insist(pairs.every(([seat]) => seat < seats && seat !== own), "request.bad");
  return Object.fromEntries(pairs);
}

/** Friends are seated in order on the seats that are nobody's. */
function readInvited(data: Reader, taken: readonly number[], seats: number): Record<string, number> {
  const uids = data.texts("invite", mostSeats, uidForm);
  const free = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !taken.includes(seat));
  insist(new Set(uids).size === uids.length && uids.length <= free.length, "request.bad");
  return Object.fromEntries(uids.map((uid, i) => [uid, free[i] ?? 0]));
}

type Draft = Omit<Wish, "code">;

function readDraft({ uid, data }: Call, name: string): Draft {
  const beginning = readBeginning(data);
  const { seats } = beginning;
  const clock = data.oneOf("clock", clocks);
  const seat = data.integer("seat", 0, seats - 1);
  const architects = readArchitects(data, seats, seat);
  const invited = readInvited(data, [seat, ...Object.keys(architects).map(Number)], seats);
  return { ...beginning, clock, host: { uid, name, seat }, architects, invited };
}

/** Those of the invited who have blocked the host. The host is not told: it looks as if they did not answer. */
async function insistInvitable(uid: string, invited: readonly string[]): Promise<string[]> {
  insist(!invited.includes(uid), "friend.self");
  const deaf: string[] = [];
  for (const other of invited) {
    insist((await read(`users/${uid}/friends/${other}`)) !== null, "friend.unknown");
    if (await hasBlocked(other, uid)) {
      deaf.push(other);
    }
  }
  return deaf;
}

interface Created {
  match: string;
  seat: number;
  code: string;
}

function alreadyCreated(id: string, match: Match, uid: string): Created {
  insist(match.public.host === uid, "match.exists");
  return { match: id, seat: seatOf(match, uid), code: match.public.code ?? match.secret.code ?? "" };
}

/** Makes the match unless it is there already; a code that was drawn in vain is given back. */
export async function openMatch(id: string, draft: Draft, call: Call): Promise<Created> {
  const code = await reserveCode({ match: id });
  const { answer } = await makeMatch<Created | undefined>(
    id,
    () => ({ match: create({ ...draft, code }, call.moment), answer: { match: id, seat: draft.host.seat, code } }),
    (standing) => ({ match: standing, answer: standing.public.host === call.uid ? alreadyCreated(id, standing, call.uid) : undefined }),
  );
  if (answer?.code !== code) {
    await releaseCode(code);
  }
  insist(answer !== undefined, "match.exists");
  return answer;
}

export const createMatch = callable("createMatch", async (call) => {
  const id = call.data.matching("match", matchIdForm);
  const draft = readDraft(call, await nameOf(call.uid));
  if ((await read(`matches/${id}/public/host`)) !== null) {
    return (await changeMatch(id, (match) => ({ match, answer: alreadyCreated(id, match, call.uid) }))).answer;
  }
  const deaf = await insistInvitable(call.uid, Object.keys(draft.invited));
  await countMatch(call.uid, call.moment.now, true);
  return openMatch(id, { ...draft, deaf }, call);
}, (data) => (data.has("from") ? requestBytesWithMatch : requestBytes));

/** Sits down in a match, unless the person does already. */
export async function sitDown(id: string, via: "code" | "invitation", call: Call): Promise<{ match: string; seat: number }> {
  if ((await read(`matches/${id}/public/uids/${call.uid}`)) === null) {
    await countMatch(call.uid, call.moment.now, false);
  }
  const who = { uid: call.uid, name: await nameOf(call.uid), knows: readKnows(call.data) };
  const seed = freshSeed();
  const { match } = await changeMatch(id, (standing) => ({ match: join(standing, who, via, seed, call.moment), answer: {} }));
  return { match: id, seat: seatOf(match, call.uid) };
}

async function joinByCode(call: Call): Promise<object> {
  const { match: id } = await readCode(call.data.matching("code", codeForm));
  insist(id !== undefined, "code.unknown");
  try {
    return await sitDown(id, "code", call);
  } catch (error) {
    // Somebody was stopped between drawing the code and making its match.
    throw error instanceof Refused && error.refusal === "match.unknown" ? new Refused("code.unknown") : error;
  }
}

export const joinMatch = callable("joinMatch", (call) =>
  call.data.has("code") ? joinByCode(call) : sitDown(call.data.matching("match", matchIdForm), "invitation", call),
);

export const declineInvite = callable("declineInvite", async ({ uid, data, moment }) => {
  const id = data.matching("match", matchIdForm);
  await changeMatch(id, (match) => ({ match: decline(match, uid, moment), answer: {} }));
  return {};
});

export const leaveOpenMatch = callable("leaveOpen", async ({ uid, data, moment }) => {
  const id = data.matching("match", matchIdForm);
  await changeMatch(id, (match) => ({ match: leaveOpen(match, uid, moment), answer: {} }));
  return {};
});
