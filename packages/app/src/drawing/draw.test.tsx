import type { Story } from "@katha/api";
import { beforeEach, expect, it, vi } from "vitest";
import { aStory } from "../testing/stories.ts";
import { draw, languageOf } from "./draw.tsx";
import type { Drawing } from "./page.ts";

const drawings: Drawing[] = [];
vi.mock("./page.ts", () => ({
  pageFrom: (name: string, drawing: Drawing) => {
    drawings.push(drawing);
    return name;
  },
}));

const cover = `/media/${"ab".repeat(16)}/960.webp`;
const story = aStory(1, { title: "Fourteen Years", cover_image_url: cover, is_featured: true });
const page = { stories: [story, aStory(2)], page: 1, total_pages: 1, total_stories: 2 };
const shelf: Record<string, unknown> = {
  "/api/v1/stories/": page,
  "/api/v1/stories/featured/": [story],
  "/api/v1/stories/trending/": [aStory(2)],
  [`/api/v1/stories/${story.id}`]: story satisfies Story,
};

const asked: string[] = [];
const fetchFrom =
  (answers: Record<string, unknown>): typeof fetch =>
  async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    asked.push(pathname);
    const answer = answers[pathname];
    return answer === undefined
      ? new Response(`{"detail":"Gone","code":"gone"}`, { status: 503 })
      : Response.json(answer);
  };
const drawn = (address: string, language = "en", answers = shelf) =>
  draw({ address, language, fetch: fetchFrom(answers) });

beforeEach(() => {
  drawings.length = 0;
  asked.length = 0;
});

it("draws home with its shelves, from what it asked for, once each", async () => {
  expect(await drawn("/home")).toBe("home");
  const [home] = drawings;
  expect(home?.markup).toContain("Fourteen Years");
  expect(home?.markup).toContain(`href="/game/${story.id}"`);
  expect(home?.title).toBe("Home · Katha");
  expect(home?.lead?.avif).toContain(`${"ab".repeat(16)}/1280.avif`);
  expect(asked.toSorted()).toEqual(Object.keys(shelf).slice(0, 3).toSorted());
  expect(home?.drawn.answers.map(({ endpointName }) => endpointName).toSorted()).toEqual([
    "featuredStories",
    "listStories",
    "trendingStories",
  ]);
});

it("draws a home's first shelf whole, and of what lies below the words and the ways in", async () => {
  await drawn("/home");
  const [, below = ""] = drawings[0]?.markup.split("Trending Now") ?? [];
  expect(drawings[0]?.markup).toContain(`aria-label="Play ${story.title}"`);
  expect(below).toContain(`href="/game/${aStory(2).id}"`);
  expect(below).not.toContain("<img");
  expect(below).not.toContain("Play");
});

it("draws a story's page and the door", async () => {
  expect(await drawn(`/game/${story.id}`)).toBe("story");
  expect(await drawn("/")).toBe("door");
  const [own, door] = drawings;
  expect(own?.title).toBe("Fourteen Years · Katha");
  expect(own?.markup).toMatch(/<h1[^>]*>Fourteen Years<\/h1>/);
  expect(door?.markup).toContain("Stories that listen");
  expect(door?.lead).toBeNull();
});

it("draws what has no answers in it, with or without a slash at the end", async () => {
  expect(await drawn("/guide/")).toBe("guide");
  expect(await drawn("/terms-of-service")).toBe("terms");
  expect(drawings.map((one) => one.drawn.answers)).toEqual([[], []]);
  expect(asked).toEqual([]);
});

it("draws in the language that is asked for, also while another page is drawn", async () => {
  const both = await Promise.all([drawn("/home", "hi"), drawn("/home", "en")]);
  expect(both).toEqual(["home", "home"]);
  expect(new Set(drawings.map(({ drawn: one, title }) => `${one.language}: ${title}`))).toEqual(
    new Set(["en: Home · Katha", "hi: मुखपृष्ठ · कथा"]),
  );
});

it("draws nothing where the shell is the page, or while an answer is missing", async () => {
  for (const address of ["/login", "/guide/more", "/play/1", "/admin", "/my-stories"])
    expect([address, await drawn(address)]).toEqual([address, null]);
  expect(
    await drawn("/home", "en", { ...shelf, "/api/v1/stories/trending/": undefined }),
  ).toBeNull();
  expect(drawings).toEqual([]);
});

it("knows a visitor's language by their choice, else by their browser", () => {
  expect(languageOf("a=b; katha-language=hi", "en-GB")).toBe("hi");
  expect(languageOf(undefined, "hi-IN,hi;q=0.9")).toBe("hi");
  expect(languageOf("katha-language=tlh", "fr")).toBe("en");
});
