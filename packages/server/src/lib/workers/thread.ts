import { Worker } from "node:worker_threads";
import type { PoolWorker } from "./worker-pool.ts";

export interface ThreadOptions {
  readonly file: URL;
  readonly heapMb: number;
  readonly data?: unknown;
}

/** A thread with a limit on its heap. */
export function startThread({ file, heapMb, data }: ThreadOptions): PoolWorker {
  const thread = new Worker(file, {
    workerData: data,
    // Packages run from their sources. This process's other flags, such as preloaded modules, are not inherited.
    execArgv: ["--conditions=@katha/source"],
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16 },
  });
  thread.unref();
  const worker: PoolWorker = {
    onMessage: () => {},
    onEnd: () => {},
    send: (message) => thread.postMessage(message, []),
    hold: (isBusy) => (isBusy ? thread.ref() : thread.unref()),
    stop: async () => void (await thread.terminate()),
  };
  thread.on("message", (message) => worker.onMessage(message as never));
  thread.on("error", (error) => worker.onEnd(error instanceof Error ? error.message : `${error}`));
  thread.on("exit", () => worker.onEnd("The thread ended."));
  return worker;
}
