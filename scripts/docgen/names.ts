import { readFileSync } from "node:fs";
import path from "node:path";
import { exportedNames } from "../packages/public-names.ts";
import type { Known } from "./readable.ts";

export type Names = Omit<Known, "component">;

/** The names that "@katha/ui" exports, and its names of lucide's icons, which it does not. */
export function libraryNames(packageFolder: string): Names {
  const exported = [...exportedNames(path.join(packageFolder, "src/index.ts"))];
  const icons = readFileSync(
    path.join(packageFolder, "src/primitives/marks/Icon/icons.ts"),
    "utf8",
  );
  return {
    exports: new Set(exported.filter(([, isType]) => !isType).map(([name]) => name)),
    types: new Set(exported.filter(([, isType]) => isType).map(([name]) => name)),
    icons: new Map(
      [...icons.matchAll(/(\w+) as (\w+)/g)].map(([, name = "", ours = ""]) => [ours, name]),
    ),
  };
}
