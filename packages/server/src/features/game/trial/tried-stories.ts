import { createHash } from "node:crypto";
import type { BodyOf, tryScene } from "@katha/api/contract";
import type { StoryVersion } from "@katha/narrator";
import { jsonOf } from "../../../lib/json-of.ts";
import { normalise, ruledBy, usualRules } from "@katha/storygraph";
import { refuseBeyondBounds } from "../../../lib/story-bounds.ts";

type TrialInput = BodyOf<typeof tryScene>;
type Read = Pick<StoryVersion, "graph" | "bible">;

/** As many authors can try their stories alternately; the largest story takes 60 MB once somebody has typed in it. */
const mostKept = 4;

function readIn({ story_structure, rules, bible }: TrialInput): Read {
  const graph = ruledBy(normalise(story_structure), rules ?? usualRules);
  refuseBeyondBounds(graph);
  return { graph, bible: bible ?? null };
}

/**
 * Authors try one scene after another, and parsing a long story takes a second. So it is parsed again only after a
 * change; everything derived from it hangs on its graph and its bible.
 */
export function createTriedStories(): (input: TrialInput) => StoryVersion {
  const kept = new Map<string, Read>();
  return (input) => {
    const { story_structure, rules, bible } = input;
    const written = createHash("sha256");
    for (const part of [story_structure, rules, bible]) written.update(`${jsonOf(part)}\n`);
    const key = written.digest("base64url");
    const read = kept.get(key) ?? readIn(input);
    kept.delete(key);
    kept.set(key, read);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return {
      title: input.title,
      language: input.language,
      contentRating: input.content_rating,
      prompt: input.story_prompt,
      systemPrompt: input.story_system_prompt,
      ...read,
    };
  };
}
