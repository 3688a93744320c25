import { expect, test } from "vitest";
import { insertStory } from "../../../testing/insert-story.ts";
import { createTestSite, testSite as site } from "../../../testing/test-site.ts";
import { linksToFeeds } from "./links.ts";

test("pages name the feeds that belong to them, and the catalogue in both formats", async () => {
  const server = await createTestSite();
  const id = await insertStory(server.db, { title: "The Lamp", language: "hi" });
  const { body } = await server.app.inject({ url: `/game/${id}` });
  await server.close();
  for (const [rel, type, title, path] of [
    ["alternate", "application/rss+xml", "Katha: new stories", "/feed.xml"],
    ["alternate", "application/feed+json", "Katha: Hindi", "/feeds/language/hi.json"],
    ["related", "application/atom+xml;profile=opds-catalog", "Katha: catalogue", "/opds/v1.2"],
    ["related", "application/opds+json", "Katha: catalogue", "/opds/v2"],
  ])
    expect(body).toContain(
      `<link rel="${rel}" type="${type}" title="${title}" href="${site}${path}">`,
    );
});

test("a list names a feed only where it asks for one value of one trait", () => {
  const listOf = (asked: string) => {
    const query = new URLSearchParams(asked);
    return linksToFeeds({ site, address: `${site}/stories`, query }).map(({ href }) => href);
  };
  expect(listOf("tag=ab12")).toContain(`${site}/feeds/tag/ab12.xml`);
  for (const asked of ["tag=a,b", "tag=a&language=hi", "q=tea", ""])
    expect(listOf(asked).join(" ")).not.toContain("/feeds/");
});
