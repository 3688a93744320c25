/** One choice beside one line: what speaks for it, and whether it was meant. */
export interface Example {
  evidence: readonly number[];
  isMeant: boolean;
  /** How often it counts. */
  times: number;
}

/** Solves `matrix * x = right` by elimination. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (const [at, own] of rows.entries()) {
    const first = own[at] ?? 1;
    for (let column = at; column < own.length; column += 1)
      own[column] = (own[column] ?? 0) / first;
    for (const [other, row] of rows.entries()) {
      const times = row[at] ?? 0;
      if (other === at || times === 0) continue;
      for (let column = at; column < row.length; column += 1)
        row[column] = (row[column] ?? 0) - times * (own[column] ?? 0);
    }
  }
  return rows.map((row) => row.at(-1) ?? 0);
}

export const chanceOf = (sum: number) => 1 / (1 + Math.exp(-sum));

/** Logistic regression by Newton's method; large weights cost a little. */
export function fittedWeights(examples: readonly Example[], cost = 1, steps = 10): number[] {
  const size = examples[0]?.evidence.length ?? 0;
  let weights = Array.from({ length: size }, () => 0);
  for (let step = 0; step < steps; step += 1) {
    const slope = weights.map((weight) => cost * weight);
    const curve = weights.map((_, at) =>
      weights.map((_weight, other) => (at === other ? cost : 0)),
    );
    for (const { evidence, isMeant, times } of examples) {
      const chance = chanceOf(evidence.reduce((sum, one, at) => sum + one * (weights[at] ?? 0), 0));
      const bend = times * chance * (1 - chance);
      for (const [at, one] of evidence.entries()) {
        if (one === 0) continue;
        slope[at] = (slope[at] ?? 0) + times * (chance - (isMeant ? 1 : 0)) * one;
        const row = curve[at] ?? [];
        for (const [other, value] of evidence.entries())
          if (value !== 0) row[other] = (row[other] ?? 0) + bend * one * value;
      }
    }
    const change = solve(curve, slope);
    weights = weights.map((weight, at) => weight - (change[at] ?? 0));
  }
  return weights;
}
