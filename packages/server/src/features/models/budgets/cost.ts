import type { Usage } from "@katha/narrator";
import { setBindings } from "../settings/bindings.ts";
import type { SettingRows } from "../settings/repo.ts";

export interface TurnCost {
  /** The name under which it was told. */
  model: string;
  /** Who told it, as `provider/model`. */
  servedBy: string;
  usage: Usage;
}

/**
 * What a turn costs at the provider, at the prices that are set; undefined where they are not. A turn for which several
 * were asked in vain is counted at the price of the dearest.
 */
export function costBy(rows: SettingRows["bindings"]): (turn: TurnCost) => number | undefined {
  const texts = rows.filter(({ kind }) => kind === "text");
  return ({ model, servedBy, usage }) => {
    const row =
      texts.find(({ model_key }) => model_key === model) ??
      texts.find(({ model_key }) => model_key === "*");
    const bound = setBindings(row?.bound ?? []);
    const told = bound.filter((one) => `${one.provider}/${one.model}` === servedBy);
    const costs = (told.length > 0 ? told : bound).flatMap(({ prompt_price, answer_price }) =>
      prompt_price === null || answer_price === null
        ? []
        : [(prompt_price * usage.promptTokens + answer_price * usage.completionTokens) / 1_000_000],
    );
    return costs.length === 0 ? undefined : Math.max(...costs);
  };
}
