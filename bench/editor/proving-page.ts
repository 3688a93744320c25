import { sampleGraph } from "../storygraph/sample-graph.ts";

export interface Proved {
  tookMs: number;
  /** Milliseconds between the page's frames in the meantime. */
  gaps: number[];
  slices: number;
}

declare global {
  interface Window {
    prove: (scenes: number) => Promise<Proved>;
  }
}

/** Proves in the app's own worker, while the page counts its frames. */
window.prove = (scenes) =>
  new Promise((resolve) => {
    const worker = new Worker("/worker.js", { type: "module" });
    const gaps: number[] = [];
    const began = performance.now();
    let last = began;
    let slices = 0;
    const frame = (now: number) => {
      gaps.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame((now) => {
      last = now;
      requestAnimationFrame(frame);
    });
    worker.addEventListener("message", ({ data }: MessageEvent<{ kind: string }>) => {
      slices += 1;
      if (data.kind !== "report") return;
      worker.terminate();
      resolve({ tookMs: performance.now() - began, gaps, slices });
    });
    const question = { graph: sampleGraph(scenes), options: { seed: 1, plays: 10_000 } };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    worker.postMessage(question);
  });
