import { type App, getApps, initializeApp } from "firebase-admin/app";
import { type DataSnapshot, type Database, getDatabase } from "firebase-admin/database";
import { logger } from "firebase-functions/v2";

import { Refused } from "../refused.js";

export function app(): App {
  return getApps()[0] ?? initializeApp();
}

export function database(): Database {
  return getDatabase(app());
}

function valueOf(snapshot: DataSnapshot): unknown {
  return snapshot.val();
}

/** What stands at a path. Only our functions write there, so its type is known. */
export async function read<T>(path: string): Promise<T | null> {
  return valueOf(await database().ref(path).get()) as T | null;
}

export async function write(changes: Record<string, unknown>): Promise<void> {
  if (Object.keys(changes).length > 0) {
    await database().ref().update(changes);
  }
}

/**
 * Changes one place of the database so that nobody comes in between. `alter` gets what stands there and gives what shall, or
 * undefined to leave it; it may be asked several times, first of all with null where the value is not known yet. An
 * exception in it leaves everything as it is and is thrown again here.
 */
export async function transact<T>(path: string, alter: (value: T | null) => T | null | undefined): Promise<T | null> {
  let failure: Error | undefined;
  const attempt = (value: unknown): unknown => {
    failure = undefined;
    try {
      return alter(value as T | null);
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
      return undefined;
    }
  };
  try {
    const done = await database().ref(path).transaction(attempt, undefined, false);
    if (failure === undefined) {
      return valueOf(done.snapshot) as T | null;
    }
  } catch (error) {
    // Too many others at the same place, or no connection.
    logger.warn("a transaction did not come to its end", { path, error });
    throw new Refused("server.busy");
  }
  throw failure;
}
