import {
  allBuiltIn,
  builtInNarrator,
  openNarrators,
  ownKeyFaultOf,
  type Narrator,
  type OwnKeyFault,
} from "@katha/narrator";
import type { FastifyBaseLogger } from "fastify";
import { ownKeyModel } from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import type { Clock } from "../../../lib/clock.ts";
import type { BoundModels } from "../bound-models.ts";
import { bindingTo, providerOf, type OwnKeyProviders } from "./reached.ts";
import { findOwnKey } from "./repo.ts";

export interface OwnNarrator {
  narrator: Narrator;
  /** The last fault so far, where there was one. */
  fault: () => OwnKeyFault | null;
}

/** Readers' own keys, as turns use them. */
export interface OwnKeys {
  /** Whether a turn of this reader may ask their key, as it stands. */
  stateOf: (db: Db, userId: string) => Promise<"asked" | "off" | "missing">;
  /**
   * Their own model, opened for one turn: what is known of one reader's key counts for no other, and not for the site's
   * providers. Undefined where they have none that could tell.
   */
  narratorOf: (userId: string) => Promise<OwnNarrator | undefined>;
}

export function ownKeysInTurns(needs: {
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, "warn">;
  boundModels: Pick<BoundModels, "ownKeysAllowed">;
  ownKeyProviders: OwnKeyProviders;
}): OwnKeys {
  const { clock, log, boundModels, ownKeyProviders } = needs;
  return {
    stateOf: async (db, userId) => {
      if (!boundModels.ownKeysAllowed()) return "off";
      const row = await findOwnKey(db, userId);
      return row?.model == null ? "missing" : "asked";
    },
    narratorOf: async (userId) => {
      const row = await findOwnKey(needs.db, userId);
      const provider = row && providerOf(ownKeyProviders, row);
      if (row?.model == null || provider === undefined) return undefined;
      let fault: OwnKeyFault | null = null;
      const { narratorFor } = openNarrators({
        bindings: {
          ...allBuiltIn,
          providers: { [row.provider]: provider },
          text: { [ownKeyModel]: [bindingTo(row.provider, row.model)] },
        },
        builtIn: builtInNarrator,
        clock,
        log,
        isImageModel: () => false,
        fetchPicture: () => Promise.reject(new Error("A teller paints nothing.")),
        onFault: (one) => {
          fault = ownKeyFaultOf(one);
        },
      });
      return { narrator: narratorFor(ownKeyModel), fault: () => fault };
    },
  };
}
