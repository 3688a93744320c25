import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { insertStory } from "../testing/insert-story.ts";
import { createTestSite } from "../testing/test-site.ts";

const site = "https://example.org/katha";
const cover = `/media/${"ab".repeat(16)}/960.webp`;
let server: TestApp;
let story: string;

beforeAll(async () => {
  server = await createTestSite({ publicUrl: site, trustedProxies: ["loopback"] });
  story = await insertStory(server.db, { cover_image_url: cover });
});
afterAll(() => server.close());

const get = (url: string) => server.app.inject({ url });

test("a proxy may pass the path on, or take it away: the answers are the same", async () => {
  for (const path of ["/home", "/sitemap.xml", `/api/v1/stories/${story}`, "/healthz"]) {
    const [whole, taken] = await Promise.all([get(`/katha${path}`), get(path)]);
    expect([path, whole.statusCode]).toEqual([path, 200]);
    const plain = (text: string) => text.replaceAll(/nonce="[^"]+"/g, "");
    expect(plain(whole.body)).toBe(plain(taken.body));
  }
  expect((await get("/kathakar")).statusCode).toBe(404);
  expect((await get("/katha/katha/home")).statusCode).toBe(404);
});

test("the path without its slash leads to the first page, with what was asked", async () => {
  const answer = await get("/katha?from=mail");
  expect([answer.statusCode, answer.headers.location]).toEqual([308, "/katha/?from=mail"]);
  expect((await get("/katha/")).statusCode).toBe(200);
});

test("a page knows where it is, and names itself there", async () => {
  const { body } = await get(`/katha/game/${story}`);
  expect(body).toContain(`<html lang="en" data-base="/katha"`);
  expect(body).toContain(`<link rel="canonical" href="${site}/game/${story}">`);
  expect(body).toContain(`content="${site}/media/${"ab".repeat(16)}/social.jpg"`);
});

test("pictures are named below the path in answers, and kept without it", async () => {
  const answered = (await get(`/katha/api/v1/stories/${story}`)).json<{
    cover_image_url: string;
  }>();
  expect(answered.cover_image_url).toBe(`/katha${cover}`);
  const kept = await server.db
    .selectFrom("stories")
    .select("cover_image_url")
    .where("id", "=", story)
    .executeTakeFirstOrThrow();
  expect(kept.cover_image_url).toBe(cover);
});

test("cookies are for the path alone", async () => {
  const account = {
    username: "path_reader",
    email: "path@example.org",
    password: "Lamp-lit-4ever!",
  };
  const { statusCode, headers } = await server.app.inject({
    method: "POST",
    url: "/katha/api/v1/auth/register",
    payload: { ...account, confirm_password: account.password, display_name: null },
  });
  expect(statusCode).toBe(201);
  expect(String(headers["set-cookie"])).toContain("Path=/katha/api/v1/auth;");
});

test("a path that begins like an address of Katha's own is refused at the start", async () => {
  for (const path of ["/api", "/media/katha", "/stories", "/healthz"])
    await expect(createTestSite({ publicUrl: `https://example.org${path}` })).rejects.toThrow(
      `KATHA_PUBLIC_URL ends with ${path}`,
    );
});

test("at a host's root nothing is put before an address", async () => {
  const root = await createTestApp({ publicUrl: "https://example.org" });
  const id = await insertStory(root.db, { cover_image_url: cover });
  const answer = await root.app.inject({ url: `/api/v1/stories/${id}` });
  expect(answer.json<{ cover_image_url: string }>().cover_image_url).toBe(cover);
  await root.close();
});
