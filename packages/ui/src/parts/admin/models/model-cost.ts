import type { ServedModel } from "./model-settings.ts";

interface Prices {
  promptPrice: number | null;
  answerPrice: number | null;
}

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
export function thousandTurns(model: ServedModel): number | undefined {
  const [first] = model.bound;
  if (first === undefined || model.turns === 0) return undefined;
  const whole = costOf(first, model.promptTokens, model.completionTokens);
  return whole === undefined ? undefined : (whole / model.turns) * 1_000;
}
