import { readFileSync, readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { Worker } from "node:worker_threads";
import type { PoolWorker } from "./worker-pool.ts";

export interface ThreadOptions {
  readonly file: URL;
  readonly heapMb: number;
  readonly data?: unknown;
  /** Whether it comes after the thread that answers, where the processor is busy. */
  readonly yields?: boolean;
}

/** Where Linux tells of this thread; undefined elsewhere. */
export function ownTask(): string | undefined {
  try {
    return readlinkSync("/proc/thread-self");
  } catch {
    return undefined;
  }
}

/** The processor time that a thread has used, in milliseconds. */
function processorMs(task: string): number | undefined {
  try {
    const [used = ""] = readFileSync(`/proc/${task}/schedstat`, "utf8").split(" ");
    return Number(used) / 1e6;
  } catch {
    return undefined;
  }
}

/** Where the processor is busy, the thread that answers and the database come first. */
function yieldToOthers(task: string): void {
  try {
    setPriority(Number(task.split("/").at(-1)), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A host may forbid it; then all are alike.
  }
}

/** A thread with a limit on its heap. */
export function startThread({ file, heapMb, data, yields = true }: ThreadOptions): PoolWorker {
  const thread = new Worker(file, {
    workerData: data,
    // Packages run from their sources. This process's other flags, such as preloaded modules, are not inherited.
    execArgv: ["--conditions=@katha/source"],
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16 },
  });
  thread.unref();
  let task: string | undefined;
  const worker: PoolWorker = {
    onMessage: () => {},
    onEnd: () => {},
    send: (message) => thread.postMessage(message, []),
    hold: (isBusy) => (isBusy ? thread.ref() : thread.unref()),
    usedMs: () => (task === undefined ? undefined : processorMs(task)),
    stop: async () => void (await thread.terminate()),
  };
  thread.on("message", (message: { kind?: unknown; task?: string }) => {
    if (message.kind === "ready") {
      task = message.task;
      if (task !== undefined && yields) yieldToOthers(task);
    }
    worker.onMessage(message as never);
  });
  thread.on("error", (error) => worker.onEnd(error instanceof Error ? error.message : `${error}`));
  thread.on("exit", () => worker.onEnd("The thread ended."));
  return worker;
}
