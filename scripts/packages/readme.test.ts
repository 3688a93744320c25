import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { pageGroups } from "../site/places.ts";
import { publishedPackages } from "./entries.ts";
import { publishedReadme } from "./readme.ts";

const root = path.resolve(import.meta.dirname, "../..");
const addresses = { repository: "https://git.example/a/b", site: "https://a.example/b/" };
const around = {
  packageFolder: "packages/ui",
  published: new Set(["CHANGELOG.md"]),
  pages: new Set([
    "docs/recipes/README.md",
    "docs/guides/releases.md",
    "packages/ui/api-report.md",
  ]),
  addresses,
};

test.each([
  ["a folder's page", "[a](../../docs/recipes/README.md)", "[a](https://a.example/b/recipes/)"],
  [
    "a heading",
    "[a](../../docs/guides/releases.md#b)",
    "[a](https://a.example/b/guides/releases.html#b)",
  ],
  [
    "a page beside it",
    "[a](api-report.md)",
    "[a](https://a.example/b/packages/ui/api-report.html)",
  ],
  ["Storybook", "[a](../../.storybook)", "[a](https://a.example/b/storybook/)"],
  ["what the site has not", "[a](../../LICENSE)", "[a](https://git.example/a/b/blob/HEAD/LICENSE)"],
  ["what is published too", "[a](CHANGELOG.md)", "[a](CHANGELOG.md)"],
  ["another site", "[a](https://b.example/c.md)", "[a](https://b.example/c.md)"],
  ["a heading of its own", "[a](#b)", "[a](#b)"],
])("a link to %s", (_, written, published) => {
  expect(publishedReadme(written, around)).toBe(published);
});

test("where no address is known its words stay", () => {
  const text = "The [recipes](../../docs/recipes/README.md) and [what changed](CHANGELOG.md).";
  expect(publishedReadme(text, { ...around, addresses: undefined })).toBe(
    "The recipes and [what changed](CHANGELOG.md).",
  );
});

describe.each(publishedPackages)("the README of %s", (packageFolder) => {
  const text = readFileSync(path.join(root, packageFolder, "README.md"), "utf8");
  const pages = new Set(pageGroups(root).flatMap((group) => group.pages));

  test.each([
    ["with addresses", addresses],
    ["without", undefined],
  ])("has no link that leads out of the package, %s", (_, known) => {
    const readme = publishedReadme(text, { ...around, packageFolder, pages, addresses: known });
    const targets = [...readme.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target);
    expect(targets.filter((target) => !/^(?:https:|#|CHANGELOG\.md$)/.test(target ?? ""))).toEqual(
      [],
    );
  });

  test("leads to the site", () => {
    const readme = publishedReadme(text, { ...around, packageFolder, pages });
    expect(readme).toContain(`(${addresses.site})`);
  });
});
