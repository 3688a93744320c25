import { proving, type ProveOptions, type ProvingReport, type StoryGraph } from "@katha/storygraph";

/** The worker's task: a graph, how many plays to run, and how to judge them. */
export interface ProofQuestion {
  graph: StoryGraph;
  options: ProveOptions;
}

export type ProofMessage =
  | { kind: "progress"; done: number }
  /** All plays are done; `states` have been found so far. */
  | { kind: "exploring"; states: number }
  | { kind: "report"; report: ProvingReport };

/** Proves in slices, so that it can report its progress. */
export function runProof(
  { graph, options }: ProofQuestion,
  report: (message: ProofMessage) => void,
): void {
  const slices = proving(graph, options);
  for (let slice = slices.next(); ; slice = slices.next()) {
    if (slice.done) {
      report({ kind: "report", report: slice.value });
      return;
    }
    report(
      typeof slice.value === "number"
        ? { kind: "progress", done: slice.value }
        : { kind: "exploring", states: slice.value.states },
    );
  }
}
