import type { StoryGraph } from "../../graph/structure.ts";
import { conditionsOf } from "../conditions-of.ts";

const asked = new WeakMap<StoryGraph, ReadonlySet<string>>();

/** The scenes that some condition asks about; visits to others are not counted. */
export function visitsAsked(graph: StoryGraph): ReadonlySet<string> {
  const known = asked.get(graph);
  if (known !== undefined) return known;
  const scenes = new Set<string>();
  for (const { condition } of conditionsOf(graph))
    if ("visited" in condition) scenes.add(condition.visited);
  asked.set(graph, scenes);
  return scenes;
}
