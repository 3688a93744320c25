import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { describe, expect, inject, test } from "vitest";
import { compare, entriesOf, publishedPackages, readManifest, stylesheetsOf } from "../entries.ts";
import { namesOf } from "../public-names.ts";
import { root, runNode } from "./consumer.ts";

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
    const options = ["--profile", "esm-only", "--format", "ascii", "--entrypoints", ...all];
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

  test("it includes its licence and its README", () => {
    const files = ["CHANGELOG.md", "LICENSE", "README.md", "dist", "package.json", "src"];
    expect(globSync("*", { cwd: installed }).toSorted(compare)).toEqual(files);
  });

  test("its dependencies and peers are exactly what its files import", () => {
    const imported = globSync("dist/**/*.{js,d.ts}", { cwd: installed }).flatMap((file) => {
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

  test("every source map, of JavaScript and of types, points to a source in the package", () => {
    const maps = globSync("dist/**/*.map", { cwd: installed });
    const made = globSync("dist/**/*.{js,d.ts}", { cwd: installed }).filter(
      (file) => !/^dist[\\/]entries[\\/]|\.css\.d\.ts$/.test(file),
    );
    expect(maps.toSorted()).toEqual(made.map((file) => `${file}.map`).toSorted());
    const lost = maps.flatMap((file) => {
      const map: { sources: string[] } = JSON.parse(
        readFileSync(path.join(installed, file), "utf8"),
      );
      return map.sources.filter(
        (source) => !existsSync(path.join(installed, path.dirname(file), source)),
      );
    });
    expect(lost).toEqual([]);
  });

  test("modules behind the entries cannot be imported", async () => {
    const component = entries.find(({ file }) => file.endsWith(".tsx"))?.file;
    const inside = component?.replace(/\.tsx$/, "") ?? "api";
    const code = `await import("${title}/${inside}")`;
    const imported = runNode(["--input-type=module", "-e", code], inject("consumer"));
    await expect(imported).rejects.toThrow(/ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED/);
  });
});
