import { readdirSync, readFileSync } from "node:fs";
import { normalise } from "@katha/storygraph";
import type { StoryVersion } from "../../port.ts";

export const storiesFolder = new URL("../../../../server/catalogue/stories/", import.meta.url);

export interface CatalogueStory extends StoryVersion {
  slug: string;
}

function read(slug: string, file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(`${slug}/${file}.json`, storiesFolder), "utf8")) as Record<
    string,
    unknown
  >;
}

function storyOf(slug: string): CatalogueStory {
  const written = read(slug, "story");
  return {
    slug,
    title: String(written["title"]),
    language: String(written["language"]),
    contentRating: String(written["content_rating"]),
    prompt: String(written["story_prompt"]),
    systemPrompt: "",
    graph: normalise(read(slug, "structure")),
    bible: read(slug, "bible"),
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
  return readdirSync(storiesFolder).toSorted().map(catalogueStory);
}

/** The shortest in English and the shortest in Hindi, for what holds of every story alike. */
export function sampleStories(): readonly CatalogueStory[] {
  return ["betaal-ki-baari", "never-name-the-horse"].map(catalogueStory);
}
