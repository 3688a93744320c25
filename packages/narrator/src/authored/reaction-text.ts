import { afterReaction, react, textAt } from "@katha/storygraph";
import { withLater } from "./later.ts";
import type { NarrationRequest, Step } from "../port.ts";

type ReactionStep = Extract<Step, { way: "reaction" }>;

/** The text of the author's answers, and of the scene that they lead to. */
export function reactionText(
  request: Pick<NarrationRequest, "story" | "before" | "position" | "struck">,
  { reaction, also = [] }: ReactionStep,
): string {
  const { story, before, position } = request;
  const { graph } = story;
  const parts: string[] = [];
  let { node, state } = before;
  for (const name of [reaction, ...also]) {
    parts.push(react(graph, state, name)?.text ?? "");
    ({ node, state } = afterReaction(graph, node, state, name));
  }
  if (position.node !== before.node) parts.push(textAt(graph, position.node, position.state));
  const told = parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join("\n\n");
  return withLater(request, told);
}
