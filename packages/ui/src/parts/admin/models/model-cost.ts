import type { BoundModel, ModelSetting } from "@katha/api/shapes";

type Prices = Pick<BoundModel, "promptPrice" | "answerPrice">;

/** US dollars for tokens at prices of a million; undefined where a price is not known. */
export function costOf(
  { promptPrice, answerPrice }: Prices,
  promptTokens: number,
  answerTokens: number,
): number | undefined {
  if (promptPrice === null || answerPrice === null) return undefined;
  return (promptPrice * promptTokens + answerPrice * answerTokens) / 1_000_000;
}

/** What a thousand turns like those of the last seven days cost at the provider that is asked first. */
export function thousandTurns(model: ModelSetting): number | undefined {
  const [first] = model.bound;
  if (first === undefined || model.turns === 0) return undefined;
  const whole = costOf(first, model.promptTokens, model.completionTokens);
  return whole === undefined ? undefined : (whole / model.turns) * 1_000;
}
