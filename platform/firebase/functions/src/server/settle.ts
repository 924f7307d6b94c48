import { logger } from "firebase-functions/v2";

import type { Code } from "../codes.js";
import { type Alarm, type AlarmKind, type Moment, nextAlarm } from "../clock.js";
import { type Feed, feedOf, isNews } from "../feed.js";
import type { Match } from "../match.js";
import type { Owed } from "../owed.js";
import { boundToPosition } from "../push.js";
import { read, transact } from "./database.js";
import { deliver } from "./deliver.js";
import { momentNow } from "./settings.js";
import { later } from "./tasks.js";

const attempts = 3;

/** Pays what a match owes. If that fails it stays owed: the change itself is made, and the call that made it says so. */
export async function settle(id: string, match: Match): Promise<void> {
  let state: Match | null = match;
  for (let i = 0; i < attempts && state?.secret.owed !== undefined; i += 1) {
    const { owed }: { owed?: Owed } = state.secret;
    try {
      await pay(id, state, owed, momentNow());
      if (await strike(id, owed.rev)) {
        return;
      }
    } catch (error) {
      logger.error("something is still owed", { match: id, error });
    }
    state = await read<Match>(`matches/${id}`);
    await correctFeeds(id, state, owed);
  }
}

/** Somebody changed the match while we paid. They pay what they owe; but what we wrote may have come after it and be older. */
async function correctFeeds(id: string, state: Match | null, owed: Owed): Promise<void> {
  if (state !== null && state.public.updated !== owed.rev) {
    await Promise.all(Object.keys(owed.feeds ?? {}).map((uid) => tellFeed(id, state, uid)));
  }
}

async function pay(id: string, match: Match, owed: Owed, moment: Moment): Promise<void> {
  const pushes = Object.entries(owed.pushes ?? {}).filter(
    ([, push]) => !boundToPosition(push.kind) || (match.public.stage === "running" && push.n === match.public.n),
  );
  await Promise.all([
    ...Object.keys(owed.feeds ?? {}).map((uid) => tellFeed(id, match, uid)),
    owed.code === undefined ? undefined : freeCode(id, owed.code),
    owed.clock === match.public.n ? setAlarm(id, match, moment) : undefined,
    ...pushes.map(([key, push]) => deliver(id, key, push, moment)),
  ]);
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

/** False if more is owed than was paid. */
async function strike(id: string, rev: number): Promise<boolean> {
  const left = await transact<Owed>(`matches/${id}/secret/owed`, (owed) => (owed === null || owed.rev === rev ? null : undefined));
  return left === null;
}
