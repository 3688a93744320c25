import { parentPort } from "node:worker_threads";

/** Stands in for the thread that reads bundles: one that begins with a 1 never ends. */
parentPort?.on("message", ({ zip }: { zip: Uint8Array }) => {
  if (zip[0] === 1) for (;;);
  const result = {
    kind: "refused",
    status: 422,
    code: "invalid_bundle",
    detail: "Read.",
    fields: {},
  };
  parentPort?.postMessage({ kind: "done", result }, []);
});

parentPort?.postMessage({ kind: "ready" }, []);
