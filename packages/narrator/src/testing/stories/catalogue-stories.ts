import { catalogueFolder, readBook, storySlugs, type PartsRead } from "@katha/catalogue";
import { normalise } from "@katha/storygraph";
import type { StoryVersion } from "../../port.ts";

/** What strangers typed at the stories of the catalogue. */
export const typedLinesFolder = new URL("../../../../../bench/typed-lines/", import.meta.url);

export interface CatalogueStory extends StoryVersion {
  slug: string;
}

function storyOf(slug: string, parts?: PartsRead): CatalogueStory {
  const { front, structure, bible } = readBook(catalogueFolder, slug, parts);
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

const known = new Map<string, CatalogueStory>();

/** A story of the catalogue as the narrator gets it; read once, so that caches by graph are shared. */
export function catalogueStory(slug: string): CatalogueStory {
  const story = known.get(slug) ?? storyOf(slug);
  known.set(slug, story);
  return story;
}

/** Every story of the catalogue. Tests that read it are `*.catalogue.test.ts`. */
export function catalogueStories(): readonly CatalogueStory[] {
  return storySlugs(catalogueFolder).map(catalogueStory);
}

/** The shortest in English and the shortest in Hindi, for what holds of every story alike. */
export function sampleStories(): readonly CatalogueStory[] {
  return ["betaal-ki-baari", "never-name-the-horse"].map(catalogueStory);
}

/** The same with only their scenes, as if their authors had written no other wordings and no answers. */
export function bareStories(): CatalogueStory[] {
  return storySlugs(catalogueFolder).map((slug) =>
    storyOf(slug, { wordings: false, answers: false }),
  );
}
