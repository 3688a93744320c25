import type { FastifyBaseLogger } from "fastify";
import type { Db, Tx } from "../../db/open.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Ids } from "../../lib/ids.ts";
import type { Narrator } from "@katha/narrator";
import type { Paint } from "./turns/picture.ts";
import type { Works } from "./sessions/works.ts";

/** Where a turn is on its way; told to whoever watches, before it goes on. */
export const turnPoints = ["reserved", "telling", "committing", "settled"] as const;
export type TurnPoint = (typeof turnPoints)[number];

export interface GameDependencies {
  db: Db;
  clock: Clock;
  ids: Ids;
  log: FastifyBaseLogger;
  works: Works;
  narratorFor: (modelKey: string) => Narrator;
  /** Absent where there is no place for pictures: scenes are then told in words. */
  paint: Paint | undefined;
  /** Milliseconds that turns may still take when the server closes; absent: as long as usual. */
  closingMayTakeMs?: number | undefined;
  /** For tests that stop the server at a point. */
  watch: ((point: TurnPoint) => Promise<void>) | undefined;
}

export interface Within {
  tx: Tx;
  clock: Clock;
  ids: Ids;
}
