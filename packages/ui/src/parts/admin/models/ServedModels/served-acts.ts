import type { BoundModel, ModelSetting } from "@katha/api/shapes";
import type { Act, ModelKind } from "../model-settings.ts";

export interface ServedActs {
  /** Changes who serves a name: order, options, who is left. */
  onRebind: (to: ModelSetting, bound: readonly BoundModel[]) => Act;
  /** Sets a price; null: as usual. */
  onPriceChange: (of: ModelSetting, coins: number | null) => Act;
  /** Has a bound model tell or paint a sample. */
  onHear: (bound: BoundModel, kind: ModelKind) => void;
}
