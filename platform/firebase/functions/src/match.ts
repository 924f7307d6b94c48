import type { Owed } from "./owed.js";
import { insist } from "./refused.js";
import { firstRules } from "./versions.js";

/** matches/$match of the database, as PROTOCOL.md describes it. The database drops empty maps, hence the optional ones. */
export interface Match {
  public: Published;
  views?: Record<string, Record<string, string>>;
  full?: string;
  secret: Secret;
}

export type Stage = "open" | "running" | "finished" | "cancelled";
export type End = "score" | "resigned" | "timeout" | "draw" | "cancelled";
export type ProposalKind = "draw" | "cancel";
export const clocks = [0, 1, 3, 7] as const;
export type Clock = (typeof clocks)[number];

export interface Player {
  uid: string;
  name: string;
  kind: "person" | "architect" | "free";
  level: number;
  left: boolean;
}

export interface Published {
  game: string;
  /** By which of the game's rules it is played; a match from before there were numbers has none. */
  rules?: number;
  seats: number;
  options: string;
  seedHash?: string;
  seedFrom: number;
  stage: Stage;
  n: number;
  turn: string;
  clock: Clock;
  deadline?: number;
  players: Record<string, Player>;
  uids?: Record<string, number>;
  invited?: Record<string, number>;
  host: string;
  code?: string;
  proposal?: { by: number; kind: ProposalKind; yes: string };
  emotes?: Record<string, { emote: string; at: number }>;
  end?: End;
  points?: string;
  winners?: string;
  seed?: string;
  rematch?: string;
  created: number;
  updated: number;
}

export interface Answer {
  n: number;
  entries: string;
  turn: string;
  stage: Stage;
  hash: string;
}

export interface Secret {
  seed?: string;
  log: string;
  chain?: string;
  /** By seat and moveId: an answer tells what only its seat may know. */
  answers?: Record<string, Answer>;
  owed?: Owed;
  /** Of a match that runs: it still leads here, so that who joins twice, or too late, is told the truth. */
  code?: string;
  /** Invited by somebody they have blocked: they hear nothing of it, and the host is not told why. */
  deaf?: Record<string, true>;
  /** The finished match that this one is the rematch of. */
  rematchOf?: string;
}

/** The Great Architects by level, as in core/bots/architects.cpp. */
const architectNames = ["Snefru", "Hemiunu", "Amenhotep", "Imhotep"];
/** Of who has not chosen a name, and of who is gone. Pushes say it in the receiver's language. */
export const neutralName = "Somebody";

/** What a map holds under a key that comes from outside: its own, not what every object has ("constructor"). */
export function own<T>(map: Readonly<Record<string, T>> | undefined | null, key: string): T | undefined {
  return map !== undefined && map !== null && Object.hasOwn(map, key) ? map[key] : undefined;
}

export function rulesOf(match: Match): number {
  return match.public.rules ?? firstRules;
}

export function seatKey(seat: number): string {
  return `s${seat}`;
}

export function seatNumbers(match: Match): number[] {
  return Array.from({ length: match.public.seats }, (_, seat) => seat);
}

export function playerAt(match: Match, seat: number): Player {
  const player = match.public.players[seatKey(seat)];
  insist(player !== undefined, "request.bad");
  return player;
}

export function architect(level: number, former?: Player): Player {
  const name = architectNames[level - 1] ?? "";
  return { uid: former?.uid ?? "", name, kind: "architect", level, left: former !== undefined };
}

export function freeSeat(): Player {
  return { uid: "", name: "", kind: "free", level: 0, left: false };
}

export function person(uid: string, name: string): Player {
  return { uid, name, kind: "person", level: 0, left: false };
}

/** The seat of somebody who belongs to the match; whoever does not is told the same as if there were none. */
export function seatOf(match: Match, uid: string): number {
  const seat = own(match.public.uids, uid);
  insist(seat !== undefined, "match.unknown");
  return seat;
}

/** Seats where a person sits now. */
export function present(match: Match): number[] {
  return seatNumbers(match).filter((seat) => playerAt(match, seat).kind === "person");
}

/** Seats that belong to a person, also to one who left and may come back. */
export function belonging(match: Match): number[] {
  return Object.values(match.public.uids ?? {}).sort((a, b) => a - b);
}

export function seatSet(seats: readonly number[]): string {
  return [...seats].sort((a, b) => a - b).join("");
}

export function seatsIn(set: string): number[] {
  return Array.from(set, Number);
}

export function entryKey(index: number): string {
  return String(index).padStart(6, "0");
}

/** A copy to work on, its time moved on: `updated` grows with every change, also within a millisecond. */
export function changed(match: Match, now: number): Match {
  const copy = structuredClone(match);
  copy.public.updated = Math.max(now, match.public.updated + 1);
  return copy;
}
