import { chancesAmong } from "../../src/understanding/choices/numbers.ts";

/** One line beside the choices of a scene: the evidence for each, and which one was meant. */
export interface Example {
  choices: readonly (readonly number[])[];
  /** The index of the meant one; -1 for none. */
  meant: number;
  /** Its weight. */
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

/** The probability of each choice; the rest of 1 is for none. */
function chancesOf(choices: Example["choices"], weights: readonly number[]): number[] {
  const strengths = choices.map((evidence) =>
    Math.exp(
      Math.min(
        30,
        evidence.reduce((sum, one, at) => sum + one * (weights[at] ?? 0), 0),
      ),
    ),
  );
  return chancesAmong(strengths);
}

/** Logistic regression of one choice out of several or none, by Newton's method; large weights cost a little. */
export function fittedWeights(examples: readonly Example[], cost = 1, steps = 10): number[] {
  const size = examples[0]?.choices[0]?.length ?? 0;
  let weights = Array.from({ length: size }, () => 0);
  for (let step = 0; step < steps; step += 1) {
    const slope = Float64Array.from(weights, (weight) => cost * weight);
    const curve = new Float64Array(size * size);
    for (let at = 0; at < size; at += 1) curve[at * size + at] = cost;
    const bend = (evidence: ArrayLike<number>, times: number) => {
      for (let at = 0; at < size; at += 1) {
        const one = (evidence[at] ?? 0) * times;
        if (one === 0) continue;
        for (let other = 0; other < size; other += 1)
          curve[at * size + other] = (curve[at * size + other] ?? 0) + one * (evidence[other] ?? 0);
      }
    };
    for (const { choices, meant, times } of examples) {
      const chances = chancesOf(choices, weights);
      const mean = new Float64Array(size);
      for (const [own, evidence] of choices.entries()) {
        const chance = chances[own] ?? 0;
        const wrong = times * (chance - (own === meant ? 1 : 0));
        for (const [at, one] of evidence.entries()) {
          slope[at] = (slope[at] ?? 0) + wrong * one;
          mean[at] = (mean[at] ?? 0) + chance * one;
        }
        bend(evidence, times * chance);
      }
      bend(mean, -times);
    }
    const rows = weights.map((_, at) => Array.from(curve.subarray(at * size, (at + 1) * size)));
    const change = solve(rows, Array.from(slope));
    weights = weights.map((weight, at) => weight - (change[at] ?? 0));
  }
  return weights;
}
