import assert from "node:assert/strict";
import { test } from "node:test";

import { emotes } from "../emotes.js";
import { type Push, pushKinds } from "../push.js";
import { languageFor, languages, say, textsOf } from "../texts/say.js";
import type { Said, SaidKey } from "../texts/texts.js";
import { at, start } from "./tables.js";

const keys = Object.keys(textsOf.en).filter((key): key is SaidKey => key !== "somebody" && key !== "emotes");

function formsOf(said: Said): string[] {
  return typeof said.body === "string" ? [said.title, said.body] : [said.title, said.body.one, said.body.other];
}

function placeholders(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
}

function push(more: Partial<Push>): Push {
  return { uid: "ann", kind: "turn", n: 30, game: "kheops", who: ["Bob"], ...more };
}

test("every language says everything, with the same placeholders", () => {
  for (const language of languages) {
    assert.deepEqual(Object.keys(textsOf[language]).sort(), Object.keys(textsOf.en).sort(), language);
    for (const key of keys) {
      const forms = formsOf(textsOf[language][key]);
      const english = formsOf(textsOf.en[key]);
      assert.equal(forms.length, english.length, `${language} ${key}`);
      const needed = english.map((form) => placeholders(form).filter((one) => one !== "{count}"));
      assert.deepEqual(forms.map((form) => placeholders(form).filter((one) => one !== "{count}")), needed, `${language} ${key}`);
      assert.ok(forms.every((form) => form.trim() !== ""), `${language} ${key}`);
    }
  }
});

test("a counted sentence holds its number in the plural", () => {
  for (const language of languages) {
    for (const key of keys) {
      const { body } = textsOf[language][key];
      assert.ok(typeof body === "string" || body.other.includes("{count}"), `${language} ${key}`);
    }
  }
});

test("every emote is said in every language", () => {
  for (const language of languages) {
    assert.deepEqual(Object.keys(textsOf[language].emotes).sort(), [...emotes].sort());
    for (const emote of emotes) {
      assert.equal(say(push({ kind: "emote", emote }), language, at(0)).body, textsOf[language].emotes[emote]);
    }
  }
});

test("languages differ in every sentence", () => {
  for (const key of keys.filter((one) => one !== "emote")) {
    const bodies = languages.map((language) => formsOf(textsOf[language][key]).join());
    assert.equal(new Set(bodies).size, languages.length, key);
  }
});

test("every kind of push is said in full", () => {
  for (const language of languages) {
    for (const kind of pushKinds) {
      const { title, body } = say(push({ kind, emote: "wow", count: 2, deadline: start + 1 }), language, at(0));
      assert.doesNotMatch(title + body, /[{}]|undefined/, `${language} ${kind}`);
      assert.ok(title !== "" && body !== "", `${language} ${kind}`);
    }
  }
});

test("one move is one move, several are counted", () => {
  assert.equal(say(push({ count: 1 }), "en", at(0)).body, "Bob: one move since you last played.");
  assert.equal(say(push({ count: 3, who: ["Bob", "Cleo"] }), "en", at(0)).body, "Bob and Cleo: 3 moves since you last played.");
  assert.equal(say(push({ count: 3, who: ["Bob", "Cleo"] }), "de", at(0)).body, "Bob und Cleo: 3 Züge seit deinem letzten.");
  assert.equal(say(push({ count: 1 }), "it", at(0)).body, "Bob: una mossa dal tuo ultimo turno.");
});

test("a match that ends is told by how it ended", () => {
  const titles = (["won", "lost", "draw", "cancelled"] as const).map((outcome) => say(push({ kind: "over", outcome }), "fr", at(0)).title);
  assert.equal(new Set(titles).size, 4);
  assert.equal(titles[0], "Kheops\u00a0: vous avez gagné\u00a0!");
});

test("a reminder tells the hours that are left when it is sent", () => {
  const reminder = push({ kind: "reminder4", deadline: start + 4 * 3_600_000 });
  assert.match(say(reminder, "en", at(0)).body, /about 4 hours/);
  assert.match(say(reminder, "en", at(3 * 3_600_000)).body, /about an hour/);
});

test("who has no name is somebody, in the receiver's language", () => {
  assert.match(say(push({ kind: "invited", who: ["Somebody"] }), "de", at(0)).body, /^Jemand/);
  assert.match(say(push({ kind: "invited", who: [] }), "es", at(0)).body, /^Alguien/);
});

test("nothing in a name is filled in", () => {
  assert.equal(say(push({ kind: "draw", who: ["{game} $& $1"] }), "en", at(0)).body, "{game} $& $1 proposes a draw.");
});

test("a device speaks its language, or English", () => {
  assert.equal(languageFor("it"), "it");
  assert.equal(languageFor("de_AT"), "de");
  assert.equal(languageFor("FR-ca"), "fr");
  assert.equal(languageFor("pt"), "en");
  assert.equal(languageFor(""), "en");
});
