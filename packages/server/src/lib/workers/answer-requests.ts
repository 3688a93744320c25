import { parentPort } from "node:worker_threads";
import { ownTask } from "./thread.ts";
import type { WorkerAnswer } from "./worker-pool.ts";

/** In a pool's thread or process: does the work of one request after another. */
export function answerRequests(work: (request: never) => unknown): void {
  const port = parentPort;
  const say = (message: WorkerAnswer<unknown>) =>
    port ? port.postMessage(message, []) : process.send?.(message);

  async function answer(request: never): Promise<void> {
    try {
      say({ kind: "done", result: await work(request) });
    } catch (error) {
      say({ kind: "failed", reason: error instanceof Error ? error.message : String(error) });
    }
  }

  (port ?? process).on("message", (request: unknown) => void answer(request as never));
  say({ kind: "ready", task: ownTask() });
}
