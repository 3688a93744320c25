import type { StoryGraph } from "../graph/structure.ts";
import type { LintContext } from "../lint/lint.ts";

/** A graph of which it is known what is to be found in it. */
export interface Golden {
  graph: StoryGraph;
  context?: LintContext;
  /** Every fault that is in it: code, node, and after a dot the choice. */
  faults: string[];
}
