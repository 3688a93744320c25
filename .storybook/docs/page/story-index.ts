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

/** The docs pages that Storybook lists. */
export function useDocsPages(): readonly Entry[] {
  return use(pagesOnce());
}

/** "Parts/Story/StoryCard" shows StoryCard, "Screens/Play" shows PlayScreen. */
function componentOf(title: string): string {
  const name = title.slice(title.lastIndexOf("/") + 1);
  return title.startsWith("Screens/") ? `${name}Screen` : name;
}

function pagesOnce(): Promise<readonly Entry[]> {
  pages ??= loadPages();
  return pages;
}

/** The id of the docs page of a component; none where it has no page. */
export function useDocsPage(component: string): string | undefined {
  return useDocsPages().find(({ title }) => componentOf(title) === component)?.id;
}
