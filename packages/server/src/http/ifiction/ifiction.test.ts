import { afterAll, beforeAll, expect, test } from "vitest";
import {
  authoringClient,
  insertTestCategory,
  wholeForm,
  type AuthoringClient,
} from "../../testing/authoring.ts";
import { insertStory } from "../../testing/insert-story.ts";
import { signUp, type Person, type TestApp } from "../../testing/index.ts";
import { createTestSite, testSite as site } from "../../testing/test-site.ts";

const ifid = "D674C58C-DEFA-4F70-B7A2-27742230C0FC";
let server: TestApp;
let author: Person;
let authoring: AuthoringClient;
beforeAll(async () => {
  server = await createTestSite();
  await insertTestCategory(server.db);
  author = await signUp(server);
  authoring = authoringClient(server);
});
afterAll(() => server.close());

const record = (id: string) => server.app.inject({ url: `/ifiction/${id}.xml` });
const ifidIn = (xml: string) => /<ifid>([^<]*)<\/ifid>/.exec(xml)?.[1];

test("a published story has a record that its page leads to, under the same IFID", async () => {
  const id = await insertStory(server.db, {
    title: "Tea & Salt",
    tagline: "A <pinch>.",
    story_description: "One.\n\nTwo.",
    language: "hi",
    cover_image_url: `/media/${"ab".repeat(16)}/960.webp`,
  });
  const { statusCode, headers, body } = await record(id);
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toBe("application/x-ifiction+xml; charset=utf-8");
  expect(headers["etag"]).toBeDefined();
  expect(ifidIn(body)).toBe(id.toUpperCase());
  expect(body).toContain("<title>Tea &amp; Salt</title>");
  expect(body).toContain("<headline>A &lt;pinch&gt;.</headline>");
  expect(body).toContain("<description>One.<br/>Two.</description>");
  expect(body).toContain(`<url>${site}/game/${id}</url>`);
  expect(body).toContain("<cover><format>jpg</format>");
  const { body: page } = await server.app.inject({ url: `/game/${id}` });
  expect(page).toContain(`href="${site}/ifiction/${id}.xml"`);
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(page)?.[1] ?? "";
  expect(JSON.parse(data)).toMatchObject({
    "@type": ["Game", "CreativeWork"],
    identifier: { propertyID: "IFID", value: id.toUpperCase() },
  });
});

test("a story that came with an IFID keeps it, whatever is saved afterwards", async () => {
  const { id } = await authoring.write(author, {
    story_structure: { ...(wholeForm.story_structure as object), ifid: ifid.toLowerCase() },
  });
  await authoring.ask("PUT", `/stories/${id}`, author, { title: "Changed", description: "d" });
  expect((await record(id)).statusCode).toBe(404);
  await authoring.ask("PUT", `/stories/${id}/publish`, author);
  expect(ifidIn((await record(id)).body)).toBe(ifid);
});

test("what is no IFID is none, and the story has its own", async () => {
  for (const written of ["<b>bold</b>", "short", "x".repeat(70), 5, null]) {
    const story_structure = JSON.stringify({ ifid: written });
    const id = await insertStory(server.db, { story_structure });
    expect(ifidIn((await record(id)).body)).toBe(id.toUpperCase());
  }
});

test("mature stories and what is no story have no record", async () => {
  const mature = await insertStory(server.db, { content_rating: "mature" });
  for (const id of [mature, server.ids(), "nothing"])
    expect((await record(id)).statusCode).toBe(404);
});
