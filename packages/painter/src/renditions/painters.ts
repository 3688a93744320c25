import { Worker } from "node:worker_threads";
import type { Picture, PictureWanted } from "./picture.ts";

export interface ThreadRequest {
  readonly id: number;
  readonly wanted: PictureWanted;
}

export interface ThreadAnswer {
  /** 0 means that the thread is ready. */
  readonly id: number;
  readonly picture?: Picture;
  readonly failed?: string;
}

export const paintingFaults = ["refused", "broken", "late", "busy", "closed", "cancelled"] as const;
export type PaintingFault = (typeof paintingFaults)[number];

/** Why no picture was made: an invalid scene, a broken thread, a timeout, a full queue, or because nobody waits any more. */
export class PaintingFailed extends Error {
  override readonly name = "PaintingFailed";
  readonly fault: PaintingFault;

  constructor(fault: PaintingFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

export interface Painters {
  paint(wanted: PictureWanted, signal?: AbortSignal): Promise<Picture>;
  close(): Promise<void>;
}

export interface PaintersOptions {
  readonly threads?: number;
  /** Time limit for one picture; a thread that exceeds it is ended. */
  readonly patienceMs?: number;
  /** How many pictures may wait for a thread. */
  readonly queue?: number;
  readonly thread?: URL;
}

interface Job {
  readonly id: number;
  readonly wanted: PictureWanted;
  readonly resolve: (picture: Picture) => void;
  readonly reject: (error: PaintingFailed) => void;
}

interface PainterThread {
  readonly worker: Worker;
  ready: boolean;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** How long a thread may take to start; the time limit of a picture starts after that. */
const startMayTakeMs = 30_000;

/** A pool of painting threads, started on demand. If a thread crashes or hangs, only its own picture fails. */
export function openPainters({
  threads = 2,
  patienceMs = 10_000,
  queue = 64,
  thread = new URL("./painter-thread.ts", import.meta.url),
}: PaintersOptions = {}): Painters {
  const threadsOpen = new Set<PainterThread>();
  let waiting: Job[] = [];
  let lastId = 0;
  let closed = false;

  const release = (painter: PainterThread): Job | undefined => {
    const { job } = painter;
    clearTimeout(painter.timer);
    painter.job = undefined;
    painter.worker.unref();
    return job;
  };
  const giveUp = (painter: PainterThread, fault: PaintingFault, message: string): void => {
    if (!threadsOpen.delete(painter)) return;
    release(painter)?.reject(new PaintingFailed(fault, message));
    void painter.worker.terminate();
    assignJobs();
  };
  const giveUpAfter = (painter: PainterThread, after: number, message: string): NodeJS.Timeout =>
    setTimeout(() => giveUp(painter, "late", message), after);
  const begin = (painter: PainterThread, { id, wanted }: Job): void => {
    clearTimeout(painter.timer);
    painter.timer = giveUpAfter(
      painter,
      patienceMs,
      `A picture took longer than ${patienceMs} ms.`,
    );
    const request: ThreadRequest = { id, wanted };
    painter.worker.postMessage(request, []);
  };
  const startThread = (): PainterThread => {
    // Without this process's own flags, such as preloaded modules.
    const worker = new Worker(thread, { execArgv: [] });
    const painter: PainterThread = { worker, ready: false, job: undefined, timer: undefined };
    worker.on("message", ({ id, picture, failed }: ThreadAnswer) => {
      if (id === 0) {
        painter.ready = true;
        if (painter.job !== undefined) begin(painter, painter.job);
      }
      if (painter.job?.id !== id) return;
      const job = release(painter);
      if (picture !== undefined) job?.resolve(picture);
      else job?.reject(new PaintingFailed("refused", failed ?? "The painter gave no reason."));
      assignJobs();
    });
    worker.on("error", (error) => giveUp(painter, "broken", `A painter's thread broke: ${error}`));
    worker.on("exit", () => giveUp(painter, "broken", "A painter's thread ended."));
    threadsOpen.add(painter);
    return painter;
  };
  function assignJobs(): void {
    while (waiting.length > 0) {
      const idle =
        [...threadsOpen].find(({ job }) => job === undefined) ??
        (threadsOpen.size < threads ? startThread() : undefined);
      if (idle === undefined) return;
      const job = waiting.shift();
      if (job === undefined) return;
      idle.job = job;
      idle.worker.ref();
      if (idle.ready) begin(idle, job);
      else idle.timer = giveUpAfter(idle, startMayTakeMs, "A painter's thread did not start.");
    }
  }

  return {
    paint: (wanted, signal) =>
      new Promise((resolve, reject) => {
        const refuse = (fault: PaintingFault, message: string): void =>
          reject(new PaintingFailed(fault, message));
        if (closed) return refuse("closed", "The painter is closed.");
        if (signal?.aborted) return refuse("cancelled", "Nobody waits for this picture.");
        if (waiting.length >= queue) return refuse("busy", "Too many pictures are waiting.");
        lastId += 1;
        const job: Job = { id: lastId, wanted, resolve, reject };
        signal?.addEventListener(
          "abort",
          () => {
            waiting = waiting.filter((one) => one !== job);
            refuse("cancelled", "Nobody waits for this picture.");
          },
          { once: true },
        );
        waiting.push(job);
        assignJobs();
      }),
    close: async () => {
      closed = true;
      const left = waiting;
      waiting = [];
      for (const job of left) job.reject(new PaintingFailed("closed", "The painter is closed."));
      const all = [...threadsOpen];
      threadsOpen.clear();
      for (const painter of all)
        release(painter)?.reject(new PaintingFailed("closed", "The painter is closed."));
      await Promise.all(all.map(({ worker }) => worker.terminate()));
    },
  };
}
