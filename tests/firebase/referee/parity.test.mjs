// The same questions to the referee natively and in WebAssembly.
import assert from "node:assert/strict";
import { test } from "node:test";
import { asker, field, files, natively, question, readGolden, replayed } from "./golden.mjs";

test("there are twenty golden games of each game", () => {
  const games = files.map((name) => name.split("-")[0]);
  for (const game of ["egizia", "kheops", "luxor", "pyramidice"]) {
    assert.equal(games.filter((one) => one === game).length, 20, game);
  }
});

for (const name of files) {
  test(`${name} is the same natively and in WebAssembly, move by move: entries, views, chain and hashes`, () => {
    const match = readGolden(name);
    const { questions, answers } = replayed(match);
    questions.push(`inspect\n${match.text}`, question("views", match, match.log, "-"));
    answers.push(asker.ask(questions.at(-2)), asker.ask(questions.at(-1)));
    assert.deepEqual(natively(questions), answers);
    assert.equal(field(answers.at(-1), "chain"), field(match.text, "chain"));
    assert.equal(field(answers.at(-1), "points"), field(match.text, "result"));
    assert.equal(field(answers.at(-1), "over"), "1");
  });
}

test("Architects play whole matches alike natively and in WebAssembly", () => {
  const questions = [];
  for (const [game, architects] of [["egizia", "4 2 3"], ["kheops", "1 2"], ["kheops", "3 4"], ["pyramidice", "1 2"], ["pyramidice", "4 3 2 1"], ["luxor", "4 3"], ["luxor", "3 1 4"]]) {
    for (let seed = 1; seed <= 3; ++seed) {
      questions.push(question("begin", {
        game, seats: architects.split(" ").length, options: "0".repeat(16), seed: String(seed).padStart(64, "0"), architects,
      }, [], "-"));
    }
  }
  const answers = questions.map((asked) => asker.ask(asked));
  for (const answer of answers) {
    assert.match(answer, /^ruled\n[^]*\nover 1\n/);
  }
  assert.deepEqual(natively(questions), answers);
});
