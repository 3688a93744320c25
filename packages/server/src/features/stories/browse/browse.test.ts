import type { BrowsedStories, Story } from "@katha/api/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { insertStory } from "../../../testing/insert-story.ts";
import { createTestApp, signUp, type Person, type TestApp } from "../../../testing/index.ts";
import { browse } from "./browse.ts";
import { createTraitSample } from "./trait-sample.ts";

let server: TestApp;
let author: Person;
let reader: Person;
beforeAll(async () => {
  server = await createTestApp();
  author = await signUp(server, { role: "author", username: "kaveri" });
  reader = await signUp(server, { username: "godavari" });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom("stories").execute();
  await server.db.deleteFrom("tags").execute();
  await server.db.deleteFrom("categories").execute();
});

type Asked = Record<string, string | number>;

async function ask(asked: Asked = {}, person?: Person): Promise<BrowsedStories> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) query.set(name, String(value));
  const answer = await server.app.inject({
    url: `/api/v1/stories/browse/?${query.toString()}`,
    ...(person && { headers: person.headers }),
  });
  expect([query.toString(), answer.statusCode]).toEqual([query.toString(), 200]);
  return answer.json<BrowsedStories>();
}

const titlesOf = ({ stories }: BrowsedStories) => stories.map(({ title }) => title);
const titles = async (asked: Asked, person?: Person) => titlesOf(await ask(asked, person));
const countsOf = ({ counts }: BrowsedStories, trait: string) =>
  Object.fromEntries(
    counts
      .filter((count) => count.trait === trait)
      .map(({ name, value, stories }) => [name || value, stories]),
  );

async function category(display_name: string): Promise<string> {
  const id = server.ids();
  await server.db.insertInto("categories").values({ id, name: id, display_name }).execute();
  return id;
}

async function tag(display_name: string, ...stories: string[]): Promise<string> {
  const id = server.ids();
  await server.db
    .insertInto("tags")
    .values({ id, name: id, display_name, color: "#123456" })
    .execute();
  await server.db
    .insertInto("story_tags")
    .values(stories.map((story_id) => ({ story_id, tag_id: id })))
    .execute();
  return id;
}

function daysAgo(days: number): Date {
  return new Date(server.clock.now().getTime() - days * 86_400_000);
}

async function play(person: Person, story_id: string): Promise<void> {
  const id = server.ids();
  const at = server.clock.now();
  await server.db
    .insertInto("game_sessions")
    .values({
      id,
      family: id,
      user_id: person.id,
      story_id,
      story_version: 1,
      opening: JSON.stringify({}),
      scenes: JSON.stringify([]),
      initial_xp: 0,
      current_xp: 0,
      created_at: at,
      updated_at: at,
    })
    .execute();
}

describe("stories are filtered", () => {
  test("by category, tag, author and language, several values of each, all traits together", async () => {
    const folklore = await category("Folklore");
    const mystery = await category("Mystery");
    const { db } = server;
    const lamp = await insertStory(db, {
      title: "The Lamp",
      category_id: folklore,
      author_id: author.id,
    });
    const ferry = await insertStory(db, { title: "The Ferry", category_id: mystery });
    const raat = await insertStory(db, { title: "रात", category_id: folklore, language: "hi" });
    const river = await tag("River", lamp, ferry);
    expect(await titles({ category: folklore, sort: "new" })).toEqual(["रात", "The Lamp"]);
    expect(await titles({ category: `${folklore},${mystery}`, tag: river, sort: "new" })).toEqual([
      "The Ferry",
      "The Lamp",
    ]);
    expect(await titles({ category: folklore, language: "en,bn" })).toEqual(["The Lamp"]);
    expect(await titles({ author: author.id })).toEqual(["The Lamp"]);
    expect(await titles({ tag: river, language: "hi" })).toEqual([]);
    await db.deleteFrom("story_tags").where("story_id", "=", lamp).execute();
    await db.updateTable("stories").set({ language: "en" }).where("id", "=", raat).execute();
    expect(await titles({ tag: river })).toEqual(["The Ferry"]);
    expect(await titles({ category: folklore, language: "en" })).toHaveLength(2);
  });

  test("by length, rating, difficulty, endings and price", async () => {
    const { db } = server;
    await insertStory(db, { title: "Short", estimated_play_time: 14 });
    await insertStory(db, { title: "Teen", content_rating: "teen", difficulty_level: "advanced" });
    await insertStory(db, { title: "Long", estimated_play_time: 180, possible_endings: 5 });
    await insertStory(db, { title: "Paid", is_premium: true, possible_endings: 2 });
    expect(await titles({ length: "short" })).toEqual(["Short"]);
    expect(await titles({ length: "evenings" })).toEqual(["Long"]);
    expect(await titles({ rating: "teen" })).toEqual(["Teen"]);
    expect(await titles({ difficulty: "hard" })).toEqual(["Teen"]);
    expect(await titles({ endings: "many" })).toEqual(["Long"]);
    expect(await titles({ endings: "few", access: "premium" })).toEqual(["Paid"]);
    expect(await titles({ access: "free" })).toHaveLength(3);
  });

  test("by the month since which they are here, and by whether one has played them", async () => {
    const { db } = server;
    const old = await insertStory(db, { title: "Old", published_at: daysAgo(400) });
    await insertStory(db, { title: "New", published_at: daysAgo(1) });
    const since = daysAgo(40).toISOString().slice(0, 7);
    expect(await titles({ since })).toEqual(["New"]);
    await play(reader, old);
    expect(await titles({ played: "yes" }, reader)).toEqual(["Old"]);
    expect(await titles({ played: "no" }, reader)).toEqual(["New"]);
    expect(await titles({ played: "yes" }, author)).toEqual([]);
    expect(await titles({ played: "yes" })).toHaveLength(2);
    expect(countsOf(await ask({}, reader), "played")).toEqual({ yes: 1, no: 1 });
    expect(countsOf(await ask(), "played")).toEqual({});
  });

  test("by words too, and never by what nobody may see", async () => {
    const { db } = server;
    await insertStory(db, { title: "Salt Road", language: "en" });
    await insertStory(db, { title: "Salt और धूप", language: "hi" });
    await insertStory(db, { title: "Salt Draft", status: "draft", published_at: null });
    expect(await titles({ q: "salt", language: "hi" })).toEqual(["Salt और धूप"]);
    expect(await titles({ q: "salt", sort: "new" })).toHaveLength(2);
    expect(countsOf(await ask({ q: "salt", language: "hi" }), "language")).toEqual({
      en: 1,
      hi: 1,
    });
  });

  test("by values that are none, which finds nothing or filters nothing, but fails for nobody", async () => {
    await insertStory(server.db, { title: "Salt Road" });
    expect(await titles({ category: "nothing'); drop", language: "\\" })).toEqual([]);
    expect(await titles({ since: "yesterday", author: "," })).toEqual(["Salt Road"]);
    expect(await titles({ author: "me" })).toEqual([]);
  });
});

describe("the numbers beside the filters", () => {
  test("say what another value of that filter would find, beside all others", async () => {
    const folklore = await category("Folklore");
    const mystery = await category("Mystery");
    const { db } = server;
    for (const language of ["en", "en", "hi"])
      await insertStory(db, { category_id: folklore, language });
    await insertStory(db, { category_id: mystery, language: "hi" });
    const all = await ask();
    expect(all).toMatchObject({ total_stories: 4, is_estimate: false, has_more: false });
    expect(countsOf(all, "category")).toEqual({ Folklore: 3, Mystery: 1 });
    const hindi = await ask({ language: "hi" });
    expect(hindi.total_stories).toBe(2);
    expect(countsOf(hindi, "category")).toEqual({ Folklore: 1, Mystery: 1 });
    expect(countsOf(hindi, "language")).toEqual({ en: 2, hi: 2 });
    const both = await ask({ language: "hi", category: mystery });
    expect(countsOf(both, "category")).toEqual({ Folklore: 1, Mystery: 1 });
    expect(countsOf(both, "language")).toEqual({ hi: 1 });
    expect(countsOf(both, "author")).toEqual({});
    expect(countsOf(await ask({ author: author.id }), "author")).toEqual({ kaveri: 0 });
  });

  test("are estimated from some stories where there are very many, while the list stays exact", async () => {
    const { db } = server;
    for (let at = 0; at < 40; at += 1)
      await insertStory(db, { language: at % 2 === 0 ? "en" : "hi", title: `Story ${at}` });
    await insertStory(db, { language: "ta", title: "Rare" });
    const few = { db, clock: server.clock, sample: createTraitSample(server, 20) };
    const asked = { q: "", sort: "new", page: 1 } as const;
    const all = await browse(few, asked, null);
    expect(all).toMatchObject({ total_stories: 41, is_estimate: true, has_more: true });
    const rare = await browse(few, { ...asked, language: "ta" }, null);
    expect(titlesOf(rare)).toEqual(["Rare"]);
    const english = await browse(few, { ...asked, language: "en" }, null);
    expect(english.stories).toHaveLength(20);
    expect(english.stories.every(({ language }) => language === "en")).toBe(true);
  });
});

describe("the order", () => {
  test("is trending, new, best finished or shortest", async () => {
    const { db } = server;
    const quick = await insertStory(db, {
      title: "Quick",
      estimated_play_time: 5,
      published_at: daysAgo(60),
    });
    const loved = await insertStory(db, { title: "Loved", published_at: daysAgo(30) });
    await insertStory(db, { title: "New", published_at: daysAgo(1), estimated_play_time: 20 });
    const set = (id: string, values: object) =>
      db.updateTable("story_stats").set(values).where("story_id", "=", id).execute();
    await set(loved, { warmth: 5_000, plays_total: 40, completions_total: 4 });
    await set(quick, { plays_total: 30, completions_total: 29 });
    const sorted = (sort: string) => titles({ sort });
    expect(await sorted("trending")).toEqual(["Loved", "New", "Quick"]);
    expect(await sorted("match")).toEqual(["Loved", "New", "Quick"]);
    expect(await sorted("new")).toEqual(["New", "Loved", "Quick"]);
    expect(await sorted("finished")).toEqual(["Quick", "New", "Loved"]);
    expect(await sorted("shortest")).toEqual(["Quick", "New", "Loved"]);
  });

  test("goes on page by page, with every story once", async () => {
    for (let at = 0; at < 45; at += 1) await insertStory(server.db, { title: `Lantern ${at}` });
    for (const q of ["", "lantern"]) {
      const pages = [await ask({ q }), await ask({ q, page: 2 }), await ask({ q, page: 3 })];
      expect(pages.map(({ has_more }) => has_more)).toEqual([true, true, false]);
      expect(new Set(pages.flatMap(titlesOf)).size).toBe(45);
      expect(pages[1]?.counts).toEqual([]);
    }
  });
});

describe("stories like one", () => {
  const similar = async (id: string) => {
    const answer = await server.app.inject({ url: `/api/v1/stories/${id}/similar` });
    expect(answer.statusCode).toBe(200);
    return answer.json<Story[]>().map(({ title }) => title);
  };

  test("share its tags, category or author; most in common come first", async () => {
    const { db } = server;
    const folklore = await category("Folklore");
    const lamp = await insertStory(db, { title: "Lamp", category_id: folklore });
    const near = await insertStory(db, { title: "Near", category_id: folklore });
    await insertStory(db, { title: "Kin", category_id: folklore, language: "hi" });
    await insertStory(db, { title: "Far" });
    await tag("River", lamp, near);
    expect(await similar(lamp)).toEqual(["Near", "Kin"]);
    expect(await similar(await insertStory(db, { title: "Alone" }))).toEqual([]);
  });

  test("are told of no story that one may not read", async () => {
    const draft = await insertStory(server.db, { status: "draft", published_at: null });
    const answer = await server.app.inject({ url: `/api/v1/stories/${draft}/similar` });
    expect(answer.statusCode).toBe(404);
  });
});

describe("a surprise", () => {
  const surprise = (person?: Person) =>
    server.app.inject({
      url: "/api/v1/stories/surprise/",
      ...(person && { headers: person.headers }),
    });

  test("is a story that one has not played, as long as there is one", async () => {
    expect((await surprise()).statusCode).toBe(404);
    const played = await insertStory(server.db, { title: "Played" });
    await play(reader, played);
    expect((await surprise(reader)).json<Story>().title).toBe("Played");
    await insertStory(server.db, { title: "Unplayed" });
    for (let times = 0; times < 8; times += 1)
      expect((await surprise(reader)).json<Story>().title).toBe("Unplayed");
  });
});
