import { type SiteLinks, noSiteLinks } from "@katha/api";
import { calls } from "@katha/api/contract";
import { asSent } from "@katha/api/testing";
import { beforeEach, expect, it, vi } from "vitest";
import { aStory } from "../testing/stories.ts";
import type { PageData } from "./page-data.ts";
import { render } from "./render.tsx";
import { languageOf } from "./visitor-language.ts";

vi.mock("./preloads.ts", () => ({
  filesOf: (module: string) => [`${module}.js`],
  fontsOf: () => ["assets/latin.woff2"],
}));

const cover = `/media/${"ab".repeat(16)}/960.webp`;
const story = aStory(1, { title: "Fourteen Years", coverImageUrl: cover, isFeatured: true });
const list = { stories: [story, aStory(2)], page: 1, totalPages: 1, totalStories: 2 };
const stories: Record<string, unknown> = {
  "/api/v1/stories/": asSent(calls.listStories.answer, list),
  "/api/v1/stories/featured/": asSent(calls.featuredStories.answer, [story]),
  "/api/v1/stories/trending/": asSent(calls.trendingStories.answer, [aStory(2)]),
  [`/api/v1/stories/${story.id}`]: asSent(calls.getStory.answer, story),
};

const asked: string[] = [];
const fetchFrom =
  (answers: Record<string, unknown>): typeof fetch =>
  async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    asked.push(pathname);
    const answer = answers[pathname];
    return answer === undefined
      ? new Response(`{"detail":"Gone","code":"gone"}`, { status: 503 })
      : Response.json(answer);
  };

async function rendered(
  address: string,
  language = "en",
  answers = stories,
  siteLinks = noSiteLinks,
) {
  const page = await render({ address, language, siteLinks, fetch: fetchFrom(answers) });
  if (page === null) return null;
  const [html = "", json = ""] = page.app.split(/<script type="application\/json"[^>]*>/);
  return { ...page, html, data: JSON.parse(json.replace("</script>", "")) as PageData };
}

beforeEach(() => {
  asked.length = 0;
});

it("renders home with its rows, from what it fetched, once each", async () => {
  const home = await rendered("/home");
  expect(home?.html).toContain("Fourteen Years");
  expect(home?.html).toContain(`href="/game/${story.id}"`);
  expect(home?.title).toBe("Home · Katha");
  expect(asked.toSorted()).toEqual(Object.keys(stories).slice(0, 3).toSorted());
  expect(home?.data.queries.map(({ endpointName }) => endpointName).toSorted()).toEqual([
    "featuredStories",
    "listStories",
    "trendingStories",
  ]);
});

it("puts the opening picture, the fonts, the styles in use and the page's script into the head", async () => {
  const home = await rendered("/home");
  expect(home?.head).toContain(`imagesrcset="/media/${"ab".repeat(16)}/320.avif 320w`);
  expect(home?.head).toContain('href="/src/pages/home/HomePage.tsx.js"');
  expect(home?.head).toMatch(/rel="preload" as="font"[^>]* href="\/assets\/latin.woff2"/);
  const classes = new Set(home?.html.match(/katha-[\w-]+(?=[ "])/g));
  expect(classes.size).toBeGreaterThan(20);
  for (const name of classes) expect(home?.head).toContain(`.${name}`);
  expect(home?.html).not.toMatch(/<style| style="/);
});

it("renders home's first row whole, and of the rows below it the words and links", async () => {
  const home = await rendered("/home");
  const [, below = ""] = home?.html.split(/Trending Now<\/h2>|<footer/) ?? [];
  expect(home?.html).toContain(`aria-label="Play ${story.title}"`);
  expect(below).toContain(`href="/game/${aStory(2).id}"`);
  expect(below).not.toContain("<img");
  expect(below).not.toContain("Play");
});

it("renders a story's page and the landing page", async () => {
  const own = await rendered(`/game/${story.id}`);
  const landing = await rendered("/");
  expect(own?.title).toBe("Fourteen Years · Katha");
  expect(own?.html).toMatch(/<h1[^>]*>Fourteen Years<\/h1>/);
  expect(landing?.html).toContain("Stories that listen");
  expect(landing?.head).not.toContain("preload as=image");
  expect(landing?.html).not.toContain(' style="');
});

it("renders pages without queries, with or without a slash at the end", async () => {
  expect((await rendered("/guide/"))?.data.queries).toEqual([]);
  expect((await rendered("/terms-of-service"))?.data.queries).toEqual([]);
  expect(asked).toEqual([]);
});

it("renders the links that the settings name, and no others", async () => {
  const siteLinks: SiteLinks = {
    chat: "https://chat.example.org/katha",
    contact: "mailto:katha@example.org",
    social: [{ label: "Mastodon", href: "https://social.example/@katha" }],
  };
  for (const address of ["/", "/home", "/privacy-policy"]) {
    const page = await rendered(address, "en", stories, siteLinks);
    expect(page?.html).toMatch(/href="https:\/\/chat.example.org\/katha"[^>]*>Community chat</);
    expect(page?.html).toMatch(/href="mailto:katha@example.org"[^>]*>Contact</);
    expect(page?.html).toMatch(/href="https:\/\/social.example\/@katha"[^>]*>Mastodon</);
    expect(page?.html).toContain('href="/guide"');
    const bare = await rendered(address);
    for (const word of ["Community chat", "Mastodon", "mailto:"])
      expect([address, bare?.html.includes(word)]).toEqual([address, false]);
  }
});

it("renders in the language that is asked for, also while another page is rendered", async () => {
  const both = await Promise.all([rendered("/home", "hi"), rendered("/home", "en")]);
  expect(both.map((page) => `${page?.language}: ${page?.title}`)).toEqual([
    "hi: मुखपृष्ठ · कथा",
    "en: Home · Katha",
  ]);
});

it("renders nothing for pages of the browser alone, or while an answer is missing", async () => {
  for (const address of ["/login", "/guide/more", "/play/1", "/admin", "/my-stories"])
    expect([address, await rendered(address)]).toEqual([address, null]);
  expect(
    await rendered("/home", "en", { ...stories, "/api/v1/stories/trending/": undefined }),
  ).toBeNull();
});

it("knows a visitor's language by their choice, else by their browser", () => {
  expect(languageOf("a=b; katha-language=hi", "en-GB")).toBe("hi");
  expect(languageOf(undefined, "hi-IN,hi;q=0.9")).toBe("hi");
  expect(languageOf("katha-language=tlh", "fr")).toBe("en");
});
