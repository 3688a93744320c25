import { nodeNamed, textAt, type GraphNode } from "@katha/storygraph";
import type { Position, StoryVersion } from "../port.ts";

/** The scene of a position, with its text as it is told in the position's state. */
export function sceneAt(
  { graph }: StoryVersion,
  { node: name, state }: Pick<Position, "node" | "state">,
): GraphNode {
  const node = nodeNamed(graph, name);
  if (node === undefined) return { text: "", choices: [] };
  const text = textAt(graph, name, state);
  return text === node.text ? node : { ...node, text };
}
