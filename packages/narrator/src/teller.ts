import { nodeNamed } from "@katha/storygraph";
import { builtInNarrator } from "./built-in/index.ts";
import type { NarrationRequest, Narrator } from "./port.ts";
import { wordForWord } from "./word-for-word.ts";

type Asked = Pick<NarrationRequest, "story" | "before" | "position" | "step">;

/** An author's scene is told as it was written, unless its author lets models retell it. */
function isScene({ story, position, step }: Asked): boolean {
  if (step.way !== "edge") return false;
  const node = nodeNamed(story.graph, position.node);
  return node !== undefined && node.text.trim() !== "" && node.retell !== true;
}

/** Whoever the narrator is, what the author wrote is told word for word. */
export function tellerOf(request: Asked, narrator: Narrator): Narrator {
  return isScene(request) || wordForWord(request) !== null ? builtInNarrator : narrator;
}
