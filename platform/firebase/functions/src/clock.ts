import type { Clock } from "./match.js";

const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

export type AlarmKind = "reminder24" | "reminder4" | "timeout";

export interface Alarm {
  kind: AlarmKind;
  at: number;
}

const leads: readonly { kind: AlarmKind; hours: number }[] = [
  { kind: "reminder24", hours: 24 },
  { kind: "reminder4", hours: 4 },
  { kind: "timeout", hours: 0 },
];

/** How long our days are. Under the emulators they may be made of seconds, so that a clock can be waited for. */
export interface Pace {
  dayMs: number;
}
export const realPace: Pace = { dayMs };

/** When something is asked, and how fast time goes. */
export interface Moment {
  now: number;
  pace: Pace;
}

export function scaled(ms: number, pace: Pace): number {
  return Math.round((ms / dayMs) * pace.dayMs);
}

/** When a turn that begins now ends; undefined without a clock. */
export function deadlineOf(clock: Clock, { now, pace }: Moment): number | undefined {
  return clock === 0 ? undefined : now + scaled(clock * dayMs, pace);
}

/** Everything that happens in a turn of that length. A reminder as early as the turn itself would say nothing new. */
export function alarmsOf(clock: Clock, deadline: number, pace: Pace): Alarm[] {
  return leads
    .filter(({ hours }) => hours * hourMs < clock * dayMs)
    .map(({ kind, hours }) => ({ kind, at: deadline - scaled(hours * hourMs, pace) }));
}

/**
 * The first of them that is still to come, or, after `done`, the one that follows it. What was missed is not made up for:
 * only the end is.
 */
export function nextAlarm(clock: Clock, deadline: number, { now, pace }: Moment, done?: AlarmKind): Alarm | undefined {
  const all = alarmsOf(clock, deadline, pace);
  const rest = all.slice(all.findIndex(({ kind }) => kind === done) + 1);
  return rest.find(({ kind, at }) => at > now || kind === "timeout");
}

/** Whole hours until then, at least one: for people. */
export function hoursUntil(deadline: number, { now, pace }: Moment): number {
  return Math.max(1, Math.round(((deadline - now) / pace.dayMs) * 24));
}
