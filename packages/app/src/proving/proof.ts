import { proving, type ProveOptions, type ProvingReport, type StoryGraph } from "@katha/storygraph";

/** What the worker is asked: a graph, how many plays of it, and by what they are judged. */
export interface ProofQuestion {
  graph: StoryGraph;
  options: ProveOptions;
}

export type ProofNews =
  | { kind: "progress"; done: number }
  | { kind: "report"; report: ProvingReport };

/** Proves slice by slice, and tells how far it has come. */
export function tellProof(
  { graph, options }: ProofQuestion,
  tell: (news: ProofNews) => void,
): void {
  const slices = proving(graph, options);
  for (let slice = slices.next(); ; slice = slices.next()) {
    if (slice.done) {
      tell({ kind: "report", report: slice.value });
      return;
    }
    tell({ kind: "progress", done: slice.value });
  }
}
