import { globSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Guide } from "../docgen/guide.ts";
import { libraryNames } from "../docgen/names.ts";
import { PropsReader } from "../docgen/props.ts";
import { compare } from "../packages/entries.ts";
import { entryFile, publicEntries } from "../packages/public-names.ts";

interface OtherPage {
  readonly title: string;
  /** Where it is on the site. */
  readonly place: string;
}

/** The index that programs read first, in the form of llmstxt.org: every component, and the pages. Links are relative to it. */
export async function llmsText(
  packageFolder: string,
  pages: readonly OtherPage[],
): Promise<string> {
  const source = path.join(packageFolder, "src");
  const purposes = await purposesIn(source);
  const { exports } = libraryNames(packageFolder);
  using reader = new PropsReader(packageFolder);
  const components = publicEntries
    .flatMap((entry) => reader.components(path.join(source, entryFile(entry))))
    .toSorted((one, other) => compare(one.name, other.name))
    .map(({ name, description }) => {
      const line = (purposes.get(name) ?? description).replaceAll(/\s+/g, " ").trim();
      return `- ${name} (${exports.get(name)}): ${line}`;
    });
  const links = pages.map(({ title, place }) => `- [${title}](${place})`);
  return `# @katha/ui

> React 19 components of a platform for story games: buttons and fields, story cards, a page that plays a story, an editor.
> Props in, callbacks out. \`katha.css\` holds the tokens and has to be loaded once, \`fonts.css\` the typefaces. Texts are in
> English; \`I18nProvider\` and \`createI18n\` give another language. What each prop means stands in the comments of the
> package's types.

## Components, with the entry to import each from

${components.join("\n")}

## Pages

${links.join("\n")}
`;
}

/** What each component is for, as its guide has it. */
async function purposesIn(source: string): Promise<Map<string, string>> {
  const read = globSync("**/*.guide.ts", { cwd: source }).map(async (file) => {
    const { href } = pathToFileURL(path.join(source, file));
    const { guide }: { guide: Guide } = await import(href);
    return [path.basename(file, ".guide.ts"), guide.purpose] as const;
  });
  return new Map(await Promise.all(read));
}
