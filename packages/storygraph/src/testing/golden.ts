import type { StoryGraph } from "../graph/structure.ts";
import type { LintContext } from "../lint/lint.ts";

/** A graph with known findings. */
export interface Golden {
  graph: StoryGraph;
  context?: LintContext;
  /** Every fault in it: code, node, and after a dot the choice. */
  faults: string[];
}
