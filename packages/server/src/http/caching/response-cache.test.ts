import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { insertStory } from "../../testing/insert-story.ts";
import { createTestApp, signUp, type Person, type TestApp } from "../../testing/index.ts";

const aMinute = 60_000;
let server: TestApp;
let reader: Person;
beforeAll(async () => {
  server = await createTestApp({ cacheResponsesMs: aMinute });
  reader = await signUp(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom("stories").execute();
  server.app.responseCache?.clear();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/api/v1${url}`, headers });
const total = async (headers?: Record<string, string>) =>
  (await get("/stories/", headers)).json<{ total_stories: number }>().total_stories;

test("visitors get the response cached a moment ago, unchanged", async () => {
  for (let count = 0; count < 5; count += 1) await insertStory(server.db);
  const first = await get("/stories/");
  await insertStory(server.db);
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

test("signed-in users always get their own response, and nobody else's", async () => {
  const id = await insertStory(server.db);
  const like = { method: "POST", url: `/api/v1/stories/${id}/like` } as const;
  await server.app.inject({ ...like, headers: reader.headers });
  expect((await get(`/stories/${id}`)).json().user_state.hasLiked).toBe(false);
  const own = await get(`/stories/${id}`, reader.headers);
  expect(own.json().user_state.hasLiked).toBe(true);
  expect(own.headers["cache-control"]).toBe("private, no-store");
  expect((await get(`/stories/${id}`)).json().user_state.hasLiked).toBe(false);
  expect((await get(`/stories/${id}`)).headers["cache-control"]).toBe("public, no-cache");
});

test("changes through this server show at once", async () => {
  const id = await insertStory(server.db, { author_id: reader.id });
  expect(await total()).toBe(1);
  expect((await get(`/stories/${id}`)).statusCode).toBe(200);
  const away = await server.app.inject({
    method: "PUT",
    url: `/api/v1/stories/${id}/archive`,
    headers: reader.headers,
    payload: { archived: true },
  });
  expect(away.statusCode).toBe(200);
  expect(await total()).toBe(0);
  expect((await get(`/stories/${id}`)).statusCode).toBe(404);
});

test("a response that was computed during a change is not cached", async () => {
  const kept = server.app.responseCache;
  const asOf = kept?.generation ?? 0;
  kept?.clear();
  kept?.store("/api/v1/categories", '["stale"]', 'W/"x"', asOf);
  expect((await get("/categories")).body).not.toContain("stale");
});

test("errors are not cached, nor auth responses", async () => {
  const id = server.ids();
  expect((await get(`/stories/${id}`)).statusCode).toBe(404);
  await insertStory(server.db, { id });
  expect((await get(`/stories/${id}`)).statusCode).toBe(200);
  expect((await get("/auth/ways")).headers["etag"]).toBeUndefined();
});

test("a cached response expires", async () => {
  const brief = await createTestApp({ cacheResponsesMs: Number.MIN_VALUE });
  const count = async () =>
    (await brief.app.inject({ url: "/api/v1/stories/" })).json().total_stories;
  expect(await count()).toBe(0);
  await insertStory(brief.db);
  expect(await count()).toBe(1);
  await brief.close();
});
