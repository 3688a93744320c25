import type { StoryDetail } from "@katha/api/contract";
import { expect, test } from "vitest";
import { insertStory } from "../../testing/insert-story.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { appPages } from "../../testing/app-routes.ts";
import { type PageAsked, pageMeta } from "./page-meta.ts";

const site = "https://katha.example";
const pages = appPages;
const nonce = "test-nonce";
const write = (asked: PageAsked) => pageMeta(asked).tags.join("");

async function detailOf(story: Parameters<typeof insertStory>[1]): Promise<StoryDetail> {
  const server = await createTestApp();
  try {
    const id = await insertStory(server.db, story);
    return (await server.app.inject({ url: `/api/v1/stories/${id}` })).json<StoryDetail>();
  } finally {
    await server.close();
  }
}

test("a story's page says what it is, with its picture, to those who run no script", async () => {
  const cover = `/media/${"ab".repeat(16)}/960.webp`;
  const about = await detailOf({
    title: "Tea & Salt",
    tagline: "A pinch.",
    cover_image_url: cover,
  });
  const asked = {
    found: { status: 200, about },
    address: `/game/${about.id}`,
    site,
    pages,
    nonce,
  } as const;
  const written = write(asked);
  expect(pageMeta(asked)).toMatchObject({ title: "Tea & Salt · Katha", description: "A pinch." });
  expect(written).toContain(`<link rel="canonical" href="${site}/game/${about.id}">`);
  expect(written).toContain(`content="${site}/media/${"ab".repeat(16)}/social.jpg"`);
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(written)?.[1] ?? "";
  expect(JSON.parse(data)).toMatchObject({ name: "Tea & Salt", url: `${site}/game/${about.id}` });
});

test("a mature story's page names its title alone, and asks not to be listed", async () => {
  const about = await detailOf({
    title: "The Salt Widow",
    tagline: "A secret tagline",
    cover_image_url: `/media/${"ab".repeat(16)}/960.webp`,
    content_rating: "mature",
  });
  const asked = { found: { status: 200, about }, address: "/", site, pages, nonce } as const;
  expect(pageMeta(asked)).toMatchObject({
    title: "The Salt Widow · Katha",
    description: "A story for readers of 17 and over.",
  });
  expect(write(asked)).toContain(`<meta name="robots" content="noindex">`);
  expect(write(asked)).not.toMatch(/secret|media|ld\+json|canonical/);
});

test("nothing that an author writes leaves its place in the page", async () => {
  const title = `</script></title><script>alert(1)</script>$&$1`;
  const about = await detailOf({ title, tagline: `"><img src=x onerror=alert(1)>` });
  const written = write({ found: { status: 200, about }, address: "/", site, pages, nonce });
  expect(written).not.toContain("<script>alert");
  expect(written).not.toContain("<img");
  expect(written.match(/<\/script>/g)).toHaveLength(1);
  expect(written).toContain("$&amp;$1");
});

test("other pages describe the site, and a missing page asks not to be listed", () => {
  const home = write({ found: { status: 200 }, address: "/home", site, pages, nonce });
  expect(home).toContain(`<link rel="canonical" href="${site}/home">`);
  expect(home).toContain(`content="Stories that listen: `);
  expect(home).not.toContain("og:image");
  expect(home).not.toContain("hasPart");
  const rendered = { title: "How to Play · Katha", language: "hi" };
  const guide = {
    found: { status: 200 },
    address: "/guide",
    site,
    pages,
    nonce,
    rendered,
  } as const;
  expect(write(guide)).toContain(`<meta property="og:title" content="How to Play">`);
  expect(write(guide)).toContain(`<meta property="og:url" content="${site}/guide">`);
  expect(pageMeta(guide).description).toMatch(/^कहानियाँ जो सुनती हैं/u);
  const lost = write({ found: { status: 404 }, address: "/nowhere", site, pages, nonce });
  expect(lost).toContain("noindex");
  expect(lost).not.toContain("canonical");
  const found = { status: 200, unlisted: true } as const;
  expect(write({ found, address: "/stories/shared", site, pages, nonce })).toContain("noindex");
});

test("the pages of the site show the first story that they feature", async () => {
  const cover = `/media/${"cd".repeat(16)}/960.webp`;
  const story = await detailOf({ title: "Tea & Salt", cover_image_url: cover });
  const home = write({
    found: { status: 200 },
    address: "/home",
    site,
    pages,
    nonce,
    shown: [story],
  });
  expect(home).toContain(`content="${site}/media/${"cd".repeat(16)}/social.jpg"`);
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(home)?.[1] ?? "";
  expect(JSON.parse(data)).toMatchObject({
    "@type": "WebSite",
    hasPart: [{ name: "Tea & Salt", url: `${site}/game/${story.id}` }],
  });
});
