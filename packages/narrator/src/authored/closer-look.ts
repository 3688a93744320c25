import { nodeNamed, wordsIn } from "@katha/storygraph";
import type { NarrationRequest } from "../port.ts";

type LookRequest = Pick<NarrationRequest, "story" | "position" | "passages">;

/** What the author wrote for a closer look at this scene, as long as it was not told; null where there is nothing. */
export function closerLookWritten({ story, position, passages }: LookRequest): string | null {
  const { node, state } = position;
  const written = nodeNamed(story.graph, node)?.closer_look ?? "";
  const text = wordsIn(story.graph, written, state).trim();
  const isTold = passages.some((passage) => passage.text.includes(text));
  return text === "" || isTold ? null : text;
}
