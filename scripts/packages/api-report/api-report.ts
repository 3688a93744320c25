import path from "node:path";
import { compare, entriesOf, readManifest } from "../entries.ts";
import { Declarations } from "./declarations.ts";
import type { Declaration } from "./read-module.ts";
import { shape } from "./shape.ts";

const preface = `Every name that others can import, and its type. A change here is a change for them: [docs/guides/releases.md](../../docs/guides/releases.md)
says which version it needs. \`npm run api-report -- --update\` writes this file.`;

/** The public API of a package, from its .d.ts files, in an order that does not depend on them. */
export function apiReport(packageFolder: string, types: string): string {
  const { name } = readManifest(packageFolder);
  const declarations = new Declarations();
  const shown = new Map<Declaration, string>();
  const isScreen = (file: string) => file.startsWith(path.join(types, "screens", "/"));
  const sections = entriesOf(packageFolder).flatMap(({ subpath, file }) => {
    const declared = path.join(types, file.replace(/\.tsx?$/, ".d.ts"));
    if (isScreen(declared)) return [];
    const names = [...declarations.exportsOf(declared)]
      .filter(([, declaration]) => !isScreen(declaration.file))
      .toSorted(([one], [other]) => compare(one, other));
    const title = `${name}${subpath.slice(1)}`;
    const again = names.filter(([, declaration]) => shown.has(declaration));
    const fresh = names.filter(([, declaration]) => !shown.has(declaration));
    for (const [, declaration] of fresh) shown.set(declaration, title);
    return { title, again: again.map(([known]) => known), fresh };
  });
  const parts = partsOf([...shown.keys()], declarations);
  const blocks = [`# The API of ${name}`, preface];
  for (const { title, again, fresh } of sections) {
    if (fresh.length === 0) continue;
    blocks.push(`## ${title}`);
    if (again.length > 0) blocks.push(`And from above: ${again.join(", ")}.`);
    blocks.push(codeOf(fresh));
  }
  if (parts.length > 0) {
    blocks.push("## What these types are made of");
    blocks.push("No name to import, and yet a part of the promise.", codeOf(parts));
  }
  const repeating = sections.filter(({ fresh }) => fresh.length === 0);
  if (repeating.length > 0) {
    const lines = repeating.map(({ title, again }) => `- \`${title}\`: ${again.join(", ")}`);
    blocks.push("## Entries with names from above", lines.join("\n"));
  }
  return `${blocks.join("\n\n")}\n`;
}

type Named = readonly [name: string, declaration: Declaration];

function codeOf(names: readonly Named[]): string {
  const texts = names.flatMap(([name, declaration]) => {
    const alias =
      name === declaration.name ? [] : [`// ${name} is exported for ${declaration.name}`];
    return [...alias, ...declaration.texts.map(shape)];
  });
  return `\`\`\`ts\n${texts.join("\n")}\n\`\`\``;
}

/** Declarations that public ones mention but that cannot be imported. */
function partsOf(shown: readonly Declaration[], declarations: Declarations): Named[] {
  const seen = new Set(shown);
  for (const { mentions } of seen) {
    for (const mention of mentions) {
      const declaration = declarations.find(mention);
      if (declaration) seen.add(declaration);
    }
  }
  return [...seen]
    .slice(shown.length)
    .map((declaration) => [declaration.name, declaration] as const)
    .toSorted(
      ([one, { texts }], [other, { texts: otherTexts }]) =>
        compare(one, other) || compare(texts.join(), otherTexts.join()),
    );
}
