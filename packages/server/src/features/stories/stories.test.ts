import {
  storyDetail,
  storyList,
  type BrowsedStories,
  type Story,
  type StoryDetail,
  type StoryList,
} from "@katha/api/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "../../lib/viewer.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { recordCompletion, recordPlay } from "../engagement/index.ts";
import { countUncounted } from "./counted.ts";
import { insertStory } from "../../testing/insert-story.ts";

const author = "10000000-0000-7000-8000-000000000001";
const readers = Array.from(
  { length: 12 },
  (_, index) => `10000000-0000-7000-8000-0000000001${String(index).padStart(2, "0")}`,
);
let viewer: Viewer | null = null;
let server: TestApp;

beforeAll(async () => {
  server = await createTestApp({ identify: () => Promise.resolve(viewer) });
  const moment = server.clock.now();
  await server.db
    .insertInto("users")
    .values({
      id: author,
      username: "river_desk",
      email: "river-desk@example.org",
      display_name: "River Desk",
      created_at: moment,
      updated_at: moment,
    })
    .execute();
  await server.db
    .insertInto("users")
    .values(
      readers.map((id, index) => ({
        id,
        username: `reader_${index}`,
        email: `reader-${index}@example.org`,
        display_name: `Reader ${index}`,
        created_at: moment,
        updated_at: moment,
      })),
    )
    .execute();
});
afterAll(() => server.close());
beforeEach(async () => {
  viewer = null;
  await server.db.deleteFrom("stories").execute();
  await server.db.deleteFrom("tags").execute();
});

const get = async (url: string) => server.app.inject({ url: `/api/v1${url}` });
const titles = (stories: { title: string }[]) => stories.map(({ title }) => title);

function daysAgo(days: number): Date {
  return new Date(server.clock.now().getTime() - days * 86_400_000);
}

describe("the list", () => {
  test("has 20 a page, newest first, and every story exactly once", async () => {
    for (let day = 0; day < 45; day += 1)
      await insertStory(server.db, { title: `Day ${day % 9}`, published_at: daysAgo(day % 9) });
    const pages: StoryList[] = [];
    for (const page of [1, 2, 3]) {
      const answer = await get(`/stories/?page=${page}`);
      expect(answer.statusCode).toBe(200);
      pages.push(storyList.parse(answer.json()));
    }
    expect(pages.map(({ stories }) => stories.length)).toEqual([20, 20, 5]);
    expect(pages[0]).toMatchObject({ page: 1, total_pages: 3, total_stories: 45 });
    const stories = pages.flatMap((page) => page.stories);
    expect(new Set(stories.map(({ id }) => id)).size).toBe(45);
    const moments = stories.map(({ published_at }) => published_at ?? "");
    expect(moments).toEqual(moments.toSorted().toReversed());
  });

  test("shows published stories only", async () => {
    await insertStory(server.db, { title: "Out", published_at: daysAgo(1) });
    for (const status of ["draft", "in_review", "archived"] as const)
      await insertStory(server.db, { status, title: status });
    const { stories, total_stories } = (await get("/stories/")).json<StoryList>();
    expect(titles(stories)).toEqual(["Out"]);
    expect(total_stories).toBe(1);
  });

  test("of no stories, and a page far behind the last, are empty", async () => {
    expect((await get("/stories/")).json()).toEqual({
      stories: [],
      page: 1,
      total_pages: 0,
      total_stories: 0,
      next_cursor: null,
    });
    await insertStory(server.db);
    expect((await get("/stories/?page=1000000")).json()).toMatchObject({
      stories: [],
      page: 1_000_000,
    });
  });

  test("includes author, category, tags and counts", async () => {
    const category = "20000000-0000-7000-8000-000000000001";
    await server.db
      .insertInto("categories")
      .values({ id: category, name: "epics", display_name: "Epics", sort_order: 1 })
      .execute();
    const id = await insertStory(server.db, { author_id: author, category_id: category });
    for (const [index, name] of ["river", "exile"].entries()) {
      const tag = `30000000-0000-7000-8000-00000000000${index}`;
      await server.db
        .insertInto("tags")
        .values({ id: tag, name, display_name: name, color: "#123456" })
        .execute();
      await server.db.insertInto("story_tags").values({ story_id: id, tag_id: tag }).execute();
    }
    await server.db
      .updateTable("story_stats")
      .set({ plays_total: 8, completions_total: 3, ratings_count: 3, ratings_sum: 13 })
      .where("story_id", "=", id)
      .execute();
    const [story] = (await get("/stories/")).json<StoryList>().stories;
    expect(story).toMatchObject({
      author: { display_name: "River Desk", avatar_url: null },
      category: { id: category, name: "epics" },
      tags: [{ display_name: "exile" }, { display_name: "river" }],
      stats: { plays_total: 8, completion_rate: 37.5, average_rating: 4.3 },
      user_state: { hasLiked: false, hasBookmarked: false, has_premium_access: false },
      game_config: { xp_gain_multiplier: 1, health_max: 100, inventory_slots: 8, commands: {} },
    });
  });
});

describe("the lists", () => {
  test("of featured stories has the requested number, newest first", async () => {
    for (const day of [3, 1, 2])
      await insertStory(server.db, {
        title: `${day}`,
        is_featured: true,
        published_at: daysAgo(day),
      });
    await insertStory(server.db, { title: "plain" });
    await insertStory(server.db, { title: "draft", is_featured: true, status: "draft" });
    expect(titles((await get("/stories/featured/?limit=2")).json())).toEqual(["1", "2"]);
  });

  test("of trending stories has warm ones before cold ones, and fresh before stale", async () => {
    const now = server.clock.now();
    const play = async (title: string, days: number, plays: number, completions = 0) => {
      const id = await insertStory(server.db, { title, published_at: daysAgo(400) });
      server.clock.set(daysAgo(days));
      await server.db.transaction().execute(async (tx) => {
        const reader = { tx, clock: server.clock, jobs: server.jobs };
        for (let index = 0; index < plays; index += 1) {
          const told = { storyId: id, userId: readers[index] ?? author, sessionId: server.ids() };
          await recordPlay(reader, told);
          if (index < completions) await recordCompletion(reader, told);
        }
      });
      server.clock.set(now);
    };
    await play("stale", 60, 12);
    await play("fresh", 1, 6);
    await play("finished", 1, 6, 4);
    await play("just begun", 0, 1);
    await insertStory(server.db, { title: "untouched", published_at: daysAgo(1) });
    await insertStory(server.db, { title: "old and untouched", published_at: daysAgo(9) });
    await play("put away", 0, 9);
    await server.db
      .updateTable("stories")
      .set({ status: "archived" })
      .where("title", "=", "put away")
      .execute();
    expect(titles((await get("/stories/trending/?limit=6")).json())).toEqual([
      "finished",
      "fresh",
      "just begun",
      "stale",
      "untouched",
      "old and untouched",
    ]);
    expect((await get("/stories/trending")).json()).toHaveLength(4);
    const why = {
      finished: { kind: "endings", count: 4 },
      fresh: { kind: "plays", count: 6 },
      "just begun": { kind: "plays", count: 1 },
      stale: undefined,
    };
    const trends = (await get("/stories/trending/?limit=4")).json<Story[]>();
    const browsed = (await get("/stories/browse/?sort=trending")).json<BrowsedStories>().stories;
    for (const stories of [trends, browsed.slice(0, 4)])
      expect(Object.fromEntries(stories.map(({ title, lately }) => [title, lately]))).toEqual(why);
    const newest = (await get("/stories/browse/?sort=new")).json<BrowsedStories>().stories;
    expect(newest[0]).not.toHaveProperty("lately");
  });
});

describe("the search", () => {
  beforeEach(async () => {
    await insertStory(server.db, {
      title: "The Ferry at Midnight",
      tagline: "A river that listens",
    });
    await insertStory(server.db, { title: "River of Salt", author_id: author });
    await insertStory(server.db, { title: "नदी का गीत", story_description: "मणि नाव चलाती है" });
    await insertStory(server.db, { title: "100% true", story_description: "a_b" });
    await insertStory(server.db, { title: "River draft", status: "draft" });
  });

  const search = async (q: string) =>
    titles((await get(`/stories/search/?q=${encodeURIComponent(q)}`)).json());

  test("finds words as written, in the title first", async () => {
    expect(await search("river")).toEqual(["River of Salt", "The Ferry at Midnight"]);
    expect((await search("  RIVER OF  "))[0]).toBe("River of Salt");
  });

  test("finds Devanagari, typing mistakes and authors", async () => {
    expect(await search("नदी")).toEqual(["नदी का गीत"]);
    expect(await search("मणि नाव")).toEqual(["नदी का गीत"]);
    expect(await search("midnigt")).toEqual(["The Ferry at Midnight"]);
    expect(await search("River Desk")).toContain("River of Salt");
  });

  test("takes wildcards literally, and blank words as none", async () => {
    expect(await search("100%")).toEqual(["100% true"]);
    expect(await search("%")).toEqual(["100% true"]);
    expect(await search("_")).toEqual(["100% true"]);
    expect(await search(String.raw`\ ' " ; --`)).toEqual([]);
    expect(await search("   ")).toEqual([]);
  });

  test("gives at most ten", async () => {
    for (let index = 0; index < 12; index += 1)
      await insertStory(server.db, { title: "Twin river" });
    expect(await search("twin")).toHaveLength(10);
    expect((await get("/stories/search/?q=twin&limit=11")).statusCode).toBe(422);
  });
});

describe("one story", () => {
  test("is complete for everybody, without the author's own fields", async () => {
    const id = await insertStory(server.db, {
      author_id: author,
      story_system_prompt: "secret",
      story_structure: JSON.stringify({ start_node: "a", nodes: {} }),
    });
    const answer = await get(`/stories/${id}/`);
    expect(storyDetail.parse(answer.json())).not.toHaveProperty("story_structure");
    expect(answer.body).not.toContain("secret");
  });

  test("counts in its scenes the figures that its author has not typed", async () => {
    const shore = {
      text: "Shore",
      choices: [
        { text: "Row", target: "isle" },
        { text: "Go", target: "home" },
      ],
    };
    const story_structure = JSON.stringify({
      start_node: "shore",
      nodes: { shore, isle: "Isle", home: "Home" },
    });
    const countedOf = async (figures: object) => {
      const id = await insertStory(server.db, { story_structure, ...figures });
      const story = storyDetail.parse((await get(`/stories/${id}`)).json());
      expect(story).toMatchObject(story.counted ?? {});
      return story.counted;
    };
    expect(await countedOf({})).toEqual({
      actions_count: 2,
      story_cards_count: 3,
      total_scenes: 3,
      branching_points: 1,
      possible_endings: 2,
    });
    const typed = {
      actions_count: 9,
      story_cards_count: 9,
      branching_points: 9,
      possible_endings: 9,
    };
    expect(await countedOf(typed)).toEqual({ total_scenes: 3 });
    expect(await countedOf({ ...typed, total_scenes: 9 })).toEqual({});
    expect(await countedOf({ story_structure: "{}" })).toEqual({});
  });

  test("says how long a middling play reads, whatever its author typed", async () => {
    const nodes = {
      a: { text: "word ".repeat(1_000), choices: [{ text: "On", target: "b" }] },
      b: "End.",
    };
    const minutesOf = async (story_structure: string) => {
      const id = await insertStory(server.db, { story_structure, estimated_play_time: 45 });
      const listed = (await get("/stories/"))
        .json<StoryList>()
        .stories.find((one) => one.id === id);
      const { reading_minutes, estimated_play_time } = storyDetail.parse(
        (await get(`/stories/${id}`)).json(),
      );
      expect(listed?.reading_minutes).toBe(reading_minutes);
      expect(estimated_play_time).toBe(45);
      return reading_minutes;
    };
    expect(await minutesOf(JSON.stringify({ start_node: "a", nodes }))).toBe(5);
    expect(await minutesOf("{}")).toBeNull();
  });

  test("of an earlier Katha shows figures once its scenes have been counted", async () => {
    const nodes = { shore: { text: "Shore", choices: [{ text: "Stay", target: "shore" }] } };
    const id = await insertStory(server.db, { story_structure: JSON.stringify({ nodes }) });
    for (let more = 0; more < 60; more += 1) await insertStory(server.db);
    await server.db.updateTable("stories").set({ counted: null }).execute();
    const counted = async () =>
      storyDetail.parse((await get(`/stories/${id}`)).json()).counted?.total_scenes;
    expect(await counted()).toBeUndefined();
    await countUncounted(server.db);
    expect(await counted()).toBe(1);
    const left = server.db.selectFrom("stories").where("counted", "is", null).select("id");
    expect(await left.execute()).toEqual([]);
  });

  test("of an earlier Katha shows its minutes once its scenes have been counted again", async () => {
    const nodes = { shore: "The shore, and nobody on it." };
    const id = await insertStory(server.db, { story_structure: JSON.stringify({ nodes }) });
    const figures = { total_scenes: 1, actions_count: 0, story_cards_count: 1 };
    const counted = JSON.stringify({ ...figures, branching_points: 0, possible_endings: 1 });
    await server.db.updateTable("stories").set({ counted }).where("id", "=", id).execute();
    const minutes = async () =>
      storyDetail.parse((await get(`/stories/${id}`)).json()).reading_minutes;
    expect(await minutes()).toBeNull();
    await countUncounted(server.db);
    expect(await minutes()).toBe(1);
  });

  test("includes its structure for its author and administrators only", async () => {
    const id = await insertStory(server.db, {
      author_id: author,
      status: "draft",
      story_structure: JSON.stringify({ start_node: "a", nodes: {} }),
    });
    const seenBy = async (who: Viewer | null) => {
      viewer = who;
      return get(`/stories/${id}`);
    };
    const person = { role: "player", has_premium_access: true } as const;
    expect((await seenBy(null)).statusCode).toBe(404);
    expect((await seenBy({ ...person, id: readers[0] ?? "" })).statusCode).toBe(404);
    expect((await seenBy({ ...person, id: author })).json()).toMatchObject({
      status: "draft",
      story_structure: { start_node: "a" },
      user_state: { has_premium_access: true },
    });
    expect((await seenBy({ ...person, id: readers[1] ?? "", role: "admin" })).statusCode).toBe(200);
  });

  test("that is premium is open to its author and administrators, and to others once they have access", async () => {
    const id = await insertStory(server.db, {
      author_id: author,
      is_premium: true,
      story_structure: JSON.stringify({ start_node: "a", nodes: {} }),
    });
    const person = { role: "player", has_premium_access: false } as const;
    const [one = "", two = "", three = ""] = readers;
    const accessOf = async (who: Viewer | null) => {
      viewer = who;
      const { user_state: state } = (await get(`/stories/${id}`)).json<StoryDetail>();
      const [listed] = (await get("/stories/")).json<StoryList>().stories;
      expect(listed?.user_state).toEqual(state);
      return state.has_premium_access;
    };
    expect(await accessOf({ ...person, id: author })).toBe(true);
    expect(await accessOf({ ...person, id: one, role: "admin" })).toBe(true);
    expect(await accessOf({ ...person, id: two })).toBe(false);
    expect(await accessOf({ ...person, id: three, has_premium_access: true })).toBe(true);
    expect(await accessOf(null)).toBe(false);
  });

  test("that does not exist is a problem, whatever its id looks like", async () => {
    const missing = await get("/stories/0197f3a2-6c1e-7b3d-9a52-3f6f1d0c8e11");
    expect(missing.statusCode).toBe(404);
    expect(missing.json()).toMatchObject({ code: "story_not_found" });
    for (const id of ["1", "x".repeat(199), "%00", "..%2f..", "'--", "%F0%9F%90%98", "null"]) {
      const answer = await get(`/stories/${id}`);
      expect([404, 422]).toContain(answer.statusCode);
      expect(answer.headers["content-type"]).toMatch("application/problem+json");
    }
  });
});

test("a category and a tag are listed in their order", async () => {
  await server.db
    .insertInto("tags")
    .values([
      {
        id: "30000000-0000-7000-8000-000000000011",
        name: "b",
        display_name: "Banyan",
        color: "#111111",
      },
      {
        id: "30000000-0000-7000-8000-000000000012",
        name: "a",
        display_name: "Ashes",
        color: "#222222",
      },
    ])
    .execute();
  expect(
    (await get("/categories/tags/"))
      .json<{ display_name: string }[]>()
      .map((tag) => tag.display_name),
  ).toEqual(["Ashes", "Banyan"]);
  expect((await get("/categories/")).statusCode).toBe(200);
});
