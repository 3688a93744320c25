import type { FastifyBaseLogger } from "fastify";
import type { Db, Tx } from "../../db/open.ts";
import type { Reads } from "../../db/reads.ts";
import type { Signals } from "../../db/signals.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Ids } from "../../lib/ids.ts";
import type { Presence } from "../../servers/presence.ts";
import type { Narrator } from "@katha/narrator";
import type { Budgets, OfferedModels, OwnKeys, TurnCost } from "../models/index.ts";
import type { Quotas } from "../quotas/quotas.ts";
import type { Paint } from "./turns/pictures/paint.ts";
import type { PlayableStories } from "./threads/playable-stories.ts";
import type { StoryEngine } from "./threads/story-engine.ts";

/** Stages of a turn that tests can stop at. */
export type TurnPoint = "reserved" | "telling" | "committing" | "settled" | "kept";

export interface GameDependencies {
  db: Db;
  reads: Reads;
  clock: Clock;
  ids: Ids;
  jobs: JobQueue;
  log: FastifyBaseLogger;
  signals: Signals;
  servers: Pick<Presence, "id" | "isAlive" | "hasOthers">;
  /** Works out everything that follows from a story's scenes. */
  engine: StoryEngine;
  /** Whole stories, for narrators that are models. */
  playableStories: PlayableStories;
  narratorFor: (modelKey: string) => Narrator;
  /** With their prices here. */
  models: () => OfferedModels;
  /** What models may cost in a day. */
  budgets: () => Budgets;
  /** What a provider asks for a turn; undefined where its price is not known. */
  costOf: (turn: TurnCost) => number | undefined;
  ownKeys: OwnKeys;
  paint: Paint;
  /** Limits on what a player stores. */
  quotas: Pick<Quotas, "refuseMore">;
  /** How long a closing server waits for running turns, in milliseconds. */
  closingMayTakeMs?: number | undefined;
  /** For tests that stop the server at a stage. */
  watch?: ((point: TurnPoint) => Promise<void>) | undefined;
}

/** What reading a play takes. */
export type PlayNeeds = Pick<GameDependencies, "db" | "engine">;

export interface InTransaction {
  tx: Tx;
  clock: Clock;
  ids: Ids;
}
