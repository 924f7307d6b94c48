/** The thread in which Architects think: whoever else asks something of this instance meanwhile is answered. */
import { parentPort } from "node:worker_threads";

import { letArchitectsPlay } from "../referee.js";
import type { Answer, Question } from "./thinker.js";

parentPort?.on("message", ({ id, c, moves }: Question) => {
  parentPort?.postMessage({ id, verdict: letArchitectsPlay(c, moves) } satisfies Answer);
});
