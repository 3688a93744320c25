import { textAt } from "@katha/storygraph";
import type { NarrationRequest } from "../port.ts";
import { isCatchAll } from "../understanding/reactions/catch-all.ts";
import { isFromKatha, isScene } from "./word-for-word.ts";

type ToldStep = Pick<NarrationRequest, "story" | "position" | "step"> & { text: string };

/** Whether retelling a part gives the same words: the author's, or Katha's own question. */
export function isVerbatim({ story, position, step, text }: ToldStep): boolean {
  switch (step.way) {
    case "edge": {
      // A model's bridge to the scene comes first.
      const [first = ""] = text.split("\n\n");
      const scene = textAt(story.graph, position.node, position.state);
      return isScene({ story, position, step }) && scene.includes(first);
    }
    case "reaction":
      return !isCatchAll(story, step.reaction);
    case "refusal":
      return isFromKatha(step) || (step.because === "locked" && step.reason !== null);
    default:
      return isFromKatha(step) || step.way === "recall";
  }
}
