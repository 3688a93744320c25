import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../../../db/open.ts";
import type { Clock } from "../../../lib/clock.ts";
import type { BoundModels } from "../bound-models.ts";
import { ownKeyState, ownNarratorOf, type OwnNarrator } from "./own-narrator.ts";
import type { OwnKeyProviders } from "./reached.ts";

/** Readers' own keys, as turns use them. */
export interface OwnKeys {
  /** Whether a turn of this reader may ask their key. */
  stateOf: (db: Db, userId: string) => Promise<"asked" | "off" | "missing">;
  /** What tells with it; undefined where it is gone. */
  narratorOf: (userId: string) => Promise<OwnNarrator | undefined>;
}

export function ownKeysInTurns(needs: {
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, "warn">;
  boundModels: Pick<BoundModels, "ownKeysAllowed">;
  ownKeyProviders: OwnKeyProviders;
}): OwnKeys {
  const { boundModels, ownKeyProviders, ...rest } = needs;
  return {
    stateOf: (db, userId) => ownKeyState(db, userId, { isAllowed: boundModels.ownKeysAllowed() }),
    narratorOf: (userId) => ownNarratorOf({ ...rest, ...ownKeyProviders }, userId),
  };
}
