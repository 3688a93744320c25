import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createMediaStore, folderStorage, type MediaStore } from "../../../features/media/index.ts";
import { insertStory } from "../../../testing/insert-story.ts";
import type { TestApp } from "../../../testing/test-app.ts";
import { createTestSite, testSite as site } from "../../../testing/test-site.ts";

let server: TestApp;
let media: MediaStore;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "katha-opds-"));
  media = createMediaStore({ storage: folderStorage(folder) });
  server = await createTestSite({ media, cacheResponsesMs: 0 });
});
afterAll(async () => {
  await server.close();
  await media.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await server.db.deleteFrom("stories").execute();
  await server.db.deleteFrom("tags").execute();
});

interface Link {
  rel?: string;
  href: string;
  type?: string;
  title?: string;
  templated?: boolean;
  properties?: { numberOfItems: number };
}
interface Publication {
  metadata: { title: string; identifier: string; language: string };
  links: Link[];
  images?: Link[];
}
interface Feed {
  metadata: { title: string; numberOfItems?: number; currentPage?: number };
  links: Link[];
  navigation?: Link[];
  publications?: Publication[];
  facets?: { metadata: { title: string }; links: Link[] }[];
}

const nodes = {
  shore: {
    text: "The *boat* waits & waits.\n\nNow.",
    choices: [{ text: "Row <on>", target: "far" }],
  },
  far: { text: "The far shore.", choices: [] },
};
const story_structure = JSON.stringify({ start_node: "shore", nodes });
const insert = (story: Parameters<typeof insertStory>[1] = {}) =>
  insertStory(server.db, { story_structure, ...story });

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: url.replace(site, ""), headers });
const asJson = { accept: "application/opds+json" };
async function read(url: string): Promise<Feed> {
  const answer = await get(url, asJson);
  expect([url, answer.statusCode]).toEqual([url, 200]);
  expect(answer.headers["content-type"]).toBe("application/opds+json; charset=utf-8");
  return answer.json<Feed>();
}
const titles = ({ publications = [] }: Feed) => publications.map(({ metadata }) => metadata.title);
const hrefOf = (links: readonly Link[], rel: string) => links.find((one) => one.rel === rel)?.href;

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

test("a reader goes from the root to the stories of a language, and searches", async () => {
  await insert({ title: "The Salt Road" });
  await insert({ title: "रात", language: "hi" });
  const root = await read("/opds");
  expect(root.navigation?.map(({ title }) => title)).toEqual(
    expect.arrayContaining(["All stories", "English", "Hindi"]),
  );
  const hindi = root.navigation?.find(({ title }) => title === "Hindi");
  expect(hindi?.properties).toEqual({ numberOfItems: 1 });
  expect(titles(await read(hindi?.href ?? ""))).toEqual(["रात"]);
  const search = root.links.find(({ rel }) => rel === "search");
  expect(search?.templated).toBe(true);
  const found = await read(search?.href.replace("{?query}", "?query=salt") ?? "");
  expect(titles(found)).toEqual(["The Salt Road"]);
  expect(hrefOf(found.links, "self")).toBe(`${site}/opds/v2/stories?query=salt`);
});

test("facets narrow a list, say how many there are, and are taken back", async () => {
  const lamp = await insert({ title: "Lamp" });
  await insert({ title: "रात", language: "hi" });
  await tag("River", lamp);
  const all = await read("/opds/stories");
  const facet = (feed: Feed, group: string, title: string) =>
    feed.facets
      ?.find(({ metadata }) => metadata.title === group)
      ?.links.find((one) => one.title === title);
  const river = facet(all, "Tag", "River");
  expect(river?.properties).toEqual({ numberOfItems: 1 });
  const narrowed = await read(river?.href ?? "");
  expect(titles(narrowed)).toEqual(["Lamp"]);
  const chosen = facet(narrowed, "Tag", "River");
  expect(chosen).toMatchObject({ rel: "self", href: `${site}/opds/v2/stories` });
});

test("pages follow one another until every story was there once", async () => {
  for (let at = 0; at < 45; at += 1) await insert({ title: `Lantern ${at}` });
  const seen: string[] = [];
  let next: string | undefined = "/opds/stories";
  while (next !== undefined) {
    const page: Feed = await read(next);
    expect(page.metadata.numberOfItems).toBe(45);
    seen.push(...titles(page));
    next = hrefOf(page.links, "next");
  }
  expect(new Set(seen).size).toBe(45);
  expect(seen).toHaveLength(45);
});

test("an empty list is a feed all the same, and odd questions find nothing", async () => {
  for (const url of [
    "/opds/stories",
    "/opds/stories?language=xx&page=9",
    "/opds/stories?page=-1",
  ]) {
    const feed = await read(url);
    expect(feed.publications).toBeUndefined();
    expect(feed.navigation?.[0]?.href).toBe(`${site}/opds/v2/stories`);
  }
  expect((await get("/opds/stories?page=99999999999")).statusCode).toBe(404);
  expect((await get("/opds/nothing")).statusCode).toBe(404);
  expect((await get("/opds/stories/nothing")).statusCode).toBe(404);
});

test("a story's opening is a book that readers open, with its cover and the way on", async () => {
  const picture = sharp({ create: { width: 64, height: 36, channels: 3, background: "#a65a00" } });
  const hash = await media.put(await picture.webp().toBuffer());
  const id = await insert({
    title: "Tea & Salt",
    language: "ur",
    cover_image_url: `/media/${hash}/960.webp`,
  });
  const [publication] = (await read("/opds/stories")).publications ?? [];
  expect(publication?.metadata).toMatchObject({ identifier: `urn:uuid:${id}`, language: "ur" });
  expect(publication?.images?.[0]).toMatchObject({ type: "image/jpeg", width: 1200 });
  const alone = await get(hrefOf(publication?.links ?? [], "self") ?? "");
  expect(alone.headers["content-type"]).toBe("application/opds-publication+json; charset=utf-8");
  expect(alone.json()).toEqual(publication);
  const address = hrefOf(publication?.links ?? [], "http://opds-spec.org/acquisition/sample") ?? "";
  const sample = await get(address);
  expect(sample.headers["content-type"]).toBe("application/epub+zip");
  expect(sample.rawPayload.subarray(30, 58).toString()).toBe("mimetypeapplication/epub+zip");
  const files = unzipSync(sample.rawPayload);
  const opening = strFromU8(files["EPUB/chapter-1.xhtml"] ?? new Uint8Array());
  expect(opening).toContain(`lang="ur" xml:lang="ur" dir="rtl"`);
  expect(opening).toContain("<p>The <em>boat</em> waits &amp; waits.</p>\n<p>Now.</p>");
  expect(opening).toContain("<li>Row &lt;on&gt;</li>");
  expect(opening).toContain(`<a href="${site}/game/${id}">`);
  expect((await sharp(files["EPUB/cover.jpg"]).metadata()).width).toBe(1200);
  const held = { "if-none-match": String(sample.headers["etag"]) };
  expect((await get(address, held)).statusCode).toBe(304);
});

test("drafts and mature stories are in no list, and have no sample", async () => {
  const draft = await insert({ status: "draft", published_at: null });
  const mature = await insert({ title: "Mature", content_rating: "mature" });
  expect((await read("/opds/stories")).publications).toBeUndefined();
  for (const id of [draft, mature, server.ids()]) {
    expect((await get(`/opds/stories/${id}`)).statusCode).toBe(404);
    expect((await get(`/opds/samples/${id}.epub`)).statusCode).toBe(404);
  }
});

test("mature stories are not counted either", async () => {
  const open = await insert({ title: "Open" });
  const mature = await insert({ title: "Mature", content_rating: "mature" });
  const river = await tag("River", open, mature);
  await insert({ title: "Mature, too", content_rating: "mature", language: "hi" });
  const root = await read("/opds");
  expect(root.navigation?.map(({ title }) => title)).toEqual(["All stories", "English"]);
  expect(root.navigation?.[1]?.properties).toEqual({ numberOfItems: 1 });
  const list = await read(`/opds/stories?tag=${river}`);
  expect(list.metadata.numberOfItems).toBe(1);
  const links = list.facets?.flatMap((facet) => facet.links) ?? [];
  expect(links.map(({ properties }) => properties?.numberOfItems)).toEqual([1, 1]);
});

test("a premium story that is all opening is subscribed to, and has no sample", async () => {
  const oneScene = JSON.stringify({ start_node: "a", nodes: { a: { text: "All.", choices: [] } } });
  const whole = await insert({ title: "Whole", is_premium: true, story_structure: oneScene });
  await insert({ title: "Long", is_premium: true });
  const { publications = [] } = await read("/opds/stories");
  const ways = publications.map(({ metadata, links }) => [
    metadata.title,
    links
      .find(({ rel }) => rel?.includes("acquisition"))
      ?.rel?.split("/")
      .at(-1),
  ]);
  expect(Object.fromEntries(ways)).toEqual({ Whole: "subscribe", Long: "sample" });
  const alone = await get(`/opds/v2/stories/${whole}`);
  expect(hrefOf(alone.json().links, "http://opds-spec.org/acquisition/subscribe")).toBe(
    `${site}/game/${whole}`,
  );
  expect((await get(`/opds/samples/${whole}.epub`)).statusCode).toBe(404);
});
