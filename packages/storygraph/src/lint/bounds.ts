import { excessesIn, type Excess } from "../bounds/excesses.ts";
import type { StoryGraph } from "../graph/structure.ts";
import { finding, type GraphFinding } from "./findings.ts";

/** What is more than a story may hold, as a finding at its scene, its choice, or in its answer. */
export function findingOfExcess({ what, path, count, most }: Excess): GraphFinding {
  const [part, name, field, choice] = path;
  const isInScene = part === "nodes" && name !== undefined;
  const entry = isInScene || name === undefined || part === "who" ? "" : String(name);
  return finding(
    "too_much",
    { what, entry, count, most },
    {
      ...(isInScene && { node: String(name) }),
      ...(isInScene && field === "choices" && typeof choice === "number" && { choice }),
    },
  );
}

export const faultsOfBounds = (graph: StoryGraph): GraphFinding[] =>
  excessesIn(graph).map(findingOfExcess);
