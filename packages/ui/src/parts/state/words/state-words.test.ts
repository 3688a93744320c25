import { conditionFrom, effectFrom, normalise, spellEffect, spellOut } from "@katha/storygraph";
import { anything, assert, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { createI18n } from "../../../messages/i18n.ts";
import { messages as hi } from "../../../messages/locales/hi.ts";
import { sayChange, sayCheck } from "./change-words.ts";
import { sayCondition } from "./condition-words.ts";
import { sayEffect } from "./effect-words.ts";

const graph = normalise({
  start_node: "court",
  qualities: {
    trust: { kind: "number", name: "Trust", least: 0, most: 5, start: 1 },
    courage: { kind: "number", name: "Courage", least: 0, most: 5, start: 1 },
    lamp: { kind: "flag", name: "The lamp is lit", start: false },
    companion: { kind: "one_of", name: "Companion", values: ["nobody", "Meera"], start: "nobody" },
    clues: { kind: "set", name: "Clues", values: ["the name", "the song"] },
    name: { kind: "text", name: "Your name", start: "" },
  },
  things: { key: { name: "the iron key" }, rope: { name: "a rope" }, map: { name: "خریطہ" } },
  nodes: {
    court: { text: "A court.", choices: [] },
    feast: { text: "A feast.", choices: [], ending: { kind: "good", title: "The feast" } },
  },
});
const english = createI18n("en");
const hindi = createI18n("hi", hi);
const says = (written: unknown, i18n = english) =>
  sayCondition(i18n, spellOut(graph, conditionFrom(written)));
const does = (written: unknown, i18n = english) =>
  sayEffect(i18n, spellEffect(graph, effectFrom(written)));

const trusted = { quality: "trust", is: "at_least", value: 3 };
const keyed = { carries: "key" };
const roped = { carries: "rope" };

describe("a condition", () => {
  test.each([
    [{ all: [trusted, keyed] }, "Trust is at least 3 and you carry the iron key"],
    [
      { all: [trusted, keyed, roped] },
      "Trust is at least 3, you carry the iron key, and you carry a rope",
    ],
    [
      { all: [trusted, { any: [keyed, roped] }] },
      "Trust is at least 3 and either you carry the iron key or you carry a rope",
    ],
    [
      { any: [trusted, { all: [keyed, roped] }] },
      "Trust is at least 3, or else you carry the iron key and you carry a rope",
    ],
    [{ not: { any: [keyed, trusted] } }, "you do not carry the iron key and Trust is less than 3"],
    [
      { not: { all: [keyed, { not: roped }] } },
      "you do not carry the iron key or you carry a rope",
    ],
    [{ all: [{ all: [keyed, { all: [roped] }] }] }, "you carry the iron key and you carry a rope"],
    [
      { all: [trusted, { any: [keyed, { all: [roped, { quality: "lamp", value: true }] }] }] },
      "Trust is at least 3 and either you carry the iron key or (you carry a rope and “The lamp is lit” is true)",
    ],
    [{ quality: "trust", is: "more_than", other: "courage" }, "Trust is more than Courage"],
    [{ quality: "lamp", is: "differs", value: true }, "“The lamp is lit” is not true"],
    [{ quality: "companion", value: "Meera" }, "Companion is “Meera”"],
    [{ quality: "name", value: "" }, "Your name is empty"],
    [{ quality: "clues", is: "lacks", value: "the song" }, "Clues lacks “the song”"],
    [{ visited: "court", times: 3 }, "you have been at “court” at least 3 times"],
    [{ not: { ending_found: "feast" } }, "you have not found the ending “The feast”"],
    [{ carries: "map" }, "you carry \u2068خریطہ\u2069"],
    [{ carries: "sword" }, "never, as the story has no “sword”"],
    [{ all: [] }, "always"],
    [{ any: [] }, "never"],
  ])("%j", (written, sentence) => {
    expect(says(written)).toBe(sentence);
  });

  test("in Hindi", () => {
    expect(says({ all: [trusted, keyed] }, hindi)).toBe(
      "Trust कम से कम 3 हो और the iron key आपके पास हो",
    );
    expect(says({ all: [trusted, { any: [keyed, roped] }] }, hindi)).toBe(
      "Trust कम से कम 3 हो और या तो the iron key आपके पास हो या a rope आपके पास हो",
    );
  });
});

test.each([
  [{ add: "trust", by: 1 }, "adds 1 to Trust"],
  [{ add: "trust", by: -2, once: true }, "takes 2 from Trust (only the first time)"],
  [{ add: "trust", by_quality: "courage" }, "adds Courage to Trust"],
  [
    { set: "lamp", to: true, when: keyed },
    "makes “The lamp is lit” true if you carry the iron key",
  ],
  [{ set: "companion", to: "Meera" }, "sets Companion to “Meera”"],
  [{ set: "clues", to: [] }, "empties Clues"],
  [{ set: "trust", as: "courage" }, "makes Trust the same as Courage"],
  [{ include: "clues", value: "the song" }, "adds “the song” to Clues"],
  [{ give: "key" }, "gives the iron key"],
  [{ take: "rope" }, "takes a rope away"],
  [{ set: "moon", to: 1 }, "does nothing, as the story has no “moon”"],
  [{}, "does nothing"],
])("the effect %j", (written, clause) => {
  expect(does(written)).toBe(clause);
});

test.each([
  [{ kind: "number", name: "Trust", by: 1, value: 3, most: 5 }, "+1 Trust, now 3 of 5"],
  [{ kind: "number", name: "Coins", by: -2, value: 0, most: null }, "−2 Coins, now 0"],
  [
    { kind: "value", name: "The lamp is lit", qualityKind: "flag", value: false },
    "No longer: The lamp is lit",
  ],
  [{ kind: "value", name: "Clues", qualityKind: "set", value: ["a", "b"] }, "Clues: a and b"],
  [{ kind: "value", name: "Companion", qualityKind: "one_of", value: "" }, "Companion: nothing"],
  [{ kind: "included", name: "Clues", value: "the song" }, "New in Clues: the song"],
  [{ kind: "given", name: "the ring" }, "The ring is yours"],
  [{ kind: "taken", name: "the rope" }, "You no longer have the rope"],
  [{ kind: "bag_full", name: "the lantern" }, "No room in your bag for the lantern"],
] as const)("the change %j", (change, sentence) => {
  expect(sayChange(english, change)).toBe(sentence);
});

test("says the result of a check", () => {
  expect(sayCheck(english, { isWon: true, odds: 0.62 })).toBe("You brought it off, at odds of 62%");
  expect(sayCheck(english, { isWon: false, odds: null })).toBe("It went wrong");
  expect(sayCheck(hindi, { isWon: false, odds: 0.62 })).toBe("बात नहीं बनी, संभावना 62% थी");
});

test("any value has words in every language", () => {
  assert(
    property(anything(), (written) => {
      for (const i18n of [english, hindi]) {
        expect(says(written, i18n)).not.toBe("");
        expect(does(written, i18n)).not.toBe("");
      }
    }),
  );
});
