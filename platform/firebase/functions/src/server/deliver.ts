import { logger } from "firebase-functions/v2";

import { type Moment, scaled } from "../clock.js";
import { type Push, rungAtWill } from "../push.js";
import { quietFor } from "../quiet.js";
import { languageFor, say } from "../texts/say.js";
import { read } from "./database.js";
import { FcmNotifier } from "./fcm.js";
import { mayRing } from "./limiter.js";
import { type Address, type Device, type Notifier, OutboxNotifier } from "./notifier.js";
import { emulated } from "./settings.js";
import { later } from "./tasks.js";

let chosen: Notifier | undefined;

function notifier(): Notifier {
  chosen ??= emulated() ? new OutboxNotifier(Date.now) : new FcmNotifier();
  return chosen;
}

export async function sendNow(match: string, key: string, push: Push, to: Address, moment: Moment): Promise<void> {
  const { title, body } = say(push, languageFor(to.device.language), moment);
  const id = `${match}_${key}_${to.install}`;
  await notifier().send(to, { id, title, body, match, n: push.n, kind: push.kind });
}

async function deliverTo(match: string, key: string, push: Push, to: Address, moment: Moment): Promise<void> {
  const quiet = scaled(quietFor(to.device, moment.now), moment.pace);
  if (quiet > 0) {
    await later(`${match}-${key}-${to.install}`, quiet, { match, n: push.n, kind: "push", install: to.install, key, push });
  } else {
    await sendNow(match, key, push, to, moment);
  }
}

/**
 * To all devices of the receiver; those that want quiet get it when their quiet hours are over. What is left of the push,
 * for the devices that could not be reached; undefined if all have it.
 */
export async function deliver(match: string, key: string, push: Push, moment: Moment): Promise<Push | undefined> {
  const asked = push.by !== undefined && push.to === undefined && rungAtWill(push.kind) ? push.by : undefined;
  if (asked !== undefined && !(await mayRing(asked, push.uid, moment.now))) {
    return undefined;
  }
  const devices = (await read<Record<string, Device>>(`devices/${push.uid}`)) ?? {};
  const meant = Object.entries(devices).filter(([install]) => push.to?.includes(install) !== false);
  const failed: string[] = [];
  for (const [install, device] of meant) {
    try {
      await deliverTo(match, key, push, { uid: push.uid, install, device }, moment);
    } catch (error) {
      logger.warn("a device is told later", { match, kind: push.kind, error });
      failed.push(install);
    }
  }
  return failed.length === 0 ? undefined : { ...push, to: failed };
}
