import { hoursUntil, type Moment } from "../clock.js";
import { emotes } from "../emotes.js";
import { neutralName } from "../match.js";
import type { Push } from "../push.js";
import { de } from "./de.js";
import { en } from "./en.js";
import { es } from "./es.js";
import { fr } from "./fr.js";
import { it } from "./it.js";
import type { Said, SaidKey, Texts } from "./texts.js";

export const languages = ["en", "it", "es", "fr", "de"] as const;
export type Language = (typeof languages)[number];
export const textsOf: Readonly<Record<Language, Texts>> = { en, it, es, fr, de };

/** The language of a device, or English if we do not speak it. "pt_BR" and "it-CH" are read by their first part. */
export function languageFor(wanted: string): Language {
  const first = wanted.slice(0, 2).toLowerCase();
  return languages.find((one) => one === first) ?? "en";
}

const outcomeKeys = { won: "won", lost: "lost", draw: "drawn", cancelled: "cancelled" } as const;

function keyOf(push: Push): SaidKey {
  switch (push.kind) {
    case "turn":
      return (push.count ?? 0) > 0 ? "turn" : "turnFirst";
    case "begins":
      return push.yourTurn === true ? "beginsYours" : "begins";
    case "over":
      return outcomeKeys[push.outcome ?? "lost"];
    case "reminder24":
    case "reminder4":
      return "reminder";
    case "takeover":
      return push.yourSeat === true ? "takeoverYours" : "takeover";
    case "draw":
      return push.cancel === true ? "callOff" : "draw";
    default:
      return push.kind;
  }
}

function bodyOf(said: Said, language: Language, count: number): string {
  if (typeof said.body === "string") {
    return said.body;
  }
  return new Intl.PluralRules(language).select(count) === "one" ? said.body.one : said.body.other;
}

function namesIn(push: Push, texts: Texts, language: Language): string {
  const names = (push.who ?? []).map((name) => (name === neutralName || name === "" ? texts.somebody : name));
  return new Intl.ListFormat(language).format(names.length === 0 ? [texts.somebody] : names);
}

/** Games have proper names, the same in every language. */
function gameName(game: string): string {
  return game.charAt(0).toUpperCase() + game.slice(1);
}

/** A push in the receiver's words. Names are put in last and as they are: nothing in them is filled in again. */
export function say(push: Push, language: Language, moment: Moment): { title: string; body: string } {
  const texts = textsOf[language];
  const said = texts[keyOf(push)];
  const count = push.deadline === undefined ? (push.count ?? 0) : hoursUntil(push.deadline, moment);
  const emote = emotes.find((one) => one === push.emote);
  const filling: Record<string, string> = {
    game: gameName(push.game),
    who: namesIn(push, texts, language),
    count: String(count),
    emote: emote === undefined ? "" : texts.emotes[emote],
  };
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => filling[name] ?? "");
  return { title: fill(said.title), body: fill(bodyOf(said, language, count)) };
}
