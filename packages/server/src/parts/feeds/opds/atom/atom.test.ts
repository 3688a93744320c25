import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createMediaStore,
  folderStorage,
  type MediaStore,
} from "../../../../features/media/index.ts";
import { signUp } from "../../../../testing/index.ts";
import { insertStory } from "../../../../testing/insert-story.ts";
import type { TestApp } from "../../../../testing/test-app.ts";
import { createTestSite, testSite } from "../../../../testing/test-site.ts";
import { makeToken } from "../../../../testing/mcp-client.ts";
import { type Read, readXml } from "./testing/read-xml.ts";

/** Under a path, so that an address that forgets it leads nowhere. */
const site = `${testSite}/katha`;
const navigation = "application/atom+xml;profile=opds-catalog;kind=navigation";
const acquisition = "application/atom+xml;profile=opds-catalog;kind=acquisition";

let server: TestApp;
let media: MediaStore;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "katha-atom-"));
  media = createMediaStore({ storage: folderStorage(folder) });
  server = await createTestSite({ media, mcp: true, publicUrl: site, cacheResponsesMs: 60_000 });
});
afterAll(async () => {
  await server.close();
  await media.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await server.db.deleteFrom("stories").execute();
  server.app.responseCache?.clear();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: url.replace(site, ""), headers });

async function read(url: string, type: string, headers = {}): Promise<Read> {
  const answer = await get(url, headers);
  expect([url, answer.statusCode, answer.headers["content-type"]]).toEqual([
    url,
    200,
    `${type};charset=utf-8`,
  ]);
  return readXml(answer.body);
}
const linkOf = (at: Read, rel: string, type?: string) =>
  at.all("link").find((one) => one.get("rel") === rel && (!type || one.get("type") === type));
const hrefOf = (at: Read, rel: string, type?: string) => linkOf(at, rel, type)?.get("href") ?? "";
const titles = (feed: Read) => feed.all("entry").map((entry) => entry.text("title"));

const opening = JSON.stringify({
  start_node: "a",
  nodes: {
    a: { text: "The boat waits.", choices: [{ text: "Row", target: "b" }] },
    b: { text: "The far shore.", choices: [] },
  },
});
const insert = (story: Parameters<typeof insertStory>[1] = {}) =>
  insertStory(server.db, { story_structure: opening, ...story });

test.each([
  [undefined, "atom"],
  ["*/*", "atom"],
  ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "atom"],
  ["application/atom+xml;profile=opds-catalog, */*", "atom"],
  ["application/opds+json;q=0.5, application/atom+xml", "atom"],
  ["application/opds+json;q=0", "atom"],
  ["application/opds+json", "opds+json"],
  ["application/json", "opds+json"],
  ["application/opds+json, application/atom+xml;profile=opds-catalog, */*", "opds+json"],
])("a reading app that asks for %s gets %s", async (accept, format) => {
  const answer = await get("/opds", accept === undefined ? {} : { accept });
  expect(answer.headers["content-type"]).toContain(`application/${format}`);
  expect(answer.headers["vary"]).toMatch(/\bAccept\b/);
});

test("an app that knows OPDS 1 alone goes from the root to a language's stories, and searches", async () => {
  await insert({ title: "The Salt Road" });
  await insert({ title: "रात", language: "hi" });
  const root = await read("/opds", navigation);
  expect(titles(root)).toEqual(["All stories", "English", "Hindi", "Your plays"]);
  expect(root.all("entry").map((one) => one.text("content"))).toContain("1 story");
  const hindi = root.all("entry")[2];
  const href = hindi ? hrefOf(hindi, "subsection", acquisition) : "";
  expect(href).toBe(`${site}/opds/v1.2/stories?language=hi`);
  expect(titles(await read(href, acquisition))).toEqual(["रात"]);

  const described = hrefOf(root, "search", "application/opensearchdescription+xml");
  const search = await read(described, "application/opensearchdescription+xml");
  const template = search.all("Url")[0]?.get("template") ?? "";
  expect(template).toBe(hrefOf(root, "search", "application/atom+xml"));
  const found = await read(template.replace("{searchTerms}", "salt"), acquisition);
  expect(titles(found)).toEqual(["The Salt Road"]);
  expect(found.text("opensearch:totalResults")).toBe("1");
});

test("each feed leads to the same feed in the other format, and stays in its own", async () => {
  await insert({ title: "Lamp" });
  for (const url of ["/opds/v1.2", "/opds/v1.2/stories?language=en"]) {
    const atom = await read(url, url.includes("?") ? acquisition : navigation);
    expect(hrefOf(atom, "self")).toBe(site + url);
    const json = (await get(hrefOf(atom, "alternate", "application/opds+json"))).json<{
      links: { rel: string; href: string }[];
    }>();
    expect(json.links.find(({ rel }) => rel === "self")?.href).toBe(
      site + url.replace("v1.2", "v2"),
    );
    expect(json.links.find(({ rel }) => rel === "alternate")?.href).toBe(site + url);
  }
});

test("an entry says whose story it is, in which language, and where its opening is a book", async () => {
  const picture = sharp({ create: { width: 64, height: 36, channels: 3, background: "#a65a00" } });
  const hash = await media.put(await picture.webp().toBuffer());
  const author = await signUp(server);
  const id = await insert({
    title: `Tea & <Salt> "now"\u0007`,
    tagline: "A & B",
    story_description: "<script>alert(1)</script> ]]>",
    language: "ur",
    author_id: author.id,
    cover_image_url: `/media/${hash}/960.webp`,
  });
  const feed = await read("/opds/v1.2/stories", acquisition);
  const [entry] = feed.all("entry");
  if (!entry) throw new Error("There is no entry.");
  expect(entry.text("title")).toBe(`Tea & <Salt> "now"`);
  expect(entry.text("summary")).toBe("A & B\n\n<script>alert(1)</script> ]]>");
  expect(entry.text("id")).toBe(`urn:uuid:${id}`);
  expect(entry.text("dc:language")).toBe("ur");
  expect(entry.text("updated")).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(feed.text("updated")).toBe(entry.text("updated"));
  const [by] = entry.all("author");
  expect(by?.text("name")).toBe(author.user.display_name);
  expect(titles(await read(by?.text("uri") ?? "", acquisition))).toEqual(titles(feed));
  for (const rel of ["http://opds-spec.org/image", "http://opds-spec.org/image/thumbnail"])
    expect(hrefOf(entry, rel, "image/jpeg")).toBe(`${site}/media/${hash}/social.jpg`);
  const sample = hrefOf(entry, "http://opds-spec.org/acquisition/sample", "application/epub+zip");
  expect((await get(sample)).headers["content-type"]).toBe("application/epub+zip");

  const entryType = "application/atom+xml;type=entry;profile=opds-catalog";
  const alone = await read(hrefOf(entry, "self", entryType), entryType);
  expect(alone.text("id")).toBe(`urn:uuid:${id}`);
  expect(hrefOf(alone, "http://opds-spec.org/acquisition/sample")).toBe(sample);
});

test("facets narrow a list, and pages follow one another until every story was there once", async () => {
  for (let at = 0; at < 25; at += 1) await insert({ title: `Lantern ${at}` });
  await insert({ title: "रात", language: "hi" });
  const facet = (feed: Read, title: string) =>
    feed.all("link").find((one) => one.get("title") === title);
  const all = await read("/opds/v1.2/stories", acquisition);
  const english = facet(all, "English");
  expect([english?.get("opds:facetGroup"), english?.get("thr:count")]).toEqual(["Language", "25"]);
  expect(english?.get("opds:activeFacet")).toBeNull();
  const narrowed = await read(english?.get("href") ?? "", acquisition);
  expect(facet(narrowed, "English")?.get("opds:activeFacet")).toBe("true");
  const seen = [...titles(narrowed)];
  let next = hrefOf(narrowed, "next", acquisition);
  while (next !== "") {
    const page = await read(next, acquisition);
    seen.push(...titles(page));
    next = hrefOf(page, "next", acquisition);
  }
  expect([seen.length, new Set(seen).size]).toEqual([25, 25]);
});

test("an empty list is a feed all the same, and is not sent again while it is the same", async () => {
  const answer = await get("/opds/v1.2/stories");
  expect(titles(readXml(answer.body))).toEqual([]);
  const held = { "if-none-match": String(answer.headers["etag"]) };
  expect((await get("/opds/v1.2/stories", held)).statusCode).toBe(304);
  expect((await get("/opds/v1.2/stories/nothing")).statusCode).toBe(404);
  expect((await get("/opds/v1.2/nothing")).statusCode).toBe(404);
});

test("the account's own plays are there with a token, as books", async () => {
  const asha = await signUp(server);
  const { token } = await makeToken(server, asha);
  const story_id = await insert({ title: "The Ferry & I" });
  const begun = await server.app.inject({
    method: "PUT",
    url: "/api/v1/game/sessions/",
    headers: asha.headers,
    payload: { story_id },
  });
  const { id } = begun.json<{ id: string }>();
  const shelf = hrefOf(await read("/opds", navigation), "http://opds-spec.org/shelf", acquisition);
  const refused = await get(shelf);
  expect([refused.statusCode, refused.headers["www-authenticate"]]).toEqual([
    401,
    'Basic realm="Katha", charset="UTF-8"',
  ]);
  const authorization = `Basic ${Buffer.from(`asha:${token}`).toString("base64")}`;
  for (const url of [shelf, "/opds/my"]) {
    const feed = await read(url, acquisition, { authorization });
    const [play] = feed.all("entry");
    expect([play?.text("title"), play?.text("id")]).toEqual(["The Ferry & I", `urn:uuid:${id}`]);
    const book = play
      ? hrefOf(play, "http://opds-spec.org/acquisition", "application/epub+zip")
      : "";
    const answer = await get(book, { authorization });
    expect(answer.headers["content-type"]).toBe("application/epub+zip");
  }
  const kept = await get(shelf, { authorization });
  expect(kept.headers["cache-control"]).toBe("private, no-store");
});
