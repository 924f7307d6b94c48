import { getFunctions } from "firebase-admin/functions";

import type { AlarmKind } from "../clock.js";
import type { Push } from "../push.js";
import { app } from "./database.js";

/** What the task queue `clock` is asked to do later. */
export type Task =
  | { match: string; n: number; kind: AlarmKind }
  /** A push that came in somebody's quiet hours. */
  | { match: string; n: number; kind: "push"; install: string; key: string; push: Push };

/** Tasks with the same id are one task. */
export async function later(id: string, delayMs: number, task: Task): Promise<void> {
  const queue = getFunctions(app()).taskQueue<Task>("clock");
  try {
    await queue.enqueue(task, { id, scheduleDelaySeconds: Math.max(0, Math.ceil(delayMs / 1000)) });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "functions/task-already-exists")) {
      throw error;
    }
  }
}
