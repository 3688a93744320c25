import { use } from "react";

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: "story" | "docs";
}

interface StoryIndex {
  readonly entries: Readonly<Record<string, Entry>>;
}

let pages: Promise<ReadonlyMap<string, string>> | undefined;

/** The docs pages that Storybook lists, by the component they show. */
async function loadPages(): Promise<ReadonlyMap<string, string>> {
  const response = await fetch("./index.json");
  const { entries }: StoryIndex = await response.json();
  const docs = Object.values(entries).filter(({ type }) => type === "docs");
  return new Map(docs.map(({ id, title }) => [componentOf(title), id]));
}

/** "Parts/Story/StoryCard" shows StoryCard, "Screens/Play" shows PlayScreen. */
function componentOf(title: string): string {
  const name = title.slice(title.lastIndexOf("/") + 1);
  return title.startsWith("Screens/") ? `${name}Screen` : name;
}

function pagesOnce(): Promise<ReadonlyMap<string, string>> {
  pages ??= loadPages();
  return pages;
}

/** The id of the docs page of a component; none where it has no page. */
export function useDocsPage(component: string): string | undefined {
  return use(pagesOnce()).get(component);
}
