import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

const importPattern = /(?:\bfrom\s*|\bimport\s*\(?\s*)["'](\.{1,2}\/[^"']+)\.js["']/g;

/** Removes the modules of a folder that none of these files needs, directly or through others. */
export function removeUnreachable(
  folder: string,
  starts: readonly string[],
  ending: ".js" | ".d.ts",
): void {
  const reached = new Set(starts);
  for (const file of reached) {
    const code = readFileSync(path.join(folder, file), "utf8");
    for (const [, target = ""] of code.matchAll(importPattern)) {
      const next = path.join(path.dirname(file), target + ending);
      if (existsSync(path.join(folder, next))) reached.add(next);
    }
  }
  for (const file of globSync(`**/*${ending}`, { cwd: folder }))
    if (!reached.has(file) && !file.endsWith(".css.d.ts")) rmSync(path.join(folder, file));
}
