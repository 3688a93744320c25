import { normalise } from "@katha/storygraph";
import { expect, test } from "vitest";
import { strangers, unsaidNames } from "./names.ts";
import { repeatedSentences } from "./sentences.ts";
import type { Bible } from "../files.ts";
import type { ReadStory } from "./read-stories.ts";
import { misspelt } from "./spelling.ts";

const bible: Bible = {
  cast: [{ name: "Kunti" }],
  places: [{ name: "the post", place: "village" }],
  objects: [],
  names: [{ latin: "Tolma", native: "तोल्मा" }],
};

function story(text: string, more: Partial<ReadStory> = {}): ReadStory {
  const node = { text, choices: [], cast: ["Kunti"], place: "the post" };
  return {
    slug: "one",
    title: "One",
    language: "en",
    graph: normalise({ start_node: "start", nodes: { start: node } }),
    bible,
    blurb: "One",
    ...more,
  };
}

test("knows the words of the language, the bible and our list, and no others", () => {
  expect(misspelt(story("Kunti's mule carries jowar and sambar to Tolma."))).toEqual([]);
  expect(misspelt(story("Kunti's mule caries the pots to Tolmaa."))).toEqual(["start: Tolmaa"]);
  expect(misspelt(story("She recieved it."))).toEqual(["start: recieved"]);
});

test("finds a foreign letter and an impossible vowel sign", () => {
  const hindi = (text: string) => misspelt(story(text, { language: "hi", blurb: "एक" }));
  expect(hindi("राजा सो रहे हैं।")).toEqual([]);
  expect(hindi("राजा sो रहे हैं।")).toEqual(["start: sो"]);
  expect(hindi("राजाा सो रहे हैैं।")).toEqual(["start: राजाा", "start: हैैं"]);
});

test("finds people and places that the bible lacks, and names that the story never uses", () => {
  const lost = story("Nobody.");
  lost.graph.nodes["start"] = { text: "Nobody.", choices: [], cast: ["Teku"], place: "the moon" };
  expect(strangers(lost)).toEqual([
    "start: no Teku in the bible",
    'start: no place "the moon" in the bible',
    "Kunti is in the bible and in no node",
  ]);
  expect(unsaidNames(lost)).toEqual(["Tolma is in the bible and is never said"]);
  expect(unsaidNames(story("From तोल्मा."))).toEqual([]);
});

test("finds a sentence that two stories share, whatever its punctuation", () => {
  const sentence = "The lamp went out before the boat came.";
  const other = story(`"${sentence.toUpperCase()}" he said.`, { slug: "two", blurb: "Two" });
  expect(repeatedSentences([story(sentence), other])).toEqual([
    '"the lamp went out before the boat came" stands in one and two',
  ]);
  expect(repeatedSentences([story(`${sentence} ${sentence}`)])).toEqual([]);
});
