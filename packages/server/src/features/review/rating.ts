import type { Finding } from "@katha/api/contract";
import { allows, askedAudience, findingText } from "@katha/storygraph";

interface Rated {
  title: string;
  tagline: string;
  story_description: string;
  content_rating: string;
}

/** Checks title and texts against the story's rating; the structure lint checks the nodes. */
export function findingsOfRating(story: Rated): Finding[] {
  const { content_rating: rating } = story;
  return (["title", "tagline", "story_description"] as const).flatMap((field): Finding[] => {
    const found = askedAudience(story[field]);
    if (found === null || allows(rating, found.audience)) return [];
    const params = { word: found.word, asked: found.audience, rating };
    const message = findingText({ code: "rating", params });
    return [{ code: "rating", severity: "error", message, field, node: null, params }];
  });
}
