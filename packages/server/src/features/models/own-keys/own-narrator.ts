import {
  allBuiltIn,
  builtInNarrator,
  openNarrators,
  ownKeyFaultOf,
  type Narrator,
  type OwnKeyFault,
} from "@katha/narrator";
import type { FastifyBaseLogger } from "fastify";
import { ownModelKey } from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import type { Clock } from "../../../lib/clock.ts";
import { bindingTo, providerOf, type OwnKeyProviders } from "./reached.ts";
import { findOwnKey } from "./repo.ts";

export interface OwnNarrator {
  narrator: Narrator;
  /** The last fault so far, where there was one. */
  fault: () => OwnKeyFault | null;
}

interface OwnNarratorNeeds extends OwnKeyProviders {
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, "warn">;
}

/**
 * A reader's own model, opened for one turn: what is known of one reader's key counts for no other, and not for the
 * site's providers. Undefined where they have none that could tell.
 */
export async function ownNarratorOf(
  needs: OwnNarratorNeeds,
  userId: string,
): Promise<OwnNarrator | undefined> {
  const { db, clock, log } = needs;
  const row = await findOwnKey(db, userId);
  const provider = row && providerOf(needs, row);
  if (row?.model == null || provider === undefined) return undefined;
  let fault: OwnKeyFault | null = null;
  const { narratorFor } = openNarrators({
    bindings: {
      ...allBuiltIn,
      providers: { [row.provider]: provider },
      text: { [ownModelKey]: [bindingTo(row.provider, row.model)] },
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
  return { narrator: narratorFor(ownModelKey), fault: () => fault };
}

/** Whether a turn may ask the reader's own key, as it stands. */
export async function ownKeyState(
  db: Db,
  userId: string,
  { isAllowed }: { isAllowed: boolean },
): Promise<"asked" | "off" | "missing"> {
  if (!isAllowed) return "off";
  const row = await findOwnKey(db, userId);
  return row?.model == null ? "missing" : "asked";
}
