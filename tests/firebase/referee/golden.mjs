// The golden games as questions to the referee, in WebAssembly and natively. Needs the compiled functions with referee.wasm
// beside them, and in REFEREE_PIPE the native program (pipe.cpp).
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Asker } from "../../../platform/firebase/functions/lib/referee_core.js";

const golden = join(dirname(fileURLToPath(import.meta.url)), "../../golden");
export const asker = new Asker();

/** What the native referee answers to each of these; `times` gets the milliseconds of each. */
export function natively(questions, times = []) {
  const frames = questions.flatMap((question) => {
    const bytes = Buffer.from(question), length = Buffer.alloc(4);
    length.writeUInt32LE(bytes.length);
    return [length, bytes];
  });
  const run = spawnSync(process.env.REFEREE_PIPE, ["--times"], { input: Buffer.concat(frames), maxBuffer: 1 << 30 });
  assert.equal(run.status, 0, `${process.env.REFEREE_PIPE}: ${run.error ?? run.stderr}`);
  times.push(...run.stderr.toString().trim().split("\n").map((nanoseconds) => Number(nanoseconds) / 1e6));
  const answers = [];
  for (let at = 0; at < run.stdout.length; at += 4 + run.stdout.readUInt32LE(at)) {
    answers.push(run.stdout.toString("utf8", at + 4, at + 4 + run.stdout.readUInt32LE(at)));
  }
  return answers;
}

export function question(asks, match, log, chain, moves = "") {
  return `${asks}\ngame ${match.game}\nrules 1\nseats ${match.seats}\noptions ${match.options}\nseed ${match.seed}\nseed-from 0\n` +
    `architects ${match.architects}\nchain ${chain}\n\n${log.join("\n")}\n\n${moves}`;
}

/** A block's lines; none if it is empty. */
const lines = (block) => (block === "" ? [] : block.split("\n"));
export const field = (text, name) => text.match(new RegExp(`^${name} (.*)$`, "m"))?.[1];

/** A golden file as its set-up and its entries without their numbers. */
export function readGolden(name) {
  const text = readFileSync(join(golden, name), "utf8");
  const inspected = asker.ask(`inspect\n${text}`);
  assert.match(inspected, /^inspected\n/, name);
  const log = text.split("\n").filter((line) => /^\d+ /.test(line)).map((line) => line.replace(/^\d+ /, ""));
  assert.deepEqual(lines(inspected.split("\n\n")[1]), log, name);
  const seats = Number(field(text, "seats"));
  return {
    text, log, game: field(text, "game"), seats, options: field(inspected, "options"), seed: field(text, "seed"),
    architects: Array(seats).fill(0).join(" "),
  };
}

/** Asks for a whole match, move by move; gives the questions and the answers. */
export function replayed(match) {
  const questions = [question("begin", match, [], "-")];
  const answers = [asker.ask(questions[0])];
  let log = lines(answers[0].split("\n\n")[1]);
  while (log.length < match.log.length) {
    const [, actor, move] = match.log[log.length].match(/^(\S+) (.*)$/);
    questions.push(question(`play ${Number(actor) - 1}`, match, log, field(answers.at(-1), "chain"), move));
    answers.push(asker.ask(questions.at(-1)));
    const blocks = answers.at(-1).split("\n\n");
    assert.match(blocks[0], /^ruled\n/, `${actor} ${move}: ${blocks[0]}`);
    assert.equal(blocks.length, 2 + match.seats);
    log = log.concat(lines(blocks[1]));
  }
  assert.deepEqual(log, match.log);
  return { questions, answers };
}

export const files = readdirSync(golden).filter((name) => name.endsWith(".match")).sort();
