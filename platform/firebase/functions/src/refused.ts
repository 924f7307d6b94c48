/** Every refusal of PROTOCOL.md and the HTTP status Firebase gives it. */
export const refusals = {
  "app.too_old": "failed-precondition",
  "auth.missing": "unauthenticated",
  "auth.app_check": "unauthenticated",
  "request.bad": "invalid-argument",
  "request.too_large": "invalid-argument",
  "limit.rate": "resource-exhausted",
  "limit.matches": "resource-exhausted",
  "limit.friends": "resource-exhausted",
  "match.unknown": "not-found",
  "match.exists": "already-exists",
  "match.stage": "failed-precondition",
  "match.full": "failed-precondition",
  "match.stale": "aborted",
  "match.not_due": "failed-precondition",
  "match.no_proposal": "failed-precondition",
  "code.unknown": "not-found",
  "move.refused": "failed-precondition",
  "friend.self": "failed-precondition",
  "friend.blocked": "failed-precondition",
  "friend.unknown": "failed-precondition",
  "account.token": "invalid-argument",
  "server.busy": "aborted",
} as const;

export type RefusalName = keyof typeof refusals;

/** What a phone is told beside the name: the core's refusal where a rule is broken, the true length of the log. */
export interface RefusalDetails {
  refusal?: string;
  n?: number;
}

/** Thrown by whatever finds that a call cannot be granted. Nothing has been changed then. */
export class Refused extends Error {
  constructor(
    readonly refusal: RefusalName,
    readonly details: RefusalDetails = {},
  ) {
    super(details.refusal === undefined ? refusal : `${refusal}: ${details.refusal}`);
  }
}

/** For conditions that read as a sentence: insist(stage === "open", "match.stage"). */
export function insist(holds: boolean, otherwise: RefusalName, details: RefusalDetails = {}): asserts holds {
  if (!holds) {
    throw new Refused(otherwise, details);
  }
}
