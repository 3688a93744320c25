// @vitest-environment happy-dom
import { authorWords, blankEntry, structureWords, useWords, writingWords } from "@katha/ui";
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { compare, type VersionHeld } from "./compare.ts";

const version: VersionHeld = {
  title: "The Ford",
  tagline: "",
  story_description: "A river.",
  story_prompt: "Row.",
  content_rating: blankEntry.contentRating,
  difficulty_level: blankEntry.difficulty,
  language: "en",
  initial_xp: 100,
  story_structure: {
    start_node: "ford",
    nodes: {
      ford: { text: "A river.", choices: [{ text: "Wade", target: "bank" }], mood: "calm" },
      bank: { text: "Reeds.", choices: [] },
      attic: { text: "Dust.", choices: [] },
    },
  },
};
const now = {
  ...blankEntry,
  title: "The Ford ",
  tagline: "Wet feet.",
  description: "A river.",
  prompt: "Row.",
  structureText: JSON.stringify({
    start_node: "ford",
    nodes: {
      ford: { text: "A wide river.", choices: [{ text: "Row", target: "boat" }], mood: "uneasy" },
      bank: { text: "Reeds.", choices: [] },
      boat: { text: "It sinks.", choices: [] },
    },
  }),
};

function compared(entry: typeof now) {
  const { result } = renderHook(() => ({
    say: useWords(writingWords),
    sayOfForm: useWords(authorWords),
    sayOfScenes: useWords(structureWords),
  }));
  return compare(version, entry, result.current);
}

test("a version beside what is here: around the story, scene by scene, and what can be reached", () => {
  expect(compared(now)).toEqual({
    fields: [{ name: "Tagline", before: "", now: "Wet feet." }],
    start: null,
    changed: [
      {
        node: "ford",
        parts: ["choices", "details", "text"],
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
  });
});

test("while the JSON cannot be read nothing is said of scenes", () => {
  const { changed, added, removed, fields } = compared({ ...now, structureText: "{" });
  expect([changed, added, removed, fields.length]).toEqual([[], [], [], 1]);
});
