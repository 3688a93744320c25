import type { ProveOptions, ProvingReport, StoryGraph } from "@katha/storygraph";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ProofMessage, ProofQuestion } from "./proof.ts";

/** The same number of plays and the same seed as in the review, so that both give the same report. */
const plays = 10_000;
const seed = 1;

interface Proof {
  graph: StoryGraph;
  report: ProvingReport;
}

type Work = { done: number; states?: number } | "failed";

export type ProvingState =
  | { state: "idle" }
  /** `states` counts up once the plays are done. */
  | { state: "running"; done: number; all: number; states?: number }
  | { state: "failed" }
  | { state: "done"; report: ProvingReport };

/** Proves a story in a worker, so that its author can go on writing. */
export function useProving(graph: StoryGraph, context: Omit<ProveOptions, "seed" | "plays">) {
  const [proof, setProof] = useState<Proof>();
  const [work, setWork] = useState<Work>();
  const worker = useRef<Worker>(undefined);
  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);

  const prove = () => {
    stop();
    const started = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.current = started;
    setWork({ done: 0 });
    started.addEventListener("message", ({ data }: MessageEvent<ProofMessage>) => {
      if (worker.current !== started) return;
      if (data.kind === "progress") {
        setWork({ done: data.done });
        return;
      }
      if (data.kind === "exploring") {
        setWork({ done: plays, states: data.states });
        return;
      }
      stop();
      setWork(undefined);
      setProof({ graph, report: data.report });
    });
    started.addEventListener("error", () => {
      if (worker.current !== started) return;
      stop();
      setWork("failed");
    });
    const question: ProofQuestion = { graph, options: { ...context, seed, plays } };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    started.postMessage(question);
  };
  const cancel = () => {
    stop();
    setWork(undefined);
  };

  return {
    proving: provingOf(work, proof),
    /** From the last proof; undefined before the first. */
    heat: proof?.report.heat,
    findings: proof?.report.findings,
    /** The story has changed since it was proved. */
    isStale: proof !== undefined && proof.graph !== graph,
    prove,
    cancel,
  };
}

function provingOf(work: Work | undefined, proof?: Proof): ProvingState {
  if (work === "failed") return { state: "failed" };
  if (work !== undefined) return { state: "running", ...work, all: plays };
  return proof === undefined ? { state: "idle" } : { state: "done", report: proof.report };
}
