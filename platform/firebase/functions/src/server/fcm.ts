import { getMessaging, type Message as FcmMessage, type Messaging } from "firebase-admin/messaging";
import { logger } from "firebase-functions/v2";

import { app, read, write } from "./database.js";
import type { Address, Message, Notifier } from "./notifier.js";

/** Codes by which Cloud Messaging says that an app is no longer there. */
const goneCodes = ["messaging/registration-token-not-registered", "messaging/invalid-registration-token"];

/** A newer message of a match takes the place of an older one; emotes have a place of their own. */
function placeOf(message: Message): string {
  return message.kind === "emote" ? `${message.match}.emote` : message.match;
}

export function fcmMessage(token: string, message: Message): FcmMessage {
  const place = placeOf(message);
  return {
    token,
    notification: { title: message.title, body: message.body },
    data: { match: message.match, n: String(message.n), kind: message.kind },
    android: {
      priority: "high",
      collapseKey: place,
      notification: { channelId: message.kind === "emote" ? "emotes" : "turns", tag: place },
    },
    apns: {
      headers: { "apns-collapse-id": place, "apns-priority": "10" },
      payload: { aps: { sound: "default", threadId: message.match, category: "match" } },
    },
  };
}

function codeOf(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}

/** Firebase Cloud Messaging: production. */
export class FcmNotifier implements Notifier {
  constructor(
    private readonly messaging: Pick<Messaging, "send"> = getMessaging(app()),
    private readonly forget: (device: Address) => Promise<void> = forgetDevice,
  ) {}

  async send(to: Address, message: Message): Promise<void> {
    try {
      await this.messaging.send(fcmMessage(to.device.token, message));
    } catch (error) {
      if (goneCodes.includes(codeOf(error))) {
        await this.forget(to);
      } else {
        logger.warn("a push could not be sent", { match: message.match, kind: message.kind, code: codeOf(error) });
      }
    }
  }
}

/** Unless the device has a new address by now. */
async function forgetDevice({ uid, install, device }: Address): Promise<void> {
  const path = `devices/${uid}/${install}`;
  if ((await read<string>(`${path}/token`)) === device.token) {
    await write({ [path]: null });
  }
}
