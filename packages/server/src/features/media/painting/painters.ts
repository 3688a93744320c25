import type { SceneInput, Sheet } from "@katha/painter";
import { startThread } from "../../../lib/workers/thread.ts";
import { openWorkerPool } from "../../../lib/workers/worker-pool.ts";

export interface PaintingWanted {
  readonly scene: SceneInput;
  readonly sheet: Sheet;
}

export interface Painters {
  /** The picture as SVG. Throws `WorkStopped`, or `WorkFailed` if the scene cannot be painted. */
  paint(wanted: PaintingWanted, signal?: AbortSignal): Promise<string>;
  close(): Promise<void>;
}

export interface PaintersOptions {
  readonly threads?: number;
  readonly deadlineMs?: number;
  readonly mostWaiting?: number;
  readonly thread?: URL;
}

/** Paint in threads, so that requests do not wait for them. */
export function openPainters({
  threads = 2,
  deadlineMs = 10_000,
  mostWaiting = 64,
  thread = new URL("./painting-thread.ts", import.meta.url),
}: PaintersOptions = {}): Painters {
  const pool = openWorkerPool<PaintingWanted, string>({
    start: () => startThread({ file: thread, heapMb: 256 }),
    atOnce: threads,
    deadlineMs,
    mostWaiting,
    waitMs: 60_000,
  });
  return {
    paint: (wanted, signal) => pool.run(wanted, signal),
    close: () => pool.close(),
  };
}
