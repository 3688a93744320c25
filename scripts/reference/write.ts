import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { llmsText } from "./llms.ts";
import { pageOf } from "./page.ts";
import { readReference } from "./reference.ts";

/** Writes `llms.txt`, and beside it a page for each component. */
export async function writeReference(
  packageFolder: string,
  folder: string,
  pages: readonly { readonly title: string; readonly place: string }[],
): Promise<void> {
  const components = await readReference(packageFolder);
  mkdirSync(path.join(folder, "reference"), { recursive: true });
  writeFileSync(path.join(folder, "llms.txt"), llmsText(components, pages));
  for (const component of components)
    writeFileSync(path.join(folder, "reference", `${component.name}.md`), pageOf(component));
}
