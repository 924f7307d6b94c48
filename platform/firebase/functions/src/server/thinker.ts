import { join } from "node:path";
import { Worker } from "node:worker_threads";

import type { Case, Verdict } from "../referee.js";

/** What the thread is asked. */
export interface Question {
  id: number;
  c: Case;
  moves: number;
}
export interface Answer {
  id: number;
  verdict: Verdict;
}

const failed: Verdict = { ok: false, refusal: "referee.failed", at: 0 };
let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, (verdict: Verdict) => void>();

function giveUp(): void {
  worker = undefined;
  for (const answer of waiting.values()) {
    answer(failed);
  }
  waiting.clear();
}

/** A thread for all matches of this instance: it begins with the first that needs it, and keeps nothing alive. */
function thread(): Worker {
  if (worker === undefined) {
    worker = new Worker(join(__dirname, "thinker_thread.js"));
    worker.unref();
    worker.on("message", ({ id, verdict }: Answer) => {
      waiting.get(id)?.(verdict);
      waiting.delete(id);
    });
    worker.on("error", giveUp);
    worker.on("exit", giveUp);
  }
  return worker;
}

/** At most so many moves of the Architects on turn. */
export async function think(c: Case, moves: number): Promise<Verdict> {
  const id = (asked += 1);
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    thread().postMessage({ id, c, moves } satisfies Question);
  });
}
