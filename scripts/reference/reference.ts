import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Guide } from "../docgen/guide.ts";
import { libraryNames } from "../docgen/names.ts";
import { PropsReader } from "../docgen/props.ts";
import type { ComponentDocs } from "../docgen/props.ts";
import { entryFile, publicEntries } from "../packages/public-names.ts";
import { examplesOf } from "./examples.ts";
import type { Example } from "./examples.ts";

/** What there is to say of a component that others can import. */
export interface ComponentReference extends ComponentDocs {
  /** Where it is in Storybook: "Primitives/Button". Parts of another component have no page of their own. */
  readonly title: string | undefined;
  /** The entry to import it from: "@katha/ui/author". */
  readonly from: string;
  readonly guide: Guide | undefined;
  readonly examples: readonly Example[];
}

/**
 * The library's own documentation, from the sources of its pages in Storybook. Examples take the most time: `wanted` says
 * which titles get them.
 */
export async function readReference(
  packageFolder: string,
  wanted = /^/,
): Promise<ComponentReference[]> {
  const source = path.join(packageFolder, "src");
  const pages = pagesOf(source);
  const names = libraryNames(packageFolder);
  using reader = new PropsReader(packageFolder);
  const components = publicEntries.flatMap((entry) =>
    reader.components(path.join(source, entryFile(entry))),
  );
  const read = components.map(async (component): Promise<ComponentReference> => {
    const page = pages.get(component.name);
    const { title, file = "" } = page ?? {};
    const guide = page && (await guideBeside(file, names.exports));
    const examples = title !== undefined && wanted.test(title) ? await examplesOf(file, names) : [];
    const from = names.exports.get(component.name) ?? "@katha/ui";
    return Object.assign(component, { title, from, guide, examples });
  });
  return (await Promise.all(read)).toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** The story files by component: "Parts/Story/StoryCard" is StoryCard's. */
function pagesOf(source: string): Map<string, { title: string; file: string }> {
  return new Map(
    globSync("**/*.stories.tsx", { cwd: source }).flatMap((found) => {
      const file = path.join(source, found);
      const [, title] =
        /\bpreview\.meta\(\{\s*title:\s*"([^"]+)"/.exec(readFileSync(file, "utf8")) ?? [];
      if (title === undefined) return [];
      const name = title.slice(title.lastIndexOf("/") + 1);
      return [[name, { title, file }] as const];
    }),
  );
}

/** Without what only our own app has. */
async function guideBeside(
  stories: string,
  exported: ReadonlyMap<string, string>,
): Promise<ComponentReference["guide"]> {
  const file = stories.replace(/\.stories\.tsx$/, ".guide.ts");
  if (!existsSync(file)) return undefined;
  const { guide }: { guide: Guide } = await import(pathToFileURL(file).href);
  return { ...guide, avoid: guide.avoid.filter(({ instead }) => exported.has(instead)) };
}
