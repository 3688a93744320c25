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

function pagesOnce(): Promise<readonly Entry[]> {
  pages ??= loadPages();
  return pages;
}

/** The id of the docs page of a component, StoryCard's for "Parts/Story/StoryCard"; undefined if it has none. */
export function useDocsPage(component: string): string | undefined {
  return useDocsPages().find(({ title }) => title.endsWith(`/${component}`))?.id;
}
