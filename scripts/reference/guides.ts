import { globSync, readFileSync } from "node:fs";
import path from "node:path";

export interface GuidePage {
  readonly name: string;
  readonly line: string;
  readonly text: string;
}

/** What somebody who uses the library reads besides the pages of components. */
export function guidesOf(root: string): GuidePage[] {
  const recipes = globSync("docs/recipes/*.md", { cwd: root })
    .filter((file) => path.basename(file) !== "README.md")
    .toSorted();
  const files: [name: string, file: string][] = [
    ["start", "packages/ui/README.md"],
    ["theming", "docs/guides/theming.md"],
    ...recipes.map((file): [string, string] => [`${path.basename(file, ".md")}-recipe`, file]),
  ];
  return files.map(([name, file]) => {
    const text = readFileSync(path.join(root, file), "utf8");
    const [, title = name] = /^# (.+)$/m.exec(text) ?? [];
    return { name, line: title, text };
  });
}
