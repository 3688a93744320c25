import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { insertStory } from "../../../testing/insert-story.ts";
import { appPages } from "../../../testing/app-routes.ts";
import { createTestApp, signUp, type Person, type TestApp } from "../../../testing/index.ts";
import { registerNewStories } from "./routes.ts";
import { registerRequestBudgets } from "../../../http/budgets/request-budgets.ts";
import { decorateSite } from "../../../lib/site-of.ts";
import { createReads } from "../../../db/reads.ts";
import { createSharedCounts } from "../../../http/budgets/shared-counts.ts";

const site = "https://katha.example";
let server: TestApp;
let app: FastifyInstance;
let author: Person;
beforeAll(async () => {
  server = await createTestApp();
  author = await signUp(server, { role: "author", username: "kaveri" });
  const { db, clock, secret } = server;
  app = fastify();
  app.decorateRequest("viewer", null);
  decorateSite(app, `${site}/`);
  app.decorate("headLinks", []);
  app.decorate("llmsLines", { stories: [], programs: [] });
  registerRequestBudgets(app, { counts: createSharedCounts({ db, clock, secret }), factor: 1 });
  registerNewStories(app, { reads: createReads({ db }), pages: appPages });
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(async () => {
  await server.db.deleteFrom("stories").execute();
  await server.db.deleteFrom("tags").execute();
});

async function read(url: string, headers: Record<string, string> = {}) {
  const answer = await app.inject({ url, headers });
  return { status: answer.statusCode, body: answer.body, headers: answer.headers };
}

interface Items {
  items: { title: string; url: string; image?: string }[];
}
async function titles(url: string): Promise<string[]> {
  const { status, body } = await read(url);
  expect([url, status]).toEqual([url, 200]);
  return (JSON.parse(body) as Items).items.map(({ title }) => title);
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

test("new stories are there as RSS and as JSON, under the site's own address", async () => {
  const cover = `/media/${"ab".repeat(16)}/960.webp`;
  const id = await insertStory(server.db, {
    title: `Tea & <b>"salt"</b>\u0001 कथा`,
    tagline: "A & B",
    cover_image_url: cover,
  });
  const rss = await read("/feed.xml", { host: "evil.example" });
  expect(rss.headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
  expect(rss.body).toContain("<title>Tea &amp; &lt;b&gt;&quot;salt&quot;&lt;/b&gt; कथा</title>");
  expect(rss.body).toContain(`<link>${site}/game/${id}</link>`);
  expect(rss.body).toContain(`<atom:link href="${site}/feed.xml" rel="self"`);
  const json = await read("/feed.json", { host: "evil.example" });
  expect(json.headers["content-type"]).toBe("application/feed+json; charset=utf-8");
  expect(JSON.parse(json.body)).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    feed_url: `${site}/feed.json`,
    items: [
      {
        id: `${site}/game/${id}`,
        content_text: "A & B",
        image: `${site}/media/${"ab".repeat(16)}/social.jpg`,
        language: "en",
      },
    ],
  });
  expect(rss.body + json.body).not.toContain("evil.example");
});

test("an author, a tag and a language have a feed of their own stories", async () => {
  const { db } = server;
  const lamp = await insertStory(db, { title: "Lamp", author_id: author.id });
  await insertStory(db, { title: "रात", language: "hi" });
  const river = await tag("River", lamp);
  expect(await titles(`/feeds/author/${author.id}.json`)).toEqual(["Lamp"]);
  expect(await titles(`/feeds/tag/${river}.json`)).toEqual(["Lamp"]);
  expect(await titles("/feeds/language/hi.json")).toEqual(["रात"]);
  expect(await titles("/feeds/language/ta.json")).toEqual([]);
  const { body } = await read(`/feeds/tag/${river}.xml`);
  expect(body).toContain("<title>Katha: River</title>");
  expect(body).toContain(`<link>${site}/stories?tag=${river}</link>`);
  expect(body).toContain(`href="${site}/feeds/tag/${river}.xml" rel="self"`);
});

test("a feed that has not changed is not sent again", async () => {
  await insertStory(server.db);
  for (const url of ["/feed.xml", "/feed.json", "/feeds/language/en.json"]) {
    const { headers } = await read(url);
    expect(headers["cache-control"]).toBe("public, no-cache");
    const held = { "if-none-match": String(headers["etag"]) };
    expect((await read(url, held)).status).toBe(304);
    await insertStory(server.db);
    expect((await read(url, held)).status).toBe(200);
  }
});

test("drafts and mature stories are in no feed, and their authors have none", async () => {
  const { db } = server;
  const author_id = author.id;
  await insertStory(db, { title: "Draft", status: "draft", published_at: null, author_id });
  await insertStory(db, { title: "Mature", content_rating: "mature", author_id });
  expect(await titles("/feed.json")).toEqual([]);
  expect(await titles("/feeds/language/en.json")).toEqual([]);
  const { status, body } = await read(`/feeds/author/${author.id}.json`);
  expect(status).toBe(404);
  expect(body).not.toContain("kaveri");
});

test("what is no feed is not found", async () => {
  const none = server.ids();
  for (const url of [
    `/feeds/author/${none}.xml`,
    `/feeds/tag/${none}.json`,
    "/feeds/tag/nothing'); drop.json",
    "/feeds/language/xx.xml",
    "/feeds/language/en.atom",
    "/feeds/language/en",
    "/feeds/mood/sad.xml",
    "/feeds/",
    "/feeds/a/b/c",
    "/feed.atom",
  ])
    expect([url, (await read(encodeURI(url))).status]).toEqual([url, 404]);
});
