import { afterEach, expect, it, vi } from "vitest";
import { aStory, idOf } from "../testing/stories.ts";
import { toFacts } from "./facts.ts";
import { toSummary } from "./story.ts";

afterEach(() => vi.useRealTimers());

it("shows on a card what a list has of a story", () => {
  vi.useFakeTimers({ now: new Date("2027-01-31T09:30:00.000Z") });
  expect(toSummary(aStory(1))).toEqual({
    id: idOf(1),
    href: `/game/${idOf(1)}`,
    title: "Story 1",
    tagline: "A lamp that will not go out",
    description: "A **lamp** burns in the courtyard.",
    cover: null,
    author: { name: "Katha", avatar: null },
    category: "Category 1",
    language: "en",
    links: {
      category: `/stories?category=${idOf(901)}`,
      author: undefined,
    },
    isMature: false,
    isVeiled: false,
    playMinutes: 30,
    isNew: false,
    likes: 6,
    plays: 7,
    bookmarks: 8,
  });
});

it("is new for a month from when it was published", () => {
  const publishedAt = "2026-11-20T09:30:00.000Z";
  vi.useFakeTimers({ now: new Date("2026-12-20T09:29:00.000Z") });
  expect(toSummary(aStory(1, { publishedAt })).isNew).toBe(true);
  vi.setSystemTime(new Date("2026-12-20T09:30:00.000Z"));
  expect(toSummary(aStory(1, { publishedAt })).isNew).toBe(false);
});

it("says the minutes measured in its scenes, or else what its author typed", () => {
  const measured = aStory(1, { readingMinutes: 5, estimatedPlayTime: 45 });
  expect(toSummary(measured).playMinutes).toBe(5);
  expect(toFacts(measured).playMinutes).toBe(5);
  const told = aStory(1, { readingMinutes: null, estimatedPlayTime: 45 });
  expect(toSummary(told).playMinutes).toBe(45);
  expect(toFacts(told).playMinutes).toBe(45);
});

it("has no chip for a story outside every category", () => {
  expect(toSummary(aStory(1, { category: null })).category).toBeNull();
});

it("shows everything on the story's page", () => {
  expect(toFacts(aStory(1, { isPremium: true, isFeatured: true }))).toMatchObject({
    prompt: "You stand at the door.",
    tags: [{ id: idOf(800), name: "River", color: "#3fc1b8" }],
    commands: [
      { name: "continue", cost: 0 },
      { name: "immerse", cost: 1 },
    ],
    isFeatured: true,
    isPremium: true,
    isLiked: true,
    isBookmarked: false,
    contentRating: "family",
    difficulty: "medium",
    status: "published",
    createdAt: "2026-11-20T09:30:00.000Z",
    shares: 9,
    initialXp: 100,
    actions: 1,
    cards: 2,
    scenes: 3,
    branches: 4,
    endings: 5,
    playMinutes: 30,
    completionRate: 62,
    rating: 4.5,
  });
});

it("shows what was counted in the scenes where the author typed no figure", () => {
  const story = { ...aStory(1), totalScenes: 0, possibleEndings: 1, branchingPoints: 4 };
  const counted = { totalScenes: 3, possibleEndings: 2 };
  expect(toFacts({ ...story, counted })).toMatchObject({ scenes: 3, endings: 2, branches: 4 });
});

it("lists the commands in the tray's order, then the story's own in the author's", () => {
  const story = aStory(1);
  const commands = { undo: 0, listen: 1, show: 0, count: 1, immerse: 1, continue: 0 };
  const costed = Object.fromEntries(
    Object.entries(commands).map(([name, cost]) => [name, { cost }]),
  );
  const facts = toFacts({ ...story, gameConfig: { ...story.gameConfig, commands: costed } });
  expect(facts.commands.map(({ name }) => name)).toEqual([
    "continue",
    "immerse",
    "show",
    "undo",
    "listen",
    "count",
  ]);
});
