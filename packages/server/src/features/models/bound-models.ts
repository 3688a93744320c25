import type {
  Bindings,
  Narrator,
  Narrators,
  Provider,
  RemotePainter,
  Writer,
} from "@katha/narrator";
import type { Db } from "../../db/open.ts";
import { keepReading, type KeptReading } from "../../db/kept-reading.ts";
import type { Signals } from "../../db/signals.ts";
import type { Secret } from "../../lib/secret.ts";
import type { ModelKind } from "./book.ts";
import { budgetsOf, type Budgets } from "./budgets/budgets.ts";
import { costBy, type TurnCost } from "./budgets/cost.ts";
import { bindingsOf } from "./settings/bindings.ts";
import { findSettings, type SettingRows } from "./settings/repo.ts";

interface BoundModelsNeeds {
  db: Db;
  secret: Secret;
  signals: Signals;
  /** What KATHA_MODELS binds. */
  file: Bindings;
  /** Asks the addresses that administrators typed. */
  fetch: typeof globalThis.fetch;
  /** Asks the models that were brought; undefined where there are none. */
  own: Provider | undefined;
  open: (bindings: Bindings) => Narrators;
  onFault: (error: unknown) => void;
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
  const { db, secret, signals, file, fetch, own, open, onFault } = needs;
  const inForce = (rows: SettingRows) => {
    const bindings = bindingsOf(rows, { file, secret, fetch, own });
    const prices = new Map(
      rows.prices.map(({ kind, model_key, credit_cost }) => [`${kind} ${model_key}`, credit_cost]),
    );
    const budgets = budgetsOf(rows.budgets);
    const ownKeysAllowed = rows.permissions.some(({ is_given }) => is_given);
    return {
      ownKeysAllowed,
      bindings,
      narrators: open(bindings),
      prices,
      budgets,
      costOf: costBy(rows.bindings),
    };
  };
  let now = inForce(nothingSet);
  const kept = keepReading({
    signals,
    about: "models_changed",
    read: () => findSettings(db),
    take: (rows) => {
      now = inForce(rows);
    },
    onFault,
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
    ...kept,
  };
}
