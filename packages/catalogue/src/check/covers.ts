import { cover as coverForm } from "@katha/painter";
import type { StoryEntry } from "../files.ts";

type Covered = Pick<StoryEntry, "slug" | "cover">;

/** Covers with the same place, hour and painting style, which nobody can tell apart. */
export function alikeCovers(stories: readonly Covered[]): string[] {
  const seen = new Map<string, string>();
  return stories.flatMap(({ slug, cover }) => {
    const { place, hour, manner } = coverForm.parse(cover).scene;
    const look = [place, hour, manner].join(", ");
    const before = seen.get(look);
    seen.set(look, slug);
    return before === undefined ? [] : [`the covers of ${before} and ${slug} are alike: ${look}`];
  });
}
