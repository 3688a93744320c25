import { readdirSync, readFileSync } from "node:fs";
import { normalise } from "@katha/storygraph";
import type { Work } from "../../port.ts";

const stories = new URL("../../../../server/catalogue/stories/", import.meta.url);

export interface CatalogueWork extends Work {
  slug: string;
}

function read(slug: string, file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(`${slug}/${file}.json`, stories), "utf8")) as Record<
    string,
    unknown
  >;
}

/** Every story of the catalogue as the narrator is given it. */
export function catalogueWorks(): CatalogueWork[] {
  return readdirSync(stories)
    .toSorted()
    .map((slug) => {
      const story = read(slug, "story");
      return {
        slug,
        title: String(story["title"]),
        language: String(story["language"]),
        contentRating: String(story["content_rating"]),
        prompt: String(story["story_prompt"]),
        systemPrompt: "",
        graph: normalise(read(slug, "structure")),
        bible: read(slug, "bible"),
      };
    });
}
