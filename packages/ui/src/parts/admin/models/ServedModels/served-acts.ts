import type { Act, BoundModel, ModelKind, ServedModel } from "../model-settings.ts";

export interface ServedActs {
  /** Changes who serves a name: order, options, who is left. */
  onRebind: (to: ServedModel, bound: readonly BoundModel[]) => Act;
  /** Sets a price; null: as usual. */
  onPrice: (of: ServedModel, coins: number | null) => Act;
  /** Has a bound model tell or paint a sample. */
  onHear: (bound: BoundModel, kind: ModelKind) => void;
}
