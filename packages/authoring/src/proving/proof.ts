import { proving, type ProveOptions, type ProvingReport, type StoryGraph } from "@katha/storygraph";

/** What the worker is asked: a graph, how many plays of it, and by what they are judged. */
export interface ProofQuestion {
  graph: StoryGraph;
  options: ProveOptions;
}

export type ProofMessage =
  | { kind: "progress"; done: number }
  /** All plays are done, and so many states are known. */
  | { kind: "exploring"; states: number }
  | { kind: "report"; report: ProvingReport };

/** Proves slice by slice, and reports its progress. */
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
