import { describe, expect, test } from "vitest";
import { examine, isGrave, worseThan, type Manuscript } from "./rules.ts";

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
  examine({
    ...clean,
    content_rating,
    story_structure: { start_node: "a", nodes: { a: { text, choices: [] } } },
  });

describe("the review", () => {
  test("has nothing grave to say of a whole story", () => {
    expect(examine(clean).filter(isGrave)).toEqual([]);
  });

  test.each(["title", "tagline", "story_description", "story_prompt"] as const)(
    "asks for the %s",
    (field) => {
      expect(examine({ ...clean, [field]: " \n" }).filter(isGrave)).toMatchObject([
        { code: "missing", field },
      ]);
    },
  );

  test("asks for a cover, and only advises a category", () => {
    expect(examine({ ...clean, cover_image_url: null }).filter(isGrave)).toHaveLength(1);
    expect(examine({ ...clean, category_id: null })).toContainEqual(
      expect.objectContaining({ field: "category_id", severity: "warning" }),
    );
  });

  test("takes a structure of any shape", () => {
    for (const story_structure of [{}, { nodes: [] }, { nodes: { a: null } }, { start_node: 5 }])
      expect(examine({ ...clean, story_structure }).some(isGrave)).toBe(true);
  });

  test("holds a change responsible for what it brings in, and for nothing else", () => {
    const broken = { ...clean, story_prompt: "" };
    expect(worseThan(examine(broken), examine({ ...broken, title: "Other" }))).toEqual([]);
    expect(worseThan(examine(broken), examine({ ...broken, title: "" }))).toMatchObject([
      { field: "title" },
    ]);
    expect(worseThan(examine(clean), examine({ ...clean, category_id: null }))).toEqual([]);
  });
});

describe("the rating", () => {
  test("of what readers can reach is held against what the story promises", () => {
    expect(told("He drew out the entrails.")).toMatchObject([{ code: "rating", node: "a" }]);
    expect(told("He drew out the entrails.", "teen")).toEqual([]);
    expect(told("They sold cocaine.", "teen")).toMatchObject([{ code: "rating" }]);
    expect(told("They sold cocaine.", "mature")).toEqual([]);
    expect(told("उसने अफ़ीम खाई।".normalize("NFD"))).toHaveLength(1);
  });

  test("takes everyone and general for families", () => {
    for (const rating of ["everyone", "general", "family", "unheard-of"])
      expect(told("shit", rating)).toHaveLength(1);
  });

  test("leaves epics in peace: battle, blood, poison, wine, and words that only look alike", () => {
    const epic =
      "The heroine killed the demon; blood darkened the field. Drona fell. They drank wine, and poison. " +
      "Grapes, drapery, Scunthorpe, shitake, analysis, the rapeseed field.";
    expect(told(epic)).toEqual([]);
  });
});
