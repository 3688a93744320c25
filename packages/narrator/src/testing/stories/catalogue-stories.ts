import { catalogueFolder, readBook, storySlugs, type Reading } from "@katha/catalogue";
import { normalise } from "@katha/storygraph";
import type { StoryVersion } from "../../port.ts";

/** What strangers typed at the stories of the catalogue. */
export const typedLinesFolder = new URL("../../../../../bench/typed-lines/", import.meta.url);

export interface CatalogueStory extends StoryVersion {
  slug: string;
}

function storyOf(slug: string, reading?: Reading): CatalogueStory {
  const { front, structure, bible } = readBook(catalogueFolder, slug, reading);
  return {
    slug,
    title: String(front["title"]),
    language: String(front["language"]),
    contentRating: String(front["content_rating"]),
    prompt: String(front["story_prompt"]),
    systemPrompt: "",
    graph: normalise(structure),
    bible,
  };
}

let stories: readonly CatalogueStory[] | undefined;

/** Every story of the catalogue as the narrator gets it; read once, so that caches by graph are shared. */
export function catalogueStories(): readonly CatalogueStory[] {
  stories ??= storySlugs(catalogueFolder).map((slug) => storyOf(slug));
  return stories;
}

/** The same with only their scenes, as if their authors had written no other wordings and no answers. */
export function bareStories(): CatalogueStory[] {
  return storySlugs(catalogueFolder).map((slug) =>
    storyOf(slug, { wordings: false, answers: false }),
  );
}
