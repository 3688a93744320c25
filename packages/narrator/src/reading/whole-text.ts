import { perStory } from "../lib/per-story.ts";
import type { StoryVersion } from "../port.ts";

const whole = perStory(({ graph }): { text: string } => ({
  text: Object.values(graph.nodes)
    .map(({ text }) => text)
    .join("\n"),
}));

/** All scenes of a story, one after another. */
export const wholeTextOf = (story: StoryVersion): string => whole(story).text;
