import { use } from "react";

export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly importPath: string;
  readonly type: "story" | "docs";
}

interface StoryIndex {
  readonly entries: Readonly<Record<string, Entry>>;
}

let pages: Promise<readonly Entry[]> | undefined;

async function loadPages(): Promise<readonly Entry[]> {
  const response = await fetch("./index.json");
  const { entries }: StoryIndex = await response.json();
  return Object.values(entries).filter(({ type }) => type === "docs");
}

/** The docs pages in Storybook's index. */
export function useDocsPages(): readonly Entry[] {
  return use(pagesOnce());
}

/** The component of a title: StoryCard for "Parts/Story/StoryCard", PlayScreen for "Screens/Play". */
function componentOf(title: string): string {
  const name = title.slice(title.lastIndexOf("/") + 1);
  return title.startsWith("Screens/") ? `${name}Screen` : name;
}

function pagesOnce(): Promise<readonly Entry[]> {
  pages ??= loadPages();
  return pages;
}

/** The id of a component's docs page; undefined if it has none. */
export function useDocsPage(component: string): string | undefined {
  return useDocsPages().find(({ title }) => componentOf(title) === component)?.id;
}
