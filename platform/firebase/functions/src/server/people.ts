import { createHash, randomBytes } from "node:crypto";

import { type Code, codeFrom } from "../codes.js";
import { neutralName } from "../match.js";
import { insist, Refused } from "../refused.js";
import { read, transact, write } from "./database.js";

export interface Profile {
  name?: string;
  friendCode?: string;
}

export interface Friend {
  name: string;
  since: number;
}

export async function nameOf(uid: string): Promise<string> {
  return (await read<string>(`users/${uid}/profile/name`)) ?? neutralName;
}

/** Where it stands which account a device rings for. */
export function tokenPath(token: string): string {
  return `tokens/${createHash("sha256").update(token).digest("hex").slice(0, 32)}`;
}

/** Whether the first has blocked the second. */
export async function hasBlocked(uid: string, other: string): Promise<boolean> {
  return (await read<boolean>(`users/${uid}/blocked/${other}`)) === true;
}

const codeAttempts = 8;

/** A code that was nobody's and is now this one's. */
export async function reserveCode(code: Code): Promise<string> {
  for (let i = 0; i < codeAttempts; i += 1) {
    const letters = codeFrom(randomBytes(32));
    if (letters !== undefined && (await claim(letters, code))) {
      return letters;
    }
  }
  throw new Refused("server.busy");
}

async function claim(letters: string, code: Code): Promise<boolean> {
  let free = false;
  await transact<Code>(`codes/${letters}`, (standing) => {
    free = standing === null;
    return free ? code : undefined;
  });
  return free;
}

/** Of a code that turned out not to be needed. */
export async function releaseCode(letters: string): Promise<void> {
  await write({ [`codes/${letters}`]: null });
}

export async function readCode(letters: string): Promise<Code> {
  const code = await read<Code>(`codes/${letters}`);
  insist(code !== null, "code.unknown");
  return code;
}
