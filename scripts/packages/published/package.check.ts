import { globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { describe, expect, inject, test } from "vitest";
import { compare, entriesOf, publishedPackages, readManifest, stylesheetsOf } from "../entries.ts";
import { namesOf } from "../public-names.ts";
import { root, runNode } from "./consumer.ts";

/** Unpacked. */
const mostBytes = {
  "packages/ui": 3_740_000,
  "packages/fonts": 1_840_000,
  "packages/api": 1_490_000,
  "packages/storygraph": 450_000,
} satisfies Record<(typeof publishedPackages)[number], number>;

describe.each(publishedPackages)("%s, packed", (name) => {
  const packageFolder = path.join(root, name);
  const tarball = inject("tarballs")[name] ?? "";
  const title = readManifest(packageFolder).name;
  const installed = path.join(inject("consumer"), "node_modules", title);
  const entries = entriesOf(packageFolder);
  const stylesheets = stylesheetsOf(packageFolder);

  test("publint finds nothing, suggestions included", async () => {
    const bytes = Uint8Array.from(readFileSync(tarball));
    const pack = { tarball: bytes.buffer };
    const { messages, pkg } = await publint({ pack, strict: true, level: "suggestion" });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  test("its types are found by Node's rules and by bundlers'", async () => {
    const attw = path.join(root, "node_modules/@arethetypeswrong/cli/dist/index.js");
    const all = [
      ...entries.map(({ subpath }) => subpath),
      ...stylesheets.map((file) => `./${file}`),
    ];
    // What one line of `exports` leads to is found alike; types.check.ts imports every entry.
    const some = onePerLine(Object.keys(readManifest(packageFolder).exports ?? {}), all);
    const options = ["--profile", "esm-only", "--format", "ascii", "--entrypoints", ...some];
    await expect(runNode([attw, tarball, ...options], root)).resolves.toBeDefined();
  });

  test("every entry exports exactly the promised names", async () => {
    const promised = Map.groupBy(
      namesOf(packageFolder)
        .map((line) => line.split(" "))
        .filter((words) => words.length === 2),
      ([subpath]) => subpath,
    );
    const wanted = entries.map(({ subpath }) => [
      title + subpath.slice(1),
      (promised.get(subpath) ?? []).map(([, value = ""]) => value).toSorted(compare),
    ]);
    const code = `
      const found = [];
      for (const entry of ${JSON.stringify(wanted.map(([entry]) => entry))})
        found.push([entry, Object.keys(await import(entry)).sort()]);
      console.log(JSON.stringify(found));`;
    const found = await runNode(["--input-type=module", "-e", code], inject("consumer"));
    expect(JSON.parse(found)).toEqual(wanted);
  });

  test("every stylesheet is there", async () => {
    const code = `
      import { statSync } from "node:fs";
      const files = ${JSON.stringify(stylesheets.map((file) => `${title}/${file}`))};
      const empty = files.filter((file) => statSync(new URL(import.meta.resolve(file))).size === 0);
      console.log(JSON.stringify(empty));`;
    const empty = await runNode(["--input-type=module", "-e", code], inject("consumer"));
    expect(JSON.parse(empty)).toEqual([]);
  });

  test("it includes its licence and its README, and nothing that only we need", () => {
    const files = globSync("**/*", { cwd: installed });
    expect(files).toEqual(expect.arrayContaining(["CHANGELOG.md", "LICENSE", "README.md"]));
    expect(
      files.filter((file) => /\.(?:test|stories|guide)\.|\.map$|(?<!\.d)\.tsx?$/.test(file)),
    ).toEqual([]);
    const manifest = readFileSync(path.join(installed, "package.json"), "utf8");
    expect(manifest).not.toMatch(/@katha\/source|devDependencies/);
  });

  test("its README has no link that leads out of it", () => {
    const readme = readFileSync(path.join(installed, "README.md"), "utf8");
    const targets = [...readme.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
    expect(targets.filter((target) => !/^(?:https:|#|CHANGELOG\.md$)/.test(target))).toEqual([]);
  });

  test("its `engines` ask for no less than what it installs", () => {
    const { engines, dependencies = {} } = readManifest(packageFolder);
    const needed = Object.keys(dependencies).flatMap((dependency) => {
      const found = path.join(inject("consumer"), "node_modules", dependency);
      return readManifest(found).engines?.node ?? [];
    });
    const leastOf = (range: string) => /^>=(\d+)(?:\.(\d+))?/.exec(range)?.slice(1).map(Number);
    const [major = 0, minor = 0] = leastOf(engines?.node ?? "") ?? [];
    const older = needed.filter((range) => {
      const [wanted = 0, least = 0] = leastOf(range) ?? [];
      return wanted > major || (wanted === major && (least || 0) > minor);
    });
    expect(major).toBeGreaterThanOrEqual(20);
    expect(older).toEqual([]);
  });

  test("it is no larger than it was", () => {
    const bytes = globSync("**/*", { cwd: installed })
      .map((file) => statSync(path.join(installed, file)))
      .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
    expect(bytes).toBeLessThan(mostBytes[name]);
  });

  test("its dependencies and peers are exactly what its files import", () => {
    const imported = globSync("**/*.{js,d.ts}", { cwd: installed }).flatMap((file) => {
      const code = readFileSync(path.join(installed, file), "utf8");
      return [
        ...code.matchAll(
          /\b(?:from\s*|import\s*\(?\s*)["']((?:@[\w.-]+\/)?[\w][\w.-]*)[^"']*["']/g,
        ),
      ].map(([, wanted = ""]) => wanted);
    });
    const { dependencies, peerDependencies } = readManifest(packageFolder);
    const named = Object.keys({ ...dependencies, ...peerDependencies });
    expect([...new Set(imported)].toSorted(compare)).toEqual(named.toSorted(compare));
  });

  test("modules behind the entries cannot be imported", async () => {
    const component = entries.find(({ file }) => file.endsWith(".tsx"))?.file;
    const inside = component?.replace(/\.tsx$/, "") ?? "api";
    const code = `await import("${title}/${inside}")`;
    const imported = runNode(["--input-type=module", "-e", code], inject("consumer"));
    await expect(imported).rejects.toThrow(/ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED/);
  });
});

/** For each line of a manifest's `exports`, the first subpath that it leads to. */
function onePerLine(lines: readonly string[], subpaths: readonly string[]): string[] {
  // Of several patterns the longest counts.
  const longestFirst = lines.toSorted((one, other) => other.length - one.length);
  const lineOf = (subpath: string) => longestFirst.find((line) => leadsTo(line, subpath));
  return [...Map.groupBy(subpaths, lineOf).values()].flatMap(([first]) => first ?? []);
}

function leadsTo(line: string, subpath: string): boolean {
  const [start = "", end] = line.split("*");
  return end === undefined ? subpath === line : subpath.startsWith(start) && subpath.endsWith(end);
}
