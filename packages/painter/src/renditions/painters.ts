import { Worker } from "node:worker_threads";
import type { Picture, PictureWanted } from "./picture.ts";

export interface ThreadRequest {
  readonly id: number;
  readonly wanted: PictureWanted;
}

export interface ThreadAnswer {
  /** 0 says that the thread stands ready. */
  readonly id: number;
  readonly picture?: Picture;
  readonly failed?: string;
}

export const paintingFaults = ["refused", "broken", "late", "busy", "closed", "cancelled"] as const;
export type PaintingFault = (typeof paintingFaults)[number];

/** Why there is no picture: the scene cannot be painted, the thread broke, time or room ran out, nobody wants it any more. */
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
  /** How long one picture may take before its thread is given up. */
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

interface Hand {
  readonly worker: Worker;
  ready: boolean;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** How long a thread may take to read its code; a picture's own patience begins after that. */
const startMayTakeMs = 30_000;

/** A few threads that paint, started when first needed. A thread that breaks or hangs costs its own picture only. */
export function openPainters({
  threads = 2,
  patienceMs = 10_000,
  queue = 64,
  thread = new URL("./painter-thread.ts", import.meta.url),
}: PaintersOptions = {}): Painters {
  const hands = new Set<Hand>();
  let waiting: Job[] = [];
  let lastId = 0;
  let closed = false;

  const free = (hand: Hand): Job | undefined => {
    const { job } = hand;
    clearTimeout(hand.timer);
    hand.job = undefined;
    hand.worker.unref();
    return job;
  };
  const giveUp = (hand: Hand, fault: PaintingFault, message: string): void => {
    if (!hands.delete(hand)) return;
    free(hand)?.reject(new PaintingFailed(fault, message));
    void hand.worker.terminate();
    handOut();
  };
  const lose = (hand: Hand, after: number, message: string): NodeJS.Timeout =>
    setTimeout(() => giveUp(hand, "late", message), after);
  const begin = (hand: Hand, { id, wanted }: Job): void => {
    clearTimeout(hand.timer);
    hand.timer = lose(hand, patienceMs, `A picture took longer than ${patienceMs} ms.`);
    const request: ThreadRequest = { id, wanted };
    hand.worker.postMessage(request, []);
  };
  const hire = (): Hand => {
    // The thread does not inherit this process's flags, such as preloaded modules.
    const worker = new Worker(thread, { execArgv: [] });
    const hand: Hand = { worker, ready: false, job: undefined, timer: undefined };
    worker.on("message", ({ id, picture, failed }: ThreadAnswer) => {
      if (id === 0) {
        hand.ready = true;
        if (hand.job !== undefined) begin(hand, hand.job);
      }
      if (hand.job?.id !== id) return;
      const job = free(hand);
      if (picture !== undefined) job?.resolve(picture);
      else job?.reject(new PaintingFailed("refused", failed ?? "The painter gave no reason."));
      handOut();
    });
    worker.on("error", (error) => giveUp(hand, "broken", `A painter's thread broke: ${error}`));
    worker.on("exit", () => giveUp(hand, "broken", "A painter's thread ended."));
    hands.add(hand);
    return hand;
  };
  function handOut(): void {
    while (waiting.length > 0) {
      const idle =
        [...hands].find(({ job }) => job === undefined) ??
        (hands.size < threads ? hire() : undefined);
      if (idle === undefined) return;
      const job = waiting.shift();
      if (job === undefined) return;
      idle.job = job;
      idle.worker.ref();
      if (idle.ready) begin(idle, job);
      else idle.timer = lose(idle, startMayTakeMs, "A painter's thread did not start.");
    }
  }

  return {
    paint: (wanted, signal) =>
      new Promise((resolve, reject) => {
        const refuse = (fault: PaintingFault, message: string): void =>
          reject(new PaintingFailed(fault, message));
        if (closed) return refuse("closed", "The painters have gone home.");
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
        handOut();
      }),
    close: async () => {
      closed = true;
      const left = waiting;
      waiting = [];
      for (const job of left)
        job.reject(new PaintingFailed("closed", "The painters have gone home."));
      const all = [...hands];
      hands.clear();
      for (const hand of all)
        free(hand)?.reject(new PaintingFailed("closed", "The painters have gone home."));
      await Promise.all(all.map(({ worker }) => worker.terminate()));
    },
  };
}
