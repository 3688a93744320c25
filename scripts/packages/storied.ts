import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { entryFile, exportedNames, publicEntries } from "./public-names.ts";

/** Matches names like `StoryCard`, but not constants like `SCREAMING` or hooks like `useToasts`. */
const componentName = /^[A-Z](?=.*[a-z])\w*$/;

/** The titles of a package's story files. */
export function storyTitles(packageFolder: string): string[] {
  const files = globSync("src/**/*.stories.tsx", { cwd: packageFolder }).toSorted();
  return files.flatMap((file) => {
    const code = readFileSync(path.join(packageFolder, file), "utf8");
    return (
      /\bpreview(?:\.type<[^()<>]*>\(\))?\.meta\(\{\s*title:\s*"([^"]+)"/.exec(code)?.[1] ?? []
    );
  });
}

/** Titles like "Parts/Story/StoryCard" stand for StoryCard. */
export function componentsWithoutStories(
  packageFolder: string,
  titles: readonly string[],
): string[] {
  const source = path.join(packageFolder, "src");
  const shown = new Set(titles.map((title) => title.slice(title.lastIndexOf("/") + 1)));
  const entries = publicEntries.map((entry) => exportedNames(path.join(source, entryFile(entry))));
  return entries
    .flatMap((names) => Array.from(names))
    .filter(([name, isType]) => !isType && componentName.test(name) && !shown.has(name))
    .map(([name]) => name);
}
