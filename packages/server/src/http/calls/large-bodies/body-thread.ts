import { parentPort } from "node:worker_threads";
import type { WorkerAnswer } from "../../../lib/workers/worker-pool.ts";
import { readBody, type BodyRead, type BodyToRead } from "./read-body.ts";

const port = parentPort;
if (!port) throw new Error("Large bodies are read in a thread of their own.");
const answer = (message: WorkerAnswer<BodyRead>) => port.postMessage(message, []);

port.on("message", (body: BodyToRead) => {
  try {
    answer({ kind: "done", result: readBody(body) });
  } catch (error) {
    answer({ kind: "failed", reason: error instanceof Error ? error.message : String(error) });
  }
});
answer({ kind: "ready" });
