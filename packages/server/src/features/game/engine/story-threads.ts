import { availableParallelism } from "node:os";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../../../db/open.ts";
import { Problem } from "../../../lib/problem.ts";
import { startThread } from "../../../lib/workers/thread.ts";
import {
  openWorkerPool,
  WorkStopped,
  type PoolWorker,
  type WorkerAnswer,
} from "../../../lib/workers/worker-pool.ts";
import { contentTextAt } from "../../stories/authoring/history.ts";
import type { OperationName } from "./operations.ts";
import { NoSuchVersion, type StoryEngine, type StoryKey } from "./story-engine.ts";

export interface StoryRequest {
  name: OperationName;
  story: StoryKey;
  input: unknown;
  /** Whose work it is. */
  by: string;
}

/** `wanted`: the thread has not read this story yet. */
export type StoryAnswer = WorkerAnswer<unknown> | { kind: "wanted"; story: StoryKey };

export const nameOfStory = ({ id, version }: StoryKey) => `${id} ${version}`;

/** A typed line is made out in some 10 ms; one that takes this long is made to. */
const lineMayTakeMs = 250;
/** Reading a whole play again, or all that is remembered of it. */
const playMayTakeMs = 5_000;
/** The largest story of the catalogue takes less than half of it. */
const preparingMayTakeMs = 5_000;

const ofWholePlay: ReadonlySet<OperationName> = new Set(["follow", "replay", "remember"]);

function busy(): Problem {
  const detail = "Katha has much to do just now. Nothing is lost: try again in a moment.";
  return new Problem(503, "busy", detail, { headers: { "retry-after": "5" } });
}

/** Threads that work stories out, so that the thread that answers never does. */
export function openStoryThreads({
  db,
  log,
  thread = new URL("./story-thread.ts", import.meta.url),
}: {
  db: Db;
  log: Pick<FastifyBaseLogger, "warn">;
  thread?: URL;
}): StoryEngine & { close(): Promise<void> } {
  const send = (worker: PoolWorker, story: StoryKey) =>
    contentTextAt(db, story.id, story.version).then(
      (text) => worker.send({ text: text ?? null }),
      (error: unknown) => {
        log.warn({ err: error, story: story.id }, "A story could not be read");
        worker.send({ text: null });
      },
    );
  const pool = openWorkerPool<StoryRequest, unknown>({
    start: () => startThread({ file: thread, heapMb: 768 }),
    atOnce: Math.max(1, Math.min(2, availableParallelism())),
    deadlineMs: ({ name }) => (ofWholePlay.has(name) ? playMayTakeMs : lineMayTakeMs),
    preparingMs: preparingMayTakeMs,
    keyOf: ({ story }) => nameOfStory(story),
    whoseOf: ({ by }) => by,
    mostWaiting: 512,
    mostEach: 16,
    waitMs: 20_000,
    idleMs: 45_000,
    keepsOne: true,
    startsAhead: true,
    onMessage: (message, worker) => {
      const { kind, story } = message as StoryAnswer & { story: StoryKey };
      if (kind === ("wanted" as string)) void send(worker, story);
    },
  });
  return {
    run: async (name, story, input, by = "") => {
      try {
        const result = await pool.run({ name, story, input, by });
        if (result === "no such version") throw new NoSuchVersion(story);
        return result as never;
      } catch (error) {
        if (!(error instanceof WorkStopped)) throw error;
        const { fault } = error;
        log.warn({ work: name, story: story.id, fault }, "A story's work was stopped");
        throw fault === "late" ? error : busy();
      }
    },
    close: () => pool.close(),
  };
}
