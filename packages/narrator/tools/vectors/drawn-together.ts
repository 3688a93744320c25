import type { Meanings } from "./wordnet.ts";

/** How much a word keeps of its own place. */
const own = 2;
const rounds = 8;
const apart = 0.3;

/** Draws words that may mean the same together, and words that mean the opposite apart. */
export function drawnTogether(
  words: readonly string[],
  vectors: readonly Float64Array[],
  { alike, opposite }: Meanings,
): Float64Array[] {
  const at = new Map(words.map((word, index) => [word, index]));
  const neighbours = words.map((): [number, number][] => []);
  const link = (from: string, to: string, weight: number) => {
    const [left, right] = [at.get(from), at.get(to)];
    if (left === undefined || right === undefined) return;
    neighbours[left]?.push([right, weight]);
  };
  for (const [from, to, weight] of alike) link(from, to, weight);
  for (const [from, to] of opposite) link(from, to, -apart);
  const unit = (vector: Float64Array) => {
    const size = Math.hypot(...vector) || 1;
    return vector.map((one) => one / size);
  };
  const first = vectors.map(unit);
  let now = first;
  for (let round = 0; round < rounds; round += 1)
    now = now.map((_, index) => {
      const links = neighbours[index] ?? [];
      const whole = links.reduce((sum, [, weight]) => sum + Math.max(0, weight), 0);
      const share = whole > 1 ? 1 / whole : 1;
      const sum = (first[index] ?? new Float64Array()).map((one) => one * own);
      for (const [other, weight] of links) {
        const vector = now[other] ?? sum;
        const part = weight < 0 ? weight : weight * share;
        for (let each = 0; each < sum.length; each += 1)
          sum[each] = (sum[each] ?? 0) + part * (vector[each] ?? 0);
      }
      return unit(sum);
    });
  return now;
}
