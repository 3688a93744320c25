import { afterAll, beforeAll, expect, test } from "vitest";
import { insertStory } from "../../../testing/insert-story.ts";
import type { TestApp } from "../../../testing/test-app.ts";
import { createTestSite, testSite as site } from "../../../testing/test-site.ts";
import { firstWords } from "./first-words.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestSite();
});
afterAll(() => server.close());

const cover = `/media/${"ab".repeat(16)}/960.webp`;
const nodes = {
  shore: { text: "The *boat* waits.", choices: [{ text: "Row", target: "far" }] },
  far: { text: "The far shore.", choices: [] },
};
const story_structure = JSON.stringify({ start_node: "shore", nodes });
const insert = (story: Parameters<typeof insertStory>[1] = {}) =>
  insertStory(server.db, { story_structure, tagline: "A pinch.", ...story });

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });
const oembed = (address: string, more = "") =>
  get(`/oembed?url=${encodeURIComponent(address)}${more}`);

test("a story's page leads to what other sites show of it", async () => {
  const id = await insert({ title: `Tea & "salt"`, cover_image_url: cover });
  const address = `${site}/game/${id}`;
  const page = await get(`/game/${id}`);
  const href = /application\/json\+oembed" title="[^"]*" href="([^"]+)"/.exec(page.body)?.[1] ?? "";
  const found = await get(href.replaceAll("&amp;", "&").replace(site, ""));
  expect(found.headers["access-control-allow-origin"]).toBe("*");
  expect(found.json()).toMatchObject({
    type: "rich",
    version: "1.0",
    title: `Tea & "salt"`,
    provider_url: site,
    thumbnail_url: `${site}/media/${"ab".repeat(16)}/social.jpg`,
    width: 480,
    html: expect.stringContaining(`<iframe src="${site}/embed/${id}"`) as unknown,
  });
  const xml = await oembed(address, "&format=xml&maxwidth=300&maxheight=200");
  expect(xml.headers["content-type"]).toBe("text/xml; charset=utf-8");
  expect(xml.body).toContain("<title>Tea &amp; &quot;salt&quot;</title>");
  expect(xml.body).toContain("<width>300</width><height>200</height>");
  expect(xml.body).not.toContain("thumbnail");
});

test("the page for frames has the story's first words and leads to it, without scripts", async () => {
  const id = await insert({ title: "Tea <b>", cover_image_url: cover, language: "ur" });
  const { statusCode, headers, body } = await get(`/embed/${id}`);
  expect(statusCode).toBe(200);
  expect(body).toContain(`<html lang="ur" dir="rtl">`);
  expect(body).toContain("Tea &lt;b&gt;</a></h1>");
  expect(body).toContain("<p>The boat waits.</p>");
  expect(body).toContain(`href="${site}/game/${id}" target="_blank" rel="noopener">Play on Katha`);
  expect(body).not.toContain("<script");
  expect(headers["x-frame-options"]).toBeUndefined();
  expect(headers["content-security-policy"]).toMatch(
    /default-src 'none'.*frame-ancestors http: https:$/,
  );
});

test("no other page can be shown in another site's", async () => {
  const id = await insert();
  for (const url of ["/", `/game/${id}`, "/embed/nothing", `/oembed?url=${site}/game/${id}`]) {
    const { headers } = await get(url);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["x-frame-options"]).toBe("DENY");
  }
});

test("what guests may not see is embedded nowhere", async () => {
  const draft = await insert({ status: "draft", published_at: null });
  const mature = await insert({ content_rating: "mature" });
  for (const id of [draft, mature, server.ids()]) {
    expect((await get(`/embed/${id}`)).statusCode).toBe(404);
    expect((await oembed(`${site}/game/${id}`)).statusCode).toBe(404);
  }
  const whole = JSON.stringify({
    start_node: "x",
    nodes: { x: { text: "All of it.", choices: [] } },
  });
  const premium = await insert({ is_premium: true, story_structure: whole });
  const { body } = await get(`/embed/${premium}`);
  expect(body).toContain("<p>A pinch.</p>");
  expect(body).not.toContain("All of it");
});

test("other addresses have no story", async () => {
  const id = await insert();
  for (const address of [
    `https://elsewhere.example/game/${id}`,
    `${site}.evil.example/game/${id}`,
    `${site}/home`,
    `${site}/game/1`,
    `${site}/game/${"a".repeat(3_000)}`,
    "nothing",
    "",
  ])
    expect([address, (await oembed(address)).statusCode]).toEqual([address, 404]);
  expect((await get("/oembed")).statusCode).toBe(404);
  expect((await oembed(`${site}/game/${id}`, "&format=yaml")).statusCode).toBe(501);
});

test("first words are cut between words, and have no marks", () => {
  expect(firstWords("# *One* [two](x)\n\n  three")).toBe("One two\nthree");
  const cut = firstWords("नाव आ गई ".repeat(200));
  expect(cut).toMatch(/(?:नाव|आ|गई)…$/);
  expect(cut.length).toBeLessThanOrEqual(421);
});
