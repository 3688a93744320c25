// Without zod, so that a device that tells a story does without it.
import type { StoryStructure } from "./structure.ts";

export const missingEndText = "The end of your adventure.";

/** The structure of a new story, in the author's form and where none is sent. */
export const defaultStructure: StoryStructure = {
  start_node: "intro",
  nodes: {
    intro: {
      text: "Your story begins here...",
      choices: [{ text: "Continue", target: "next_node" }],
    },
    next_node: {
      text: "The story continues...",
      choices: [{ text: "Finish", target: "end" }],
    },
    end: { text: missingEndText, choices: [] },
  },
};
