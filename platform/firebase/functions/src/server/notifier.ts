import type { PushKind } from "../push.js";
import type { QuietHours } from "../quiet.js";
import { read, write } from "./database.js";

/** devices/$uid/$install of the database. */
export interface Device extends QuietHours {
  token: string;
  language: string;
  at: number;
}

export interface Message {
  /** Of this push on this device: the same one sent twice is the same. */
  id: string;
  title: string;
  body: string;
  match: string;
  n: number;
  kind: PushKind;
}

/** Where a message is to go. */
export interface Address {
  uid: string;
  install: string;
  device: Device;
}

/** Brings messages to devices. One that cannot be brought is no reason for a move to fail. */
export interface Notifier {
  send(to: Address, message: Message): Promise<void>;
}

/** Under the emulators, which have no Cloud Messaging: messages can be read in the database. */
export class OutboxNotifier implements Notifier {
  constructor(private readonly now: () => number) {}

  async send(to: Address, message: Message): Promise<void> {
    const { id, title, body, match, n, kind } = message;
    const path = `outbox/${to.uid}/${id}`;
    if ((await read(path)) === null) {
      await write({ [path]: { title, body, match, n, kind, at: this.now() } });
    }
  }
}
