import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ferryStory } from "../../../../features/game/testing/ferry-story.ts";
import {
  createMediaStore,
  folderStorage,
  type MediaStore,
} from "../../../../features/media/index.ts";
import { signUp, type Person } from "../../../../testing/index.ts";
import { insertStory } from "../../../../testing/insert-story.ts";
import type { TestApp } from "../../../../testing/test-app.ts";
import { createTestSite, testSite } from "../../../../testing/test-site.ts";
import { makeToken } from "../../../../testing/mcp-client.ts";

/** Under a path, so that an address that forgets it leads nowhere. */
const site = `${testSite}/katha`;

let server: TestApp;
let media: MediaStore;
let folder: string;
let asha: Person;
let token: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "katha-own-books-"));
  media = createMediaStore({ storage: folderStorage(folder) });
  server = await createTestSite({ media, mcp: true, publicUrl: site, cacheResponsesMs: 0 });
  asha = await signUp(server);
  ({ token } = await makeToken(server, asha));
});
afterAll(async () => {
  await server.close();
  await media.close();
  await rm(folder, { recursive: true });
});

interface Link {
  rel?: string;
  href: string;
  type?: string;
  properties?: object;
}
interface Feed {
  links: Link[];
  navigation?: Link[];
  publications?: {
    metadata: { title: string; identifier: string; language: string };
    links: Link[];
    images?: Link[];
  }[];
}

const basic = (password: string, name = "asha@example.org") => ({
  authorization: `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`,
});
const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: url.replace(site, ""), headers });
const hrefOf = (links: readonly Link[], rel: string) =>
  links.find((one) => one.rel === rel)?.href ?? "";

async function shelfOf(url: string, with_ = token): Promise<Feed> {
  const answer = await get(url, { ...basic(with_), accept: "application/opds+json" });
  expect([
    answer.statusCode,
    answer.headers["content-type"],
    answer.headers["cache-control"],
  ]).toEqual([200, "application/opds+json; charset=utf-8", "private, no-store"]);
  return answer.json<Feed>();
}

async function begin(person: Person, title: string, more: object = {}): Promise<string> {
  const story_structure = JSON.stringify(ferryStory);
  const story_id = await insertStory(server.db, { title, story_structure, ...more });
  const answer = await server.app.inject({
    method: "PUT",
    url: "/api/v1/game/sessions/",
    headers: person.headers,
    payload: { story_id },
  });
  return answer.json<{ id: string }>().id;
}

test("a reading app is led from the catalogue to the plays, and told how to get in", async () => {
  const root = (await get("/opds/v2")).json<Feed>();
  const shelf = root.links.find(({ rel }) => rel === "http://opds-spec.org/shelf");
  expect(shelf?.href).toBe(`${site}/opds/v2/my`);
  expect(root.navigation?.at(-1)).toMatchObject({ title: "Your plays", href: shelf?.href });
  const refused = await get(shelf?.href ?? "");
  expect(refused.statusCode).toBe(401);
  expect(refused.headers["www-authenticate"]).toBe('Basic realm="Katha", charset="UTF-8"');
  const type = "application/opds-authentication+json";
  expect(refused.headers["content-type"]).toContain(type);
  const document = refused.json<{ id: string; authentication: object[]; links: Link[] }>();
  expect(document.authentication).toMatchObject([{ type: "http://opds-spec.org/auth/basic" }]);
  expect(hrefOf(document.links, "help")).toBe(`${site}/profile/settings`);
  expect(shelf?.properties).toEqual({ authenticate: { href: document.id, type } });
  expect((await get(document.id)).json()).toEqual(document);
});

test("a play is a book with its text, its own lines and its cover", async () => {
  const picture = sharp({ create: { width: 64, height: 36, channels: 3, background: "#a65a00" } });
  const hash = await media.put(await picture.webp().toBuffer());
  const cover_image_url = `/media/${hash}/960.webp`;
  const id = await begin(asha, "The Salt Ferry", { cover_image_url });
  await server.app.inject({
    method: "POST",
    url: `/api/v1/game/sessions/${id}/action`,
    headers: asha.headers,
    payload: { action_type: "continue", selected_choice: "Row across" },
  });
  const [play] = (await shelfOf("/opds/my")).publications ?? [];
  expect(play?.metadata).toMatchObject({
    title: "The Salt Ferry",
    identifier: `urn:uuid:${id}`,
    language: "en",
  });
  expect(hrefOf(play?.links ?? [], "alternate")).toBe(`${site}/play/${id}`);
  expect(play?.images?.[0]?.href).toBe(`${site}/media/${hash}/social.jpg`);
  const address = hrefOf(play?.links ?? [], "http://opds-spec.org/acquisition");
  const book = await get(address, basic(token, "anything"));
  expect(book.headers["content-type"]).toBe("application/epub+zip");
  const files = unzipSync(book.rawPayload);
  const chapter = strFromU8(files["EPUB/chapter-1.xhtml"] ?? new Uint8Array());
  expect(chapter).toContain("The boat waits at the shore.");
  expect(chapter).toContain("<h2>Row across</h2>");
  expect(chapter).toContain("The river is wide.");
  expect(Object.keys(files)).toContain("EPUB/cover.jpg");
  expect((await get(address, { authorization: `Bearer ${token}` })).statusCode).toBe(200);
});

test("a book is charged as a whole, with its pictures", async () => {
  const id = await begin(asha, "Charged");
  const charge = vi.spyOn(server.app.requestBudgets, "chargeAnswerBytes");
  const book = await get(`/opds/my/${id}.epub`, basic(token));
  expect(book.statusCode).toBe(200);
  expect(charge.mock.calls).toEqual([
    [expect.objectContaining({ id: asha.id }), book.rawPayload.length],
  ]);
  charge.mockRestore();
});

test("plays follow one another, page by page, and a mature story's are left out", async () => {
  const reader = await signUp(server);
  const { token: own } = await makeToken(server, reader);
  expect((await shelfOf("/opds/my", own)).navigation?.[0]?.href).toBe(`${site}/opds/v2/stories`);
  for (let at = 0; at < 22; at += 1) await begin(reader, `Lantern ${at}`);
  await server.db
    .updateTable("stories")
    .set({ content_rating: "mature" })
    .where("title", "=", "Lantern 3")
    .execute();
  const seen: string[] = [];
  for (let next = "/opds/my"; next !== "";) {
    const page = await shelfOf(next, own);
    seen.push(...(page.publications ?? []).map(({ metadata }) => metadata.title));
    next = hrefOf(page.links, "next");
  }
  expect(new Set(seen).size).toBe(21);
  expect(seen).not.toContain("Lantern 3");
});

test("nobody gets at another's play, and no token that ended at one's own", async () => {
  const other = await signUp(server);
  const { id, token: theirs } = await makeToken(server, other);
  const play = await begin(asha, "Kept");
  expect((await get(`/opds/my/${play}.epub`, basic(theirs))).statusCode).toBe(404);
  expect((await get("/opds/my?cursor=nonsense", basic(theirs))).statusCode).toBe(422);
  const refused = async (headers: Record<string, string>) =>
    expect((await get(`/opds/my/${play}.epub`, headers)).statusCode).toBe(401);
  for (const headers of [
    {},
    basic(""),
    basic(asha.password),
    basic(token, `asha:${token}`),
    { cookie: `token=${token}` },
    asha.headers,
    { authorization: `Basic ${token}` },
  ])
    await refused(headers);
  expect(
    (await get("/opds/my", { ...basic(token), origin: "https://elsewhere.example" })).statusCode,
  ).toBe(403);
  await server.app.inject({
    method: "DELETE",
    url: `/api/v1/auth/tokens/${id}`,
    headers: other.headers,
  });
  await refused(basic(theirs));
});

test("where no tokens are taken, there is no shelf", async () => {
  const closed = await createTestSite({ db: server.db });
  expect((await closed.app.inject({ url: "/opds/my", headers: basic(token) })).statusCode).toBe(
    404,
  );
  for (const url of ["/opds", "/opds/v2"])
    expect((await closed.app.inject({ url })).body).not.toContain("/my");
  await closed.close();
});
