import { globSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import type { Guide } from "./guide.ts";

const packages = path.resolve(import.meta.dirname, "../../packages");
const guided = /^(?:Primitives|Parts\/(?:Shell|Story|Play|Progress|Landing|Legal|Waitlist))\//;

const pages = globSync("{ui,app}/src/**/*.stories.tsx", { cwd: packages })
  .toSorted()
  .map((file) => {
    const code = readFileSync(path.join(packages, file), "utf8");
    const title =
      /\bpreview\.meta\(\{\s*(?:\.\.\.page,\s*)?title:\s*"([^"]+)"/.exec(code)?.[1] ?? "";
    return { file, code, title, guide: file.replace(/\.stories\.tsx$/, ".guide.ts") };
  });
const withGuide = pages.filter(({ guide }) => existsSync(path.join(packages, guide)));

/** Titles like "Parts/Story/StoryCard" stand for StoryCard. */
const components = new Set(pages.map(({ title }) => title.slice(title.lastIndexOf("/") + 1)));

async function read(file: string): Promise<Guide> {
  const { guide }: { guide: Guide } = await import(pathToFileURL(path.join(packages, file)).href);
  return guide;
}

test("every primitive and every main part has a guide beside its stories", () => {
  const without = pages.filter((page) => guided.test(page.title) && !withGuide.includes(page));
  expect(without.map(({ title }) => title)).toEqual([]);
});

test("every guide is beside stories that use it: parameters: { guide }", () => {
  const beside = new Set(withGuide.map(({ guide }) => guide));
  const alone = globSync("{ui,app}/src/**/*.guide.ts", { cwd: packages }).filter(
    (file) => !beside.has(file),
  );
  const unseen = withGuide.filter(({ code }) => !/\bparameters: \{[^}]*\bguide\b/.test(code));
  expect([...alone, ...unseen.map(({ file }) => file)]).toEqual([]);
});

const isHindi = /\p{Script=Devanagari}|^\P{L}+$/u;

describe.each(withGuide.map(({ title, guide }) => [title, guide]))("the guide to %s", (_, file) => {
  test("refers only to components and pages that exist", async () => {
    const { avoid } = await read(file);
    expect(avoid.map(({ instead }) => instead).filter((name) => !components.has(name))).toEqual([]);
  });

  test("has no empty entry, and its Hindi is Hindi", async () => {
    const { purpose, use, anatomy, spoken, words, otherNames } = await read(file);
    expect(purpose).toMatch(/^\p{Lu}.*\.$/u);
    for (const lines of [use, anatomy, spoken, otherNames]) expect(lines).not.toEqual([]);
    for (const { hindi } of words) expect(hindi).toMatch(isHindi);
  });
});
