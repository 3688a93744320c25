import type { Refusal, StoryRead } from "@katha/exchange";
import { Problem } from "../../../../lib/problem.ts";
import { startThread } from "../../../../lib/workers/thread.ts";
import { openWorkerPool, WorkStopped } from "../../../../lib/workers/worker-pool.ts";

export interface StoryText {
  text: string;
  /** Its file's name, which tells the format; otherwise the text does. */
  file: string | undefined;
}

export type ReadText = Omit<StoryRead, "graph" | "files"> | Refusal;

/** Reads stories in the formats of other tools in a thread, one after another, so that nobody else waits for them. */
export interface StoryTexts {
  /** `by`: whose text it is. Each may have two waiting, and nobody's second goes before another's first. */
  read(given: StoryText, by: string): Promise<ReadText>;
  close(): Promise<void>;
}

interface Options {
  readonly deadlineMs?: number;
  readonly thread?: URL;
}

const busy = () =>
  new Problem(
    503,
    "busy",
    "Many texts are being read just now. Nothing was done. Try again in a moment.",
    { headers: { "retry-after": "10" } },
  );

const tooMuchWork = () =>
  new Problem(
    422,
    "too_large",
    "This text takes more time or memory than there is for one. Nothing was done. Send it in parts.",
  );

export function openStoryTexts({
  deadlineMs = 10_000,
  thread = new URL("./text-thread.ts", import.meta.url),
}: Options = {}): StoryTexts {
  const pool = openWorkerPool<StoryText & { by: string }, ReadText>({
    start: () => startThread({ file: thread, heapMb: 384 }),
    deadlineMs,
    whoseOf: ({ by }) => by,
    mostEach: 2,
    mostWaiting: 24,
    waitMs: 30_000,
    idleMs: 30_000,
  });
  return {
    read: (given, by) =>
      pool.run({ ...given, by }).catch((error: unknown) => {
        if (!(error instanceof WorkStopped) || error.fault === "unstarted") throw error;
        throw error.fault === "late" || error.fault === "ended" ? tooMuchWork() : busy();
      }),
    close: () => pool.close(),
  };
}
