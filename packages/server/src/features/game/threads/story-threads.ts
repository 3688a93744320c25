import { availableParallelism } from "node:os";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../../../db/open.ts";
import { lastUsed } from "../../../lib/last-used.ts";
import { Problem } from "../../../lib/problem.ts";
import { startThread } from "../../../lib/workers/thread.ts";
import {
  openWorkerPool,
  WorkStopped,
  type PoolWorker,
  type WorkerAnswer,
} from "../../../lib/workers/worker-pool.ts";
import { contentTextAt } from "../../stories/authoring/history.ts";
import type { Trial } from "../test-play/trial.ts";
import type { WrittenStory } from "../test-play/tried-stories.ts";
import type { InputOf, OperationName } from "@katha/play";
import { NoSuchVersion, type StoryEngine, type StoryKey } from "./story-engine.ts";

/** `by`: whose work it is. */
export interface PlayRequest {
  by: string;
  name: OperationName;
  story: StoryKey;
  input: unknown;
}

interface TrialRequest {
  by: string;
  tried: WrittenStory;
  step: Parameters<StoryEngine["tryStory"]>[1];
}

export type StoryRequest = PlayRequest | TrialRequest;

/** What came of it; `refused`: a problem, as plain data. */
export type StoryResult =
  | { value: unknown }
  | { isMissing: true }
  | { refused: Pick<Problem, "status" | "code" | "detail" | "fields" | "headers"> };

/** `wanted`: the thread has not read this story yet. */
export type StoryAnswer = WorkerAnswer<StoryResult> | { kind: "wanted"; story: StoryKey };

export const nameOfStory = ({ id, version }: StoryKey) => `${id} ${version}`;

/** In milliseconds. Waiting and starting count by the clock, the rest in processor time. */
const usualLimits = {
  /** A typed line is made out in some 10 ms; one that takes this long is made to. */
  line: 250,
  /** Reading a whole play again, or all that is remembered of it. */
  play: 5_000,
  /** The largest story of the catalogue takes less than half of it. */
  preparing: 5_000,
  start: 30_000,
  waiting: 20_000,
};

/** Once a line is heard. */
const ofTurn: ReadonlySet<OperationName> = new Set(["tell", "conclude"]);

const ofWholePlay: ReadonlySet<OperationName> = new Set(["follow", "remember"]);

function isTyped({ input }: PlayRequest): boolean {
  const { asking } = (input ?? {}) as Partial<InputOf<"understand">>;
  return asking !== undefined && asking.said !== null;
}

/** It belongs to a turn that has begun, or to a typed line. */
const isUrgent = (request: PlayRequest) => ofTurn.has(request.name) || isTyped(request);

/** What is pressed in a prepared story takes a millisecond or two, what is typed ten times as long. */
const isQuick = (request: PlayRequest) => !ofWholePlay.has(request.name) && !isTyped(request);

function busy(): Problem {
  const detail = "Katha has much to do just now. Nothing is lost: try again in a moment.";
  return new Problem(503, "busy", detail, { headers: { "retry-after": "5" } });
}

/** The facts of the versions that were asked for last are kept: none of them ever changes. */
const mostFacts = 200;

/** Threads that work stories out, so that the thread that answers never does. */
export function openStoryThreads({
  db,
  log,
  thread = new URL("./story-thread.ts", import.meta.url),
  limits = usualLimits,
}: {
  db: Db;
  log: Pick<FastifyBaseLogger, "warn">;
  thread?: URL;
  limits?: typeof usualLimits;
}): StoryEngine & { close(): Promise<void> } {
  const send = (worker: PoolWorker, story: StoryKey) =>
    contentTextAt(db, story.id, story.version).then(
      (text) => worker.send({ text: text ?? null }),
      (error: unknown) => {
        log.warn({ err: error, story: story.id }, "A story could not be read");
        worker.send({ text: null });
      },
    );
  const common = {
    start: () => startThread({ file: thread, heapMb: 768 }),
    startMs: limits.start,
    preparingMs: limits.preparing,
    mostWaiting: 512,
    mostEach: 16,
    waitMs: limits.waiting,
    idleMs: 45_000,
  };
  const plays = openWorkerPool<PlayRequest, StoryResult>({
    ...common,
    atOnce: Math.max(1, Math.min(2, availableParallelism())),
    deadlineMs: ({ name }) => (ofWholePlay.has(name) ? limits.play : limits.line),
    keyOf: ({ story }) => nameOfStory(story),
    isQuick,
    isUrgent,
    whoseOf: ({ by }) => by,
    keepsOne: true,
    startsAhead: true,
    onMessage: (message, worker) => {
      const { kind, story } = message as StoryAnswer & { story: StoryKey };
      if (kind === ("wanted" as string)) void send(worker, story);
    },
  });
  // Authors try what nobody has reviewed: no player waits for that.
  const trials = openWorkerPool<TrialRequest, StoryResult>({
    ...common,
    deadlineMs: limits.line,
    whoseOf: ({ by }) => by,
  });

  async function resultOf(request: StoryRequest, of: object): Promise<unknown> {
    try {
      const result = await ("tried" in request ? trials.run(request) : plays.run(request));
      if ("value" in result) return result.value;
      if ("isMissing" in result && "story" in request) throw new NoSuchVersion(request.story);
      if (!("refused" in result)) throw new Error("A thread gave no result.");
      const { status, code, detail, ...more } = result.refused;
      throw new Problem(status, code, detail, more);
    } catch (error) {
      if (!(error instanceof WorkStopped)) throw error;
      log.warn({ ...of, fault: error.fault }, "A story's work was stopped");
      throw error.fault === "late" ? error : busy();
    }
  }

  const work = (name: OperationName, story: StoryKey, input: unknown, by: string) =>
    resultOf({ name, story, input, by }, { work: name, story: story.id });
  const kept = lastUsed<Promise<unknown>>(mostFacts);
  const factsOf = (story: StoryKey, by: string) => {
    const name = nameOfStory(story);
    return kept.get(name, () => {
      const facts = work("facts", story, null, by);
      // A reading that failed is done again.
      facts.catch(() => kept.forget(name));
      return facts;
    });
  };

  return {
    run: async (name, story, input, by = "") =>
      (await (name === "facts" ? factsOf(story, by) : work(name, story, input, by))) as never,
    tryStory: async (tried, step, by) =>
      (await resultOf({ tried, step, by }, { work: "trial" })) as Trial,
    close: async () => void (await Promise.all([plays.close(), trials.close()])),
  };
}
