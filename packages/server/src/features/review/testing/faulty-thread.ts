import { BroadcastChannel, parentPort } from "node:worker_threads";

/** A slow story is proved once a test posts here. */
const goOn = new BroadcastChannel("faulty thread");

/** Stands in for the thread that proves stories: it does what the title says. */
parentPort?.on("message", ({ story }: { story: string }) => {
  const { title } = JSON.parse(story) as { title: string };
  if (title === "Endless") for (;;);
  const findings: unknown[] = [];
  const all: unknown[] = [];
  if (title === "Boundless") for (;;) all.push(Array.from({ length: 100_000 }, () => title));
  const none = { strangers_lines: [], strangers_whole: true };
  const answers = { tried: 0, came: 0 };
  const typed = { lines: 0, scenes: 0, is_whole: true, answers, findings, ...none };
  const result = { findings, report: null, typed };
  const answer = () => parentPort?.postMessage({ kind: "done", result }, []);
  if (title === "Slow") goOn.addEventListener("message", answer, { once: true });
  else answer();
});

parentPort?.postMessage({ kind: "ready" }, []);
