import { type Moment, scaled } from "../clock.js";
import type { Push } from "../push.js";
import { quietFor } from "../quiet.js";
import { languageFor, say } from "../texts/say.js";
import { read } from "./database.js";
import { FcmNotifier } from "./fcm.js";
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

/** To all devices of the receiver; those that want quiet get it when their quiet hours are over. */
export async function deliver(match: string, key: string, push: Push, moment: Moment): Promise<void> {
  const devices = (await read<Record<string, Device>>(`devices/${push.uid}`)) ?? {};
  const sendings = Object.entries(devices).map(async ([install, device]) => {
    const quiet = scaled(quietFor(device, moment.now), moment.pace);
    if (quiet > 0) {
      await later(`${match}-${key}-${install}`, quiet, { match, n: push.n, kind: "push", install, key, push });
    } else {
      await sendNow(match, key, push, { uid: push.uid, install, device }, moment);
    }
  });
  await Promise.all(sendings);
}
