import { globSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";

interface Way {
  readonly at?: string;
  readonly by: string;
}

interface ComponentGuide {
  readonly purpose: string;
  readonly use: readonly string[];
  readonly avoid: readonly { readonly instead: string }[];
  readonly anatomy: readonly unknown[];
  readonly keyboard: readonly unknown[];
  readonly spoken: readonly string[];
  readonly words: readonly { readonly hindi: string }[];
  readonly otherNames: readonly string[];
}

/** Of a screen, or of a page of the app, which has `addresses`. */
interface PlaceGuide extends Pick<ComponentGuide, "purpose" | "spoken" | "otherNames"> {
  readonly from: readonly Way[];
  readonly to: readonly Way[];
  readonly keyboard?: ComponentGuide["keyboard"];
  readonly words?: ComponentGuide["words"];
  readonly addresses?: readonly string[];
  readonly shows?: string;
}

const packages = path.resolve(import.meta.dirname, "../../packages");
const guided =
  /^(?:Primitives|Screens|Pages|Parts\/(?:Shell|Story|Play|Progress|Landing|Legal|Waitlist))\//;

const pages = globSync("{ui,app}/src/**/*.stories.tsx", { cwd: packages })
  .toSorted()
  .map((file) => {
    const code = readFileSync(path.join(packages, file), "utf8");
    const title =
      /\bpreview\.meta\(\{\s*(?:\.\.\.page,\s*)?title:\s*"([^"]+)"/.exec(code)?.[1] ?? "";
    return { file, code, title, guide: file.replace(/\.stories\.tsx$/, ".guide.ts") };
  });
const withGuide = pages.filter(({ guide }) => existsSync(path.join(packages, guide)));

/** Titles like "Parts/Story/StoryCard" stand for StoryCard, "Screens/Play" for PlayScreen. */
function nameOf(title: string): string {
  const name = title.slice(title.lastIndexOf("/") + 1);
  return title.startsWith("Screens/") ? `${name}Screen` : name;
}

const isPlace = (title: string) => /^(?:Screens|Pages)\//.test(title);
const components = new Set(pages.map(({ title }) => nameOf(title)));
const places = withGuide.filter(({ title }) => isPlace(title));

async function read<Guide>(file: string): Promise<Guide> {
  const { guide }: { guide: Guide } = await import(pathToFileURL(path.join(packages, file)).href);
  return guide;
}

test("every primitive, every main part, every screen and every page has a guide beside its stories", () => {
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

const empty = /^\s*$/;
const isHindi = /\p{Script=Devanagari}|^\P{L}+$/u;

describe.each(
  withGuide.filter(({ title }) => !isPlace(title)).map(({ title, guide }) => [title, guide]),
)("the guide to %s", (_, file) => {
  test("refers only to components that exist", async () => {
    const { avoid } = await read<ComponentGuide>(file);
    expect(avoid.map(({ instead }) => instead).filter((name) => !components.has(name))).toEqual([]);
  });

  test("has no empty entry, and its Hindi is Hindi", async () => {
    const { purpose, use, anatomy, spoken, words, otherNames } = await read<ComponentGuide>(file);
    expect(purpose).toMatch(/^\p{Lu}.*\.$/u);
    for (const lines of [use, anatomy, spoken, otherNames]) expect(lines).not.toEqual([]);
    for (const { hindi } of words) expect(hindi).toMatch(isHindi);
  });
});

describe.each(places.map(({ title, guide }) => [title, guide]))(
  "the guide to %s",
  (title, file) => {
    test("says what leads there and where it leads, by names that exist", async () => {
      const { from, to, shows } = await read<PlaceGuide>(file);
      expect(from).not.toEqual([]);
      const named = [...from, ...to].flatMap(({ at }) => at ?? []);
      const shown = shows === undefined ? [] : [shows];
      expect([...named, ...shown].filter((name) => !components.has(name))).toEqual([]);
      expect([...from, ...to].filter(({ by }) => empty.test(by))).toEqual([]);
    });

    test("has no empty entry, and a line of Hindi", async () => {
      const { purpose, spoken, otherNames, shows, ...own } = await read<PlaceGuide>(file);
      expect(purpose).toMatch(/^\p{Lu}.*\.$/u);
      for (const lines of [spoken, otherNames]) expect(lines).not.toEqual([]);
      const isPage = title.startsWith("Pages/");
      expect(shows !== undefined).toBe(isPage);
      // A page has the keyboard and the words of what it shows.
      const shown = withGuide.find((page) => nameOf(page.title) === shows);
      const { keyboard = [], words = [] } = isPage
        ? await read<ComponentGuide>(shown?.guide ?? "")
        : own;
      expect(keyboard).not.toEqual([]);
      expect(words).not.toEqual([]);
      for (const { hindi } of words) expect(hindi).toMatch(isHindi);
    });
  },
);

test("a way stands in the guides to both its ends, in the same words", async () => {
  const guides = new Map<string, PlaceGuide>();
  for (const { title, guide } of places) guides.set(nameOf(title), await read<PlaceGuide>(guide));
  const begun = new Set<string>();
  const ended = new Set<string>();
  for (const [name, { from, to }] of guides) {
    for (const { at = "", by } of to) if (guides.has(at)) begun.add(`${name} → ${at}: ${by}`);
    for (const { at = "", by } of from) if (guides.has(at)) ended.add(`${at} → ${name}: ${by}`);
  }
  expect([...begun].toSorted()).toEqual([...ended].toSorted());
});

test("the guides to the pages name every address of the app, each at its page", async () => {
  const file = path.join(packages, "app/src/routes/route-table.ts");
  const { pageRoutes }: { pageRoutes: readonly { path: string; page: string }[] } = await import(
    pathToFileURL(file).href
  );
  const routes = pageRoutes.map((route) => `${path.basename(route.page)} ${route.path}`);
  const told: string[] = [];
  for (const { title, guide } of places) {
    const { addresses = [] } = await read<PlaceGuide>(guide);
    told.push(...addresses.map((address) => `${nameOf(title)} ${address}`));
  }
  expect(told.toSorted()).toEqual(routes.toSorted());
});
