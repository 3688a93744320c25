import { parentPort } from "node:worker_threads";

/** In the place of the thread that proves stories: it does what the title says. */
parentPort?.on("message", ({ story }: { story: string }) => {
  const { title } = JSON.parse(story) as { title: string };
  if (title === "Endless") for (;;);
  const all: unknown[] = [];
  if (title === "Boundless") for (;;) all.push(Array.from({ length: 100_000 }, () => title));
  setTimeout(
    () => parentPort?.postMessage({ kind: "done", result: { findings: [], report: null } }, []),
    title === "Slow" ? 500 : 0,
  );
});

parentPort?.postMessage({ kind: "ready" }, []);
