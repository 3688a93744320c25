import { describe, expect, test } from "vitest";
import { findingsOf, isError, newErrors, type Manuscript } from "./rules.ts";

const clean: Manuscript = {
  title: "The Salt Ferry",
  tagline: "A crossing that is owed",
  story_description: "Somebody has to row.",
  story_prompt: "Tell it quietly.",
  cover_image_url: "/media/0123456789abcdef0123456789abcdef/960.webp",
  category_id: "20000000-0000-7000-8000-00000000000a",
  content_rating: "family",
  story_structure: {
    start_node: "shore",
    nodes: {
      shore: { text: "The boat waits.", choices: [{ text: "Row", target: "far" }] },
      far: { text: "The far shore.", choices: [] },
      attic: { text: "cocaine, for nobody comes here", choices: [] },
    },
  },
};

const told = (text: string, content_rating = "family") =>
  findingsOf({
    ...clean,
    content_rating,
    story_structure: { start_node: "a", nodes: { a: { text, choices: [] } } },
  });

describe("the review", () => {
  test("finds no errors in a complete story", () => {
    expect(findingsOf(clean).filter(isError)).toEqual([]);
  });

  test.each(["title", "tagline", "story_description", "story_prompt"] as const)(
    "asks for the %s",
    (field) => {
      expect(findingsOf({ ...clean, [field]: " \n" }).filter(isError)).toMatchObject([
        { code: "missing", field },
      ]);
    },
  );

  test("requires a cover, and only recommends a category", () => {
    expect(findingsOf({ ...clean, cover_image_url: null }).filter(isError)).toHaveLength(1);
    expect(findingsOf({ ...clean, category_id: null })).toContainEqual(
      expect.objectContaining({ field: "category_id", severity: "warning" }),
    );
  });

  test("accepts a structure of any shape", () => {
    for (const story_structure of [{}, { nodes: [] }, { start_node: 5 }])
      expect(findingsOf({ ...clean, story_structure })).toMatchObject([
        { code: "no_nodes", severity: "warning" },
      ]);
    expect(findingsOf({ ...clean, story_structure: { nodes: { a: null } } }).some(isError)).toBe(
      true,
    );
  });

  test("blames a change for its own errors only", () => {
    const broken = { ...clean, story_prompt: "" };
    expect(newErrors(findingsOf(broken), findingsOf({ ...broken, title: "Other" }))).toEqual([]);
    expect(newErrors(findingsOf(broken), findingsOf({ ...broken, title: "" }))).toMatchObject([
      { field: "title" },
    ]);
    expect(newErrors(findingsOf(clean), findingsOf({ ...clean, category_id: null }))).toEqual([]);
  });
});

describe("a story with state", () => {
  const door = { text: "Out", target: "end", when: { carries: "key" } };
  const cellar = (choices: object[], game_config = {}) =>
    findingsOf({
      ...clean,
      game_config,
      story_structure: {
        things: { key: { name: "the key", start: true } },
        nodes: {
          stair: { text: "A stair.", choices },
          cellar: { text: "A cellar.", choices: [door] },
          end: { text: "Home.", choices: [] },
        },
      },
    });
  const down = (effects: object[]) => ({ text: "Down", target: "cellar", effects });

  test("cannot be published if a player could be left without choices", () => {
    expect(cellar([down([])])).toEqual([]);
    expect(cellar([down([{ take: "key" }])])).toMatchObject([
      { code: "stuck", severity: "error", node: "cellar", params: { path: ["Down"] } },
    ]);
  });

  test("is checked with its own rules", () => {
    expect(cellar([down([])], { inventory_slots: 0 })).toMatchObject([{ code: "bag_too_small" }]);
  });
});

describe("the rating", () => {
  test("is checked against everything readers can reach", () => {
    expect(told("He drew out the entrails.")).toMatchObject([{ code: "rating", node: "a" }]);
    expect(told("He drew out the entrails.", "teen")).toEqual([]);
    expect(told("They sold cocaine.", "teen")).toMatchObject([{ code: "rating" }]);
    expect(told("They sold cocaine.", "mature")).toEqual([]);
    expect(told("उसने अफ़ीम खाई।".normalize("NFD"))).toHaveLength(1);
  });

  test("treats everyone and general like families", () => {
    for (const rating of ["everyone", "general", "family", "unheard-of"])
      expect(told("shit", rating)).toHaveLength(1);
  });

  test("allows epics their battles, blood, poison and wine, and words that only look alike", () => {
    const epic =
      "The heroine killed the demon; blood darkened the field. Drona fell. They drank wine, and poison. " +
      "Grapes, drapery, Scunthorpe, shitake, analysis, the rapeseed field.";
    expect(told(epic)).toEqual([]);
  });
});
