import { readFileSync } from "node:fs";
import path from "node:path";
import { entryFile, exportedNames, publicEntries } from "../packages/public-names.ts";
import type { Known } from "./readable.ts";

export type Names = Omit<Known, "component">;

/** The names that "@katha/ui" exports by where they come from, and its names of lucide's icons, which it does not. */
export function libraryNames(packageFolder: string): Names {
  const source = path.join(packageFolder, "src");
  const exported = publicEntries.flatMap((entry) => {
    const file = path.join(source, entryFile(entry));
    return [...exportedNames(file)].map(([name, isType]) => ({
      name,
      isType,
      from: `@katha/ui${entry}`,
    }));
  });
  const icons = readFileSync(path.join(source, "primitives/marks/Icon/icons.ts"), "utf8");
  const named = (types: boolean) =>
    new Map(
      exported.filter(({ isType }) => isType === types).map(({ name, from }) => [name, from]),
    );
  return {
    exports: named(false),
    types: named(true),
    icons: new Map(
      [...icons.matchAll(/(\w+) as (\w+)/g)].map(([, name = "", ours = ""]) => [ours, name]),
    ),
  };
}
