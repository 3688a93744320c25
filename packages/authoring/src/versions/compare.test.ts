import { expect, test } from "vitest";
import { testEntry } from "../testing/entries.ts";
import { compareVersion, type RuleWords, type StoryVersion } from "./compare.ts";

const version: StoryVersion = {
  title: "The Ford",
  tagline: "",
  storyDescription: "A river.",
  storyPrompt: "Row.",
  contentRating: testEntry.contentRating,
  difficultyLevel: testEntry.difficultyLevel,
  language: "en",
  initialXp: 100,
  bible: { cast: [{ name: "Nila" }] },
  storyStructure: {
    start_node: "ford",
    nodes: {
      ford: { text: "A river.", choices: [{ text: "Wade", target: "bank" }], mood: "calm" },
      bank: { text: "Reeds.", choices: [] },
      attic: { text: "Dust.", choices: [] },
    },
  },
};
const now = {
  ...testEntry,
  title: "The Ford ",
  tagline: "Wet feet.",
  storyDescription: "A river.",
  storyPrompt: "Row.",
  structureText: JSON.stringify({
    start_node: "ford",
    nodes: {
      ford: { text: "A wide river.", choices: [{ text: "Row", target: "boat" }], mood: "uneasy" },
      bank: { text: "Reeds.", choices: [] },
      boat: { text: "It sinks.", choices: [] },
    },
  }),
};

const namesIn = (rules: object, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, field in rules ? [`About ${field}.`] : []]));
const words: RuleWords = {
  sayScene: (_, node) => namesIn(node, ["effects", "hub"]),
  sayChoice: (choice) => namesIn(choice, ["when", "check"]),
};

test("a version beside what is in the form: around the story, scene by scene, and what can be reached", () => {
  expect(compareVersion(version, now, words)).toEqual({
    fields: [{ field: "tagline", before: "", now: "Wet feet." }],
    start: null,
    changed: [
      {
        node: "ford",
        fields: ["choices", "mood", "text"],
        before: "A river.\nWade → bank\nmood: calm",
        now: "A wide river.\nRow → boat\nmood: uneasy",
      },
    ],
    added: ["boat"],
    removed: ["attic"],
    closed: ["bank"],
    opened: [],
    endingsGained: ["boat"],
    endingsLost: ["bank"],
    declared: [],
    bible: [{ part: "cast", name: "Nila", what: "removed", before: [], now: [] }],
  });
});

test("what the story declares is named, with both sides", () => {
  const trust = { kind: "number", name: "Trust", most: 3 };
  const then = { ...version, storyStructure: { qualities: { trust }, nodes: {} } };
  const structureText = JSON.stringify({
    qualities: { trust: { ...trust, most: 5 } },
    things: { key: { name: "a key" } },
    nodes: {},
  });
  expect(compareVersion(then, { ...now, structureText }, words).declared).toMatchObject([
    { part: "qualities", name: "Trust", what: "changed", fields: ["most"] },
    { part: "things", name: "a key", what: "added", before: "" },
  ]);
});

test("what the story answers is compared too", () => {
  const answer = { acts: ["greet"], says: ["She nods."] };
  const then = { ...version, storyStructure: { reactions: { nod: answer }, nodes: {} } };
  const structureText = JSON.stringify({
    reactions: {
      nod: { ...answer, says: ["She nods twice."] },
      song: { acts: ["sing"], says: ["La."] },
    },
    nodes: {},
  });
  expect(compareVersion(then, { ...now, structureText }, words).declared).toMatchObject([
    { part: "reactions", id: "nod", what: "changed", fields: ["says"] },
    { part: "reactions", id: "song", what: "added" },
  ]);
});

test("while the JSON cannot be read nothing is said of scenes", () => {
  const { changed, added, removed, fields } = compareVersion(
    version,
    { ...now, structureText: "{" },
    words,
  );
  expect([changed, added, removed, fields.length]).toEqual([[], [], [], 1]);
});

test("rules are said in words, and none is left as JSON", () => {
  const when = { carries: "key" };
  const wade = { text: "Wade", target: "bank", when, otherwise: "locked", reason: "Too deep." };
  const ford = {
    text: "A river.",
    choices: [wade],
    effects: [{ give: "key" }],
    hub: true,
    mood: "calm",
  };
  const bank = { text: "Reeds.", choices: [] };
  const then = { ...version, storyStructure: { nodes: { ford, bank } } };
  const structureText = JSON.stringify({
    nodes: { ford: { ...ford, effects: [{ take: "key" }], hub: undefined }, bank },
  });
  expect(compareVersion(then, { ...now, structureText }, words).changed).toEqual([
    {
      node: "ford",
      fields: ["effects", "hub"],
      before:
        'A river.\nWade → bank\n  reason: "Too deep."\n– About when.\nAbout effects.\nAbout hub.',
      now: 'A river.\nWade → bank\n  reason: "Too deep."\n– About when.\nAbout effects.',
    },
  ]);
});
