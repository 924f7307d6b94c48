const minuteMs = 60_000;
const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** Part of a device: when it does not want to ring. Hours of the day where it is; equal ones mean none. */
export interface QuietHours {
  /** Minutes east of UTC. */
  offset: number;
  quietFrom: number;
  quietTo: number;
}

/** Milliseconds until the device may ring again; 0 if it may now. Quiet hours may span midnight. */
export function quietFor(device: QuietHours, now: number): number {
  if (device.quietFrom === device.quietTo) {
    return 0;
  }
  const local = now + device.offset * minuteMs;
  const dayStart = Math.floor(local / (dayMinutes * minuteMs)) * dayMinutes * minuteMs;
  const intoDay = local - dayStart;
  const from = device.quietFrom * hourMinutes * minuteMs;
  const to = device.quietTo * hourMinutes * minuteMs;
  const quiet = from < to ? intoDay >= from && intoDay < to : intoDay >= from || intoDay < to;
  if (!quiet) {
    return 0;
  }
  return intoDay < to ? to - intoDay : to - intoDay + dayMinutes * minuteMs;
}
