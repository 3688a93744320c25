import { existsSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { sitePages } from "./pages.ts";
import type { Pages } from "./pages.ts";

const root = path.resolve(import.meta.dirname, "../..");
const addresses = { repository: "https://git.example/a/b", site: "https://a.example/b/" };

let made: Pages;
beforeAll(() => {
  made = sitePages(root, undefined);
});

/** What the site has besides its pages. */
const others = /^(?:storybook\/index\.html|llms\.txt|icon\.svg|look\/\w+\.css)$/;

function linksOf(html: string): string[] {
  return [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, link = ""]) => link);
}

test("the guides, the recipes and the READMEs of the packages are there", () => {
  const places = made.pages.map(({ place }) => place);
  expect(places).toEqual(
    expect.arrayContaining([
      "index.html",
      "guides/theming.html",
      "recipes/index.html",
      "recipes/vite.html",
      "packages/ui/index.html",
      "packages/api/index.html",
      "packages/storygraph/index.html",
      "examples/index.html",
      "changelog.html",
    ]),
  );
  expect(new Set(places).size).toBe(places.length);
});

test("every link within the site is relative and leads to a page, and to a heading of it", () => {
  const anchors = new Map(made.pages.map((page) => [page.place, page.anchors]));
  const broken = made.pages.flatMap(({ place, html }) =>
    linksOf(html)
      .filter((link) => !/^(?:https?|mailto):/.test(link))
      .filter((link) => {
        const [target = "", anchor] = link.split("#");
        const there = target === "" ? place : path.posix.join(path.posix.dirname(place), target);
        const ids = anchors.get(there);
        if (!ids) return !others.test(there) && !made.pictures.has(there);
        return anchor !== undefined && !ids.has(anchor) && !/^(?:page|pages)$/.test(anchor);
      })
      .map((link) => `${place}: ${link}`),
  );
  expect(broken).toEqual([]);
  expect(
    made.pages.flatMap(({ html }) => linksOf(html)).filter((link) => /^\/|^$/.test(link)),
  ).toEqual([]);
});

test("no page links to a file that does not exist", () => {
  expect(made.broken).toEqual([]);
});

test("every picture that a page shows exists", () => {
  expect(made.pictures.size).toBeGreaterThan(0);
  expect([...made.pictures.values()].filter((file) => !existsSync(path.join(root, file)))).toEqual(
    [],
  );
});

describe("a link to a file that the site has not", () => {
  const license = (pages: Pages) =>
    pages.pages
      .find(({ place }) => place === "katha.html")
      ?.html.match(/<a [^>]*>Apache-2\.0<\/a>/)?.[0];

  test("leads to the repository, where its address is known", () => {
    expect(license(sitePages(root, addresses))).toBe(
      '<a href="https://git.example/a/b/blob/HEAD/LICENSE">Apache-2.0</a>',
    );
  });

  test("is words alone where nobody has said the address", () => {
    const page = made.pages.find(({ place }) => place === "katha.html");
    expect(license(made)).toBeUndefined();
    expect(page?.html).toContain("Apache-2.0");
  });
});

test("code is coloured, and a table scrolls by itself", () => {
  const page = made.pages.find(({ place }) => place === "recipes/vite.html");
  expect(page?.html).toContain('<span class="hljs-keyword">import</span>');
  const theming = made.pages.find(({ place }) => place === "guides/theming.html");
  expect(theming?.html).toContain('<div class="wide"><table>');
});
