import { textAt } from "@katha/storygraph";
import type { NarrationRequest } from "../port.ts";
import { isCatchAll } from "./reaction-text.ts";
import { isScene } from "./teller.ts";
import { isFromKatha } from "./word-for-word.ts";

type Told = Pick<NarrationRequest, "story" | "position" | "step"> & { text: string };

/** Whether whoever tells a part again tells it in the same words: its author's, or Katha's own question. */
export function isVerbatim({ story, position, step, text }: Told): boolean {
  switch (step.way) {
    case "edge": {
      // Where a model led up to the scene, its words come first.
      const [first = ""] = text.split("\n\n");
      const scene = textAt(story.graph, position.node, position.state);
      return isScene({ story, position, step }) && scene.includes(first);
    }
    case "reaction":
      return !isCatchAll(story, step);
    case "refusal":
      return isFromKatha(step) || (step.because === "locked" && step.reason !== null);
    default:
      return isFromKatha(step) || step.way === "recall";
  }
}
