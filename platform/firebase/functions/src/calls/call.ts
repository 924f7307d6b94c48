import { logger } from "firebase-functions/v2";
import { type CallableFunction, type CallableRequest, HttpsError, onCall } from "firebase-functions/v2/https";

import type { Moment } from "../clock.js";
import { Reader } from "../reader.js";
import { insist, refusals, Refused } from "../refused.js";
import { requestBytes } from "../sizes.js";
import { emulated, momentNow } from "../server/settings.js";
import { countCall } from "../server/limiter.js";
import { insistProtocol, protocolNumber } from "../versions.js";

/** One question of one person. */
export interface Call {
  uid: string;
  data: Reader;
  moment: Moment;
}

export type Callable = CallableFunction<unknown, Promise<object>>;

/** Where the call comes from is asked here and not by Firebase, so that the refusal has its name. */
function callerOf(request: CallableRequest<unknown>): string {
  insist(request.app !== undefined || emulated(), "auth.app_check");
  insist(request.auth !== undefined, "auth.missing");
  return request.auth.uid;
}

function insistSize(data: unknown, bytes: number): void {
  insist(Buffer.byteLength(JSON.stringify(data ?? null), "utf8") <= bytes, "request.too_large");
}

function refusalFor(error: unknown, name: string): HttpsError {
  const refused = error instanceof Refused ? error : new Refused("server.busy");
  if (refused.refusal === "server.busy") {
    logger.error(`${name} failed`, error);
  }
  const details = { name: refused.refusal, ...refused.details, protocol: protocolNumber };
  // The C++ SDK hands on the message, but not the details: so they are in both.
  return new HttpsError(refusals[refused.refusal], JSON.stringify(details), details);
}

/** A callable function: who asks is known, the question is small enough, and it is not one too many. */
export function callable(
  name: string, answer: (call: Call) => Promise<object>, bytesFor: (data: Reader) => number = () => requestBytes,
): Callable {
  return onCall<unknown, Promise<object>>(async (request) => {
    try {
      const uid = callerOf(request);
      const data = new Reader(request.data);
      insistProtocol(data);
      insistSize(request.data, bytesFor(data));
      const moment = momentNow();
      await countCall(uid, moment.now);
      return { ...(await answer({ uid, data, moment })), protocol: protocolNumber };
    } catch (error) {
      throw refusalFor(error, name);
    }
  });
}
