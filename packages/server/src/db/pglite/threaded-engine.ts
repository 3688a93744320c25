import { Worker } from "node:worker_threads";
import type { EmbeddedEngine, EmbeddedEngineOptions } from "./engine.ts";

type ThreadWork =
  | { kind: "exchange"; message: Uint8Array }
  | { kind: "snapshot" }
  | { kind: "close" };
export type ThreadRequest = { id: number } & ThreadWork;

export interface ThreadAnswer {
  id: number;
  bytes?: Uint8Array;
  snapshot?: Blob;
  failed?: string;
}

interface WaitingAnswer {
  resolve: (answer: ThreadAnswer) => void;
  reject: (error: Error) => void;
}

/** Request 0 opens the engine. */
const OPENING = 0;

export interface ThreadOptions {
  /** Called when the thread ends without being closed. */
  onFailure?: ((error: Error) => void) | undefined;
  openingMayTakeMs?: number | undefined;
}

/** The same engine in its own thread, so that a long query never blocks other requests. */
export async function openThreadedEngine(
  options: EmbeddedEngineOptions,
  { onFailure, openingMayTakeMs }: ThreadOptions = {},
): Promise<EmbeddedEngine> {
  const worker = new Worker(new URL("./engine-thread.ts", import.meta.url), {
    workerData: options,
    // The thread does not inherit this process's flags, such as preloaded modules.
    execArgv: [],
  });
  const waiting = new Map<number, WaitingAnswer>();
  let lastId = OPENING;
  let ended: Error | undefined;
  let isOpen = false;

  const endWith = (error: Error) => {
    if (isOpen) {
      isOpen = false;
      onFailure?.(error);
    }
    ended ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on("message", (answer: ThreadAnswer) => {
    const caller = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.failed === undefined) caller?.resolve(answer);
    else caller?.reject(new Error(answer.failed));
  });
  worker.on("error", endWith);
  worker.on("exit", () => endWith(new Error("The database engine's thread has ended.")));

  const answerTo = (id: number) =>
    new Promise<ThreadAnswer>((resolve, reject) => {
      if (ended) reject(ended);
      else waiting.set(id, { resolve, reject });
    });
  const ask = (request: ThreadWork) => {
    lastId += 1;
    const answer = answerTo(lastId);
    worker.postMessage({ id: lastId, ...request } satisfies ThreadRequest, []);
    return answer;
  };

  const impatience =
    openingMayTakeMs &&
    setTimeout(() => {
      endWith(new Error(`it did not open within ${openingMayTakeMs / 1_000} s`));
    }, openingMayTakeMs);
  try {
    await answerTo(OPENING);
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    clearTimeout(impatience);
  }
  isOpen = true;
  return {
    exchange: async (message) => {
      const { bytes } = await ask({ kind: "exchange", message });
      return bytes ?? new Uint8Array();
    },
    snapshot: async () => {
      const { snapshot } = await ask({ kind: "snapshot" });
      if (!snapshot) {
        throw new Error("The database engine gave no snapshot.");
      }
      return snapshot;
    },
    close: async () => {
      isOpen = false;
      const exited = new Promise((resolve) => worker.once("exit", resolve));
      await ask({ kind: "close" });
      await exited;
    },
  };
}
