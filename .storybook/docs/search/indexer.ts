import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { IndexInput, Indexer } from "storybook/internal/types";
import { pageRoutes } from "../../../packages/app/src/routes/route-table.ts";
import type { Guide } from "../guide.ts";
import { withOtherNames } from "./label.ts";
import { otherNamesOfPages } from "./pages.ts";

/** Adds each component's other names, and each page's addresses, to Storybook's index of stories, where its search finds them. */
export function namingOthers(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options);
      const stories = entries.filter(isListed);
      const [first] = stories;
      if (!first) return entries;
      const others = await otherNamesOf(file, options.makeTitle(first.title));
      return entries.map((entry) => {
        const at = stories.indexOf(entry);
        if (at === -1) return entry;
        const own = others.filter((_, place) => place % stories.length === at);
        return Object.assign(entry, { name: withOtherNames(entry.name ?? entry.exportName, own) });
      });
    },
  };
}

function isListed({ type, tags = [] }: IndexInput): boolean {
  return type === "story" && !tags.includes("!dev");
}

async function otherNamesOf(stories: string, title: string): Promise<readonly string[]> {
  const file = stories.replace(/\.stories\.tsx$/, ".guide.ts");
  if (!existsSync(file)) return otherNamesOfPages[title] ?? addressesOf(title);
  const { guide }: { guide: Guide } = await import(pathToFileURL(file).href);
  return guide.otherNames;
}

function addressesOf(title: string): string[] {
  const page = title.slice(title.lastIndexOf("/"));
  return pageRoutes.flatMap((route) => (`/${route.page}`.endsWith(page) ? route.path : []));
}
