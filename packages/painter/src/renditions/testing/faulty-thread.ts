import { parentPort } from "node:worker_threads";

/** A painter's thread that does what the seed says: hangs, throws, exits, or returns the seed. */
parentPort?.on("message", ({ id, wanted }: { id: number; wanted: { sheet: { seed: string } } }) => {
  const { seed } = wanted.sheet;
  if (seed === "hang") for (;;);
  if (seed === "throw") throw new Error("spilt");
  if (seed === "end") process.exit(3);
  parentPort?.postMessage({ id, picture: { svg: seed, files: {} } }, []);
});

parentPort?.postMessage({ id: 0 }, []);
