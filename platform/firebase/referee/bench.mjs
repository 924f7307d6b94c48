// What one question to the referee costs, natively and in WebAssembly: every move of the golden games of Kheops and of
// Pyramidice with four players, asked as the functions ask it.
//   REFEREE_PIPE=build/dev/bin/referee_pipe node platform/firebase/referee/bench.mjs [rounds]
import { performance } from "node:perf_hooks";
import { asker, files, natively, readGolden, replayed } from "../../../tests/firebase/referee/golden.mjs";

const rounds = Number(process.argv[2] ?? 20);

function told(what, milliseconds) {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))].toFixed(3);
  const mean = sorted.reduce((sum, ms) => sum + ms, 0) / sorted.length;
  console.log(`${what.padEnd(34)} ${String(sorted.length).padStart(7)} questions  mean ${mean.toFixed(3)} ms  ` +
    `median ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)}  longest ${at(1)}`);
}

for (const [what, wanted] of [["kheops", (match) => match.game === "kheops"],
  ["pyramidice, 4 players", (match) => match.game === "pyramidice" && match.seats === 4]]) {
  const questions = files.map(readGolden).filter(wanted).flatMap((match) => replayed(match).questions);
  const native = [], wasm = [];
  for (let round = 0; round < rounds; ++round) {
    natively(questions, native);
    for (const question of questions) {
      const before = performance.now();
      asker.ask(question);
      wasm.push(performance.now() - before);
    }
  }
  told(`${what}, natively`, native);
  told(`${what}, WebAssembly`, wasm);
}
