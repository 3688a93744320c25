import { createHash } from "node:crypto";
import { normalise, ruledBy, usualRules } from "@katha/storygraph";
import { jsonOfFields } from "../../../lib/json-of.ts";
import { lastUsed } from "../../../lib/last-used.ts";
import { refuseBeyondBounds } from "../../../lib/story-bounds.ts";
import type { StoryVersion } from "@katha/narrator";
import type { Trial, TriedStory, TrialStep } from "./trial.ts";

/** A story as JSON, and a name for this content. */
export interface WrittenStory {
  name: string;
  written: string;
}

export function writtenStory(story: TriedStory): WrittenStory {
  const written = jsonOfFields(story);
  return { written, name: createHash("sha256").update(written).digest("base64url") };
}

/** Tells a step of a test play. Throws the problem where there is one. */
export interface TrialEngine {
  tryStory(
    story: WrittenStory,
    step: { step: TrialStep; seed: string },
    by: string,
  ): Promise<Trial>;
}

/** The story for a test play. Throws where it is larger than stories may be. */
export function triedStory({ written }: WrittenStory): StoryVersion {
  const story = JSON.parse(written) as TriedStory;
  const graph = ruledBy(normalise(story.story_structure), story.rules ?? usualRules);
  refuseBeyondBounds(graph);
  return {
    title: story.title,
    language: story.language,
    contentRating: story.content_rating,
    prompt: story.story_prompt,
    systemPrompt: story.story_system_prompt,
    graph,
    bible: story.bible ?? null,
  };
}

/** As many authors can try their stories alternately; the largest story takes 60 MB once somebody has typed in it. */
const mostKept = 4;

/**
 * Authors try one scene after another, and parsing a long story takes a second. So it is parsed again only after a
 * change; everything derived from it hangs on its graph and its bible.
 */
export function createTriedStories(read = triedStory): (story: WrittenStory) => StoryVersion {
  const kept = lastUsed<StoryVersion>(mostKept);
  return (story) => kept.get(story.name, () => read(story));
}
