import {
  builtInNarrator,
  createProviderRecords,
  openNarrators,
  type Bindings,
  type Limits,
  type Narrator,
  type Narrators,
  type RemotePainter,
  type Writer,
} from "@katha/narrator";
import type { Db } from "../../db/open.ts";
import { keepReading, type KeptReading } from "../../db/kept-reading.ts";
import type { Signals } from "../../db/signals.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Secret } from "../../lib/secret.ts";
import type { PictureFetcher } from "../media/index.ts";
import { findModel, type ModelKind } from "./book.ts";
import { budgetsOf, type Budgets } from "./budgets/budgets.ts";
import { costBy, type TurnCost } from "./budgets/cost.ts";
import type { OwnModelsToBind } from "./own-models.ts";
import { bindingsOf } from "./settings/bindings.ts";
import { findSettings, type SettingRows } from "./settings/repo.ts";

interface BoundModelsNeeds {
  db: Db;
  clock: Clock;
  secret: Secret;
  signals: Signals;
  log: { warn: (fields: object, message: string) => void };
  /** What KATHA_MODELS binds. */
  file: Bindings;
  /** Asks the addresses that administrators typed. */
  fetch: typeof globalThis.fetch;
  fetchPicture: PictureFetcher;
  /** Where a model is given less or more time than usual. */
  limits?: Partial<Limits> | undefined;
}

/** Who tells and who paints now. A change is in force as soon as its signal arrives; turns that are being told end as they began. */
export interface BoundModels extends KeptReading {
  narratorFor: (modelKey: string) => Narrator;
  painterFor: (modelKey: string) => RemotePainter | undefined;
  servedBy: Narrators["servedBy"];
  providerStatusOf: Narrators["providerStatusOf"];
  writer: () => Writer | undefined;
  priceOf: (kind: ModelKind, modelKey: string) => number | undefined;
  /** What models may cost in a day. */
  budgets: () => Budgets;
  costOf: (turn: TurnCost) => number | undefined;
  /** Whether readers may use keys of their own. */
  ownKeysAllowed: () => boolean;
  bindings: () => Bindings;
  /** Undefined where Katha brings none. */
  ownModelsToBind: () => OwnModelsToBind | undefined;
  /** From now on they can be bound and asked. */
  useOwnModels: (own: OwnModelsToBind) => void;
}

const nothingSet: SettingRows = {
  providers: [],
  bindings: [],
  prices: [],
  budgets: [],
  permissions: [],
};

/** Until it is first reloaded, only what KATHA_MODELS binds is in force. */
export function openBoundModels(needs: BoundModelsNeeds): BoundModels {
  const { db, clock, secret, signals, log, file, fetch, fetchPicture, limits } = needs;
  const records = createProviderRecords(clock);
  let own: OwnModelsToBind | undefined;
  const inForce = (rows: SettingRows) => {
    const bindings = bindingsOf(rows, { file, secret, fetch, own: own?.provider });
    const narrators = openNarrators({
      bindings,
      builtIn: builtInNarrator,
      isImageModel: (key) => findModel("image", key) !== undefined,
      clock,
      log,
      fetchPicture,
      records,
      ...(limits && { limits }),
    });
    const prices = new Map(
      rows.prices.map(({ kind, model_key, credit_cost }) => [`${kind} ${model_key}`, credit_cost]),
    );
    const budgets = budgetsOf(rows.budgets);
    const ownKeysAllowed = rows.permissions.some(({ is_given }) => is_given);
    return {
      ownKeysAllowed,
      bindings,
      narrators,
      prices,
      budgets,
      costOf: costBy(rows.bindings),
    };
  };
  let set = nothingSet;
  let now = inForce(set);
  const kept = keepReading({
    signals,
    about: "models_changed",
    read: () => findSettings(db),
    take: (rows) => {
      set = rows;
      now = inForce(set);
    },
    onFault: (error) => log.warn({ err: error }, "What models are bound could not be read"),
  });
  return {
    narratorFor: (key) => now.narrators.narratorFor(key),
    painterFor: (key) => now.narrators.painterFor(key),
    servedBy: (key) => now.narrators.servedBy(key),
    providerStatusOf: (key) => now.narrators.providerStatusOf(key),
    writer: () => now.narrators.writer,
    priceOf: (kind, key) => now.prices.get(`${kind} ${key}`),
    budgets: () => now.budgets,
    costOf: (turn) => now.costOf(turn),
    ownKeysAllowed: () => now.ownKeysAllowed,
    bindings: () => now.bindings,
    ownModelsToBind: () => own,
    useOwnModels: (brought) => {
      own = brought;
      now = inForce(set);
    },
    ...kept,
  };
}
