import { logger } from "firebase-functions/v2";

import type { Code } from "../codes.js";
import { type Alarm, type AlarmKind, type Moment, nextAlarm } from "../clock.js";
import { type Feed, feedOf, isNews } from "../feed.js";
import type { Match } from "../match.js";
import { type Owed, type Paid, withoutPaid } from "../owed.js";
import { boundToPosition, type Push } from "../push.js";
import { payMs } from "../sizes.js";
import { read, transact } from "./database.js";
import { deliver } from "./deliver.js";
import { momentNow } from "./settings.js";
import { later } from "./tasks.js";
import { playArchitects } from "./thinking.js";

/**
 * Pays what a match owes, each by itself and each once. What fails, or takes too long, stays owed for the next call on the
 * match, or for its clock: the change itself is made, and the call that made it says so.
 */
export async function settle(id: string, match: Match): Promise<void> {
  try {
    const state = await playArchitects(id, match);
    const { owed } = state.secret;
    if (owed === undefined) {
      return;
    }
    await strike(id, await pay(id, state, owed, momentNow()));
    await correctFeeds(id, owed);
  } catch (error) {
    logger.error("something is still owed", { match: id, error });
  }
}

/** Somebody changed the match while we paid. They pay what they owe; but what we wrote may have come after it and be older. */
async function correctFeeds(id: string, owed: Owed): Promise<void> {
  if ((await read<number>(`matches/${id}/public/updated`)) === owed.rev) {
    return;
  }
  const state = await read<Match>(`matches/${id}`);
  if (state !== null) {
    await Promise.all(Object.keys(owed.feeds ?? {}).map((uid) => tellFeed(id, state, uid)));
  }
}

/** Whether it could be done, and in time. */
async function done(what: string, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => { reject(new Error("no answer")); }, payMs);
  });
  try {
    await Promise.race([work, tooLong]);
    return true;
  } catch (error) {
    logger.error("something is still owed", { what, error });
    return false;
  } finally {
    clearTimeout(timer);
  }
}

async function pay(id: string, match: Match, owed: Owed, moment: Moment): Promise<Paid> {
  const paid: { rev: number; feeds: string[]; pushes: Record<string, Push | undefined>; clock?: number; code?: string } =
    { rev: owed.rev, feeds: [], pushes: {} };
  const { clock, code } = owed;
  await Promise.all([
    ...Object.keys(owed.feeds ?? {}).map(async (uid) => {
      if (await done("feed", tellFeed(id, match, uid))) {
        paid.feeds.push(uid);
      }
    }),
    ...Object.entries(owed.pushes ?? {}).map(async ([key, push]) => {
      const late = boundToPosition(push.kind) && (match.public.stage !== "running" || push.n !== match.public.n);
      if (late || (await done("push", deliver(id, key, push, moment).then((left) => { paid.pushes[key] = left; })))) {
        paid.pushes[key] ??= undefined;
      }
    }),
    (async () => {
      if (code !== undefined && (await done("code", freeCode(id, code)))) {
        paid.code = code;
      }
    })(),
    (async () => {
      if (clock !== undefined && (clock !== match.public.n || (await done("clock", setAlarm(id, match, moment))))) {
        paid.clock = clock;
      }
    })(),
  ]);
  return paid;
}

async function freeCode(id: string, letters: string): Promise<void> {
  await transact<Code>(`codes/${letters}`, (code) => (code === null || code.match === id ? null : undefined));
}

async function tellFeed(id: string, match: Match, uid: string): Promise<void> {
  const news = feedOf(match, uid);
  await transact<Feed>(`users/${uid}/matches/${id}`, (standing) => (isNews(standing, match.public.updated) ? news : undefined));
}

/** The next thing the clock of this turn has to do. One leads to the other, so that a quick turn costs one task. */
export async function setAlarm(id: string, match: Match, moment: Moment, done?: AlarmKind): Promise<void> {
  const { clock, deadline, n } = match.public;
  const alarm: Alarm | undefined = deadline === undefined ? undefined : nextAlarm(clock, deadline, moment, done);
  if (alarm !== undefined) {
    await later(`${id}-${n}-${alarm.kind}`, alarm.at - moment.now, { match: id, n, kind: alarm.kind });
  }
}

async function strike(id: string, paid: Paid): Promise<void> {
  await transact<Owed>(`matches/${id}/secret/owed`, (owed) => (owed === null ? null : withoutPaid(owed, paid)));
}
