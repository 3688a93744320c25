import type { ReviewDetail } from "@katha/api/admin";
import { diff, normalise, prove } from "@katha/storygraph";
import { createI18n } from "@katha/ui";
import { sayCondition } from "@katha/ui/screens";
import type { SceneText } from "@katha/ui/author";
import { expect, it } from "vitest";
import { reviewedStory } from "./review.ts";

const t = (key: string, _values?: object) => key;

const then = {
  start_node: "shore",
  nodes: {
    shore: { text: "The boat waits.", choices: [{ text: "Row", target: "far" }], mood: "calm" },
    moved: { text: "Only moved.", choices: [], x: 1, y: 2 },
    far: { text: "The far shore.", choices: [] },
  },
};
const now = {
  start_node: "shore",
  nodes: {
    shore: {
      text: "The boat waits, low.",
      choices: [{ text: "Row", target: "wreck", remembers: "You rowed.", later: "The oar drips." }],
      mood: "uneasy",
      cast: ["Asha", "Bo"],
    },
    moved: { text: "Only moved.", choices: [], x: 9, y: 9 },
    wreck: { text: "Wood.", choices: [], ending: { kind: "dark" as const, title: "Wreck" } },
  },
};

const story = {
  id: "s 1",
  title: "Ferry",
  author: { displayName: "Asha" },
  category: null,
  storyStructure: now,
  publishedAt: "2026-11-01T00:00:00Z",
  status: "in_review",
  version: 3,
} as unknown as ReviewDetail["story"];

const review: ReviewDetail = {
  story,
  submittedAt: "2026-11-02T00:00:00Z",
  findings: [],
  report: prove(normalise(now), { plays: 10 }),
  sinceApproval: {
    version: 2,
    approvedAt: null,
    structure: then,
    diff: diff(normalise(then), normalise(now)),
    fields: [
      { field: "title", was: "Boat", is: "Ferry" },
      { field: "category_id", was: "c1", is: null },
      { field: "is_premium", was: false, is: true },
      { field: "initial_xp", was: 100, is: 50 },
    ],
  },
};

const options = {
  state: "ready",
  categories: [{ id: "c1", displayName: "Folklore" }],
  tags: [],
  languages: [],
} as const;

it("compares the scenes, without those that were only moved on the map", () => {
  const { changes, scenes, start } = reviewedStory(review, options, t);
  expect(changes?.scenes).toMatchObject([
    {
      node: "shore",
      was: { text: "The boat waits.", details: { mood: "calm" } },
      is: {
        text: "The boat waits, low.",
        choices: [{ remembers: "You rowed.", later: "The oar drips." }],
        details: { mood: "uneasy", cast: "Asha, Bo" },
      },
      notice: "choices",
    },
    { node: "wreck", was: null, is: { details: { ending: "Wreck (dark)" } } },
    { node: "far", was: { text: "The far shore." }, is: null, notice: "gone" },
  ]);
  expect(scenes.map(({ node }) => node)).toEqual(["shore", "moved", "wreck"]);
  expect(scenes[1]?.details).toEqual({});
  expect(start).toBe("shore");
});

it("counts a scene that was only dragged on the map as unchanged", () => {
  const at = (position: string) => ({
    start_node: "shore",
    nodes: { shore: { text: "The boat waits.", choices: [], position } },
  });
  const [was, is] = [at("120,40"), at("360,40")];
  const dragged = reviewedStory(
    {
      ...review,
      story: { ...story, storyStructure: is },
      sinceApproval: {
        ...(review.sinceApproval as NonNullable<typeof review.sinceApproval>),
        structure: was,
        diff: diff(normalise(was), normalise(is)),
      },
    },
    options,
    t,
  );
  expect(dragged.changes?.scenes).toEqual([]);
  expect(dragged.scenes[0]?.details).toEqual({});
});

it("shows fields as a form does, a category by its name", () => {
  expect(reviewedStory(review, options, t).changes?.fields).toEqual([
    { field: "title", was: "Boat", is: "Ferry" },
    { field: "categoryId", was: "Folklore", is: "" },
    { field: "isPremium", was: false, is: true },
    { field: "initialXp", was: "100", is: "50" },
  ]);
});

it("has nothing to compare where no version was approved, or none has changed", () => {
  const { changes } = reviewedStory({ ...review, sinceApproval: null }, options, t);
  expect(changes).toBeNull();
});

it("gives each answer, and says which is new or changed since the approval", () => {
  const answer = (says: string) => ({ acts: ["ask"], about: "Bo", says: [says] });
  const answered = (reactions: object) => ({ ...now, reactions });
  const { answers } = reviewedStory(
    {
      ...review,
      story: {
        ...story,
        storyStructure: answered({
          same: answer("Aye."),
          other: answer("Nay."),
          fresh: answer("Why?"),
        }),
      },
      sinceApproval: review.sinceApproval && {
        ...review.sinceApproval,
        structure: answered({ same: answer("Aye."), other: answer("Aye.") }),
      },
    },
    options,
    t,
  );
  expect(answers.map(({ id, change }) => [id, change])).toEqual([
    ["same", null],
    ["other", "other"],
    ["fresh", "new"],
  ]);
  expect(answers[1]?.answer.says).toEqual(["Nay."]);
});

it("leaves rules to be said in words, each side with the names of its own story", () => {
  const ruled = (name: string, least: number) => ({
    start_node: "shore",
    qualities: { manners: { kind: "number", name, least: 0, most: 5 } },
    nodes: {
      shore: {
        text: "The boat waits.",
        choices: [
          {
            text: "Row",
            target: "far",
            when: { quality: "manners", is: "at_least", value: least },
            check: { quality: "manners", fails_to: "shore" },
          },
        ],
        effects: [{ add: "manners", by: 1 }],
        shown_if: { polite: { quality: "manners", is: "at_least", value: 2 } },
        instead: [{ when: { visited: "far" }, target: "far" }],
        hub: true,
        storylet: { title: "Back to the boat" },
        mood: "calm",
      },
      far: { text: "The far shore.", choices: [] },
    },
  });
  const [was, is] = [ruled("Manners", 1), ruled("Courtesy", 3)];
  const { changes, scenes } = reviewedStory(
    {
      ...review,
      story: { ...story, storyStructure: is },
      sinceApproval: review.sinceApproval && {
        ...review.sinceApproval,
        structure: was,
        diff: diff(normalise(was), normalise(is)),
      },
    },
    options,
    t,
  );
  const conditionOf = (scene: SceneText | null | undefined) => {
    const when = scene?.choices[0]?.rules?.when;
    return when && scene.desk && sayCondition(createI18n("en"), scene.desk.spellOut(when));
  };
  expect(scenes[0]?.details).toEqual({ mood: "calm" });
  expect(Object.keys(scenes[0]?.rules ?? {})).toEqual(
    expect.arrayContaining(["effects", "shown_if", "instead", "hub", "storylet"]),
  );
  const [shore] = changes?.scenes ?? [];
  expect(conditionOf(shore?.was)).toBe("Manners is at least 1");
  expect(conditionOf(shore?.is)).toBe("Courtesy is at least 3");
});
