import { onTaskDispatched, type TaskQueueFunction } from "firebase-functions/v2/tasks";

import type { AlarmKind, Moment } from "../clock.js";
import { type Match, playerAt, present, seatsIn } from "../match.js";
import { boundToPosition, type Push } from "../push.js";
import { read } from "./database.js";
import { deliver, sendNow } from "./deliver.js";
import type { Device } from "./notifier.js";
import { setAlarm, settle } from "./settle.js";
import { momentNow } from "./settings.js";
import type { Task } from "./tasks.js";

/** Who is told when a clock strikes: before its end those on turn, at its end those who may claim. */
export function alarmPushes(match: Match, kind: AlarmKind): Push[] {
  const { n, game, turn, deadline } = match.public;
  const late = present(match).filter((seat) => seatsIn(turn).includes(seat));
  if (late.length === 0) {
    return []; // an Architect is on turn: nobody is late
  }
  const waiting = present(match).filter((seat) => !late.includes(seat));
  const [told, about] = kind === "timeout" ? [waiting, late] : [late, waiting];
  const who = about.map((seat) => playerAt(match, seat).name);
  const time = kind === "timeout" || deadline === undefined ? {} : { deadline };
  return told.map((seat) => ({ uid: playerAt(match, seat).uid, kind, n, game, who, ...time }));
}

async function strike(id: string, match: Match, kind: AlarmKind, moment: Moment): Promise<void> {
  const pushes = alarmPushes(match, kind);
  await Promise.all(pushes.map((push) => deliver(id, `${kind}_${push.n}_${push.uid}`, push, moment)));
  await setAlarm(id, match, moment, kind);
}

/** A push whose quiet hours are over, if it still means something and the device is still there. */
async function sendPostponed(id: string, match: Match, task: Task & { kind: "push" }, moment: Moment): Promise<void> {
  const { push, install, key } = task;
  const isOver = push.deadline !== undefined && push.deadline <= moment.now;
  if ((boundToPosition(push.kind) && !stands(match, task.n)) || isOver) {
    return;
  }
  const device = await read<Device>(`devices/${push.uid}/${install}`);
  if (device !== null) {
    await sendNow(id, key, push, { uid: push.uid, install, device }, moment);
  }
}

function stands(match: Match, n: number): boolean {
  return match.public.stage === "running" && match.public.n === n;
}

export async function runTask(task: Task): Promise<void> {
  const match = await read<Match>(`matches/${task.match}`);
  if (match === null) {
    return;
  }
  await settle(task.match, match);
  const moment = momentNow();
  if (task.kind === "push") {
    await sendPostponed(task.match, match, task, moment);
  } else if (stands(match, task.n)) {
    await strike(task.match, match, task.kind, moment);
  }
}

/** The task queue of clocks. Only our own functions can put something in it. */
export const clock: TaskQueueFunction<Task> = onTaskDispatched<Task>(
  { retryConfig: { maxAttempts: 5, minBackoffSeconds: 10 }, rateLimits: { maxConcurrentDispatches: 20 } },
  (request) => runTask(request.data),
);
