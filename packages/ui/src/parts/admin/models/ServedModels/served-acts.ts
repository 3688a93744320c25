import type { Act, BoundModel, ServedModel } from "../model-settings.ts";

export interface ServedActs {
  /** Changes who serves a name: order, options, who is left. */
  onRebind: (to: ServedModel, bound: readonly BoundModel[]) => Act;
  /** Sets a price; null: as usual. */
  onPrice: (of: ServedModel, coins: number | null) => Act;
  /** Hears a bound model. */
  onHear: (bound: BoundModel) => void;
}
