import { joinedLater, toldLater } from "@katha/storygraph";
import type { NarrationRequest } from "../port.ts";

type Arriving = Pick<NarrationRequest, "story" | "before" | "position" | "struck">;

/** The author's paragraphs on earlier deeds, told on arriving at this scene. */
export function laterIn({ story, before, position, struck }: Arriving): string[] {
  const states = { before: before.state, after: position.state };
  return toldLater(story.graph, states, struck);
}

/** The text of a part with these in it. */
export function withLater(arriving: Arriving, text: string): string {
  const { story, position } = arriving;
  return joinedLater(story.graph, position, text, laterIn(arriving));
}
