import { dayMs, type Moment, type Pace, realPace } from "../clock.js";

/** Set by the functions emulator, and by it alone. */
export function emulated(env: NodeJS.ProcessEnv = process.env): boolean {
  return env.FUNCTIONS_EMULATOR === "true";
}

function emulatedNumber(env: NodeJS.ProcessEnv, name: string): number | undefined {
  const value = Number(env[name]);
  return emulated(env) && Number.isFinite(value) && value > 0 ? value : undefined;
}

/** ARCHITECTS_DAY_SECONDS: how many seconds a day of a clock lasts. Only under the emulators. */
export function paceFrom(env: NodeJS.ProcessEnv): Pace {
  const seconds = emulatedNumber(env, "ARCHITECTS_DAY_SECONDS");
  return seconds === undefined ? realPace : { dayMs: Math.min(seconds * 1000, dayMs) };
}

/** ARCHITECTS_LIMIT_FACTOR: how much more often than people programs may call. Only under the emulators. */
export function limitFactorFrom(env: NodeJS.ProcessEnv): number {
  return emulatedNumber(env, "ARCHITECTS_LIMIT_FACTOR") ?? 1;
}

export function momentNow(): Moment {
  return { now: Date.now(), pace: paceFrom(process.env) };
}
