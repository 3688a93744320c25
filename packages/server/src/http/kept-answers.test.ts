import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { shelveStory } from "../testing/shelve.ts";
import { createTestApp, signUp, type Person, type TestApp } from "../testing/index.ts";

const aMinute = 60_000;
let house: TestApp;
let reader: Person;
beforeAll(async () => {
  house = await createTestApp({ answersKeptMs: aMinute });
  reader = await signUp(house);
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.db.deleteFrom("stories").execute();
  house.app.keptAnswers?.forget();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  house.app.inject({ url: `/api/v1${url}`, headers });
const total = async (headers?: Record<string, string>) =>
  (await get("/stories/", headers)).json<{ total_stories: number }>().total_stories;

test("visitors get what one of them was answered a moment ago, word for word", async () => {
  for (let count = 0; count < 5; count += 1) await shelveStory(house.db);
  const first = await get("/stories/");
  await shelveStory(house.db);
  const again = await get("/stories/");
  expect(again.body).toBe(first.body);
  for (const name of ["etag", "cache-control", "content-type"])
    expect(again.headers[name]).toBe(first.headers[name]);
  expect(again.headers).toHaveProperty("content-security-policy");
  const etag = String(first.headers["etag"]);
  const held = await get("/stories/", { "if-none-match": etag });
  expect([held.statusCode, held.body]).toEqual([304, ""]);
  const brotli = await get("/stories/", { "accept-encoding": "gzip, br" });
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(first.body);
  const zipped = await get("/stories/", { "accept-encoding": "br;q=0, gzip" });
  expect(zipped.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(first.body);
});

test("whoever is signed in is answered anew, and nobody gets what was theirs", async () => {
  const id = await shelveStory(house.db);
  const like = { method: "POST", url: `/api/v1/stories/${id}/like` } as const;
  await house.app.inject({ ...like, headers: reader.headers });
  expect((await get(`/stories/${id}`)).json().user_state.hasLiked).toBe(false);
  const own = await get(`/stories/${id}`, reader.headers);
  expect(own.json().user_state.hasLiked).toBe(true);
  expect(own.headers["cache-control"]).toBe("private, no-store");
  expect((await get(`/stories/${id}`)).json().user_state.hasLiked).toBe(false);
  expect((await get(`/stories/${id}`)).headers["cache-control"]).toBe("public, no-cache");
});

test("what changes through this server is seen at once", async () => {
  const id = await shelveStory(house.db, { author_id: reader.id });
  expect(await total()).toBe(1);
  expect((await get(`/stories/${id}`)).statusCode).toBe(200);
  const away = await house.app.inject({
    method: "PUT",
    url: `/api/v1/stories/${id}/archive`,
    headers: reader.headers,
    payload: { archived: true },
  });
  expect(away.statusCode).toBe(200);
  expect(await total()).toBe(0);
  expect((await get(`/stories/${id}`)).statusCode).toBe(404);
});

test("an answer that was being made while something changed is not kept", async () => {
  const kept = house.app.keptAnswers;
  const asOf = kept?.generation ?? 0;
  kept?.forget();
  kept?.keep("/api/v1/categories", '["stale"]', 'W/"x"', asOf);
  expect((await get("/categories")).body).not.toContain("stale");
});

test("refusals are not kept, nor answers about signing in", async () => {
  const id = house.ids();
  expect((await get(`/stories/${id}`)).statusCode).toBe(404);
  await shelveStory(house.db, { id });
  expect((await get(`/stories/${id}`)).statusCode).toBe(200);
  expect((await get("/auth/ways")).headers["etag"]).toBeUndefined();
});

test("after its moment an answer is made anew", async () => {
  const brief = await createTestApp({ answersKeptMs: Number.MIN_VALUE });
  const count = async () =>
    (await brief.app.inject({ url: "/api/v1/stories/" })).json().total_stories;
  expect(await count()).toBe(0);
  await shelveStory(brief.db);
  expect(await count()).toBe(1);
  await brief.close();
});
