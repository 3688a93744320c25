import { chancesAmong } from "../../src/understanding/choices/numbers.ts";
import type { Tree } from "../../src/understanding/choices/weighing/weighing.ts";
import type { Example } from "./logistic-regression.ts";

/** The evidence of each choice of each example, in columns by kind. */
interface Rows {
  /** The cuts of each kind; a bin lies between two cuts. */
  cuts: number[][];
  /** Which bin of a kind each row is in. */
  binned: Uint8Array[];
  /** The current score of each choice, in log-odds. */
  scores: Float64Array;
  /** The first and second derivative of the loss by each score. */
  gradient: Float64Array;
  hessian: Float64Array;
}

const trees = 100;
const depth = 4;
/** The learning rate: many small steps learn better than a few large ones. */
const learningRate = 0.1;
/** Regularisation of leaves with little data, and the least weight of a leaf. */
const cost = 5;
const leastOfLeaf = 20;

const bins = 48;
const binsOfRare = 12;

/** Evenly spread values of a sorted list. */
const quantiles = (sorted: Float32Array, count: number) =>
  Array.from({ length: count - 1 }, (_, at) =>
    sorted.at(Math.floor(((at + 1) * sorted.length) / count)),
  ).filter((value) => value !== undefined);

/** Cuts halfway between evenly spread values; where most are 0, the rest gets cuts of its own. */
function cutsOf(values: Float32Array): number[] {
  const sorted = values.toSorted();
  const some = new Set([
    ...quantiles(sorted, bins),
    ...quantiles(
      sorted.filter((value) => value !== 0),
      binsOfRare,
    ),
  ]);
  const own = [...some].toSorted((left, right) => left - right);
  return own.slice(1).map((value, at) => (value + (own[at] ?? value)) / 2);
}

function binOf(cuts: readonly number[], value: number): number {
  const at = cuts.findIndex((cut) => value <= cut);
  return at < 0 ? cuts.length : at;
}

function rowsOf(kinds: readonly string[], examples: readonly Example[], begin: string): Rows {
  const all = examples.flatMap(({ choices }) => choices);
  const columns = kinds.map((_, kind) => Float32Array.from(all, (row) => row[kind] ?? 0));
  const cuts = columns.map(cutsOf);
  const binned = columns.map((column, kind) =>
    Uint8Array.from(column, (value) => binOf(cuts[kind] ?? [], value)),
  );
  const scores = Float64Array.from(columns[kinds.indexOf(begin)] ?? []);
  const [gradient, hessian] = [new Float64Array(all.length), new Float64Array(all.length)];
  return { cuts, binned, scores, gradient, hessian };
}

/** The derivatives of the loss of one choice out of several or none. */
function differentiate({ scores, gradient, hessian }: Rows, examples: readonly Example[]): void {
  let row = 0;
  for (const { choices, meant, times } of examples) {
    const chances = chancesAmong(choices.map((_, own) => Math.exp(scores[row + own] ?? 0)));
    for (const [own, chance] of chances.entries()) {
      gradient[row + own] = times * (chance - (own === meant ? 1 : 0));
      hessian[row + own] = times * chance * (1 - chance);
    }
    row += choices.length;
  }
}

interface Cut {
  kind: number;
  bin: number;
  gain: number;
}

interface Derivatives {
  gradient: number;
  hessian: number;
}

/** The gain of a leaf for these rows. */
const gainOf = ({ gradient, hessian }: Derivatives) => (gradient * gradient) / (hessian + cost);

/** The split with the largest gain. */
function bestCut(all: Rows, rows: Int32Array): Cut | undefined {
  const whole = totalOf(all, rows);
  let best: Cut | undefined;
  for (const [kind, column] of all.binned.entries()) {
    const count = all.cuts[kind]?.length ?? 0;
    const gradients = new Float64Array(count + 1);
    const hessians = new Float64Array(count + 1);
    for (const row of rows) {
      const bin = column[row] ?? 0;
      gradients[bin] = (gradients[bin] ?? 0) + (all.gradient[row] ?? 0);
      hessians[bin] = (hessians[bin] ?? 0) + (all.hessian[row] ?? 0);
    }
    const left = { gradient: 0, hessian: 0 };
    for (let bin = 0; bin < count; bin += 1) {
      left.gradient += gradients[bin] ?? 0;
      left.hessian += hessians[bin] ?? 0;
      const right = {
        gradient: whole.gradient - left.gradient,
        hessian: whole.hessian - left.hessian,
      };
      if (left.hessian < leastOfLeaf || right.hessian < leastOfLeaf) continue;
      const gain = gainOf(left) + gainOf(right);
      if (gain > (best?.gain ?? gainOf(whole))) best = { kind, bin, gain };
    }
  }
  return best;
}

function totalOf({ gradient, hessian }: Rows, rows: Int32Array): Derivatives {
  const total = { gradient: 0, hessian: 0 };
  for (const row of rows) {
    total.gradient += gradient[row] ?? 0;
    total.hessian += hessian[row] ?? 0;
  }
  return total;
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** Fits a tree to the residuals of these rows and adds it to their scores. */
function grow<Kind extends string>(
  kinds: readonly Kind[],
  all: Rows,
  rows: Int32Array,
  deeper: number,
): Tree<Kind> {
  const cut = deeper === 0 ? undefined : bestCut(all, rows);
  if (cut === undefined) {
    const { gradient, hessian } = totalOf(all, rows);
    const value = rounded((-learningRate * gradient) / (hessian + cost), 3);
    for (const row of rows) all.scores[row] = (all.scores[row] ?? 0) + value;
    return value;
  }
  const isLeft = (row: number) => (all.binned[cut.kind]?.[row] ?? 0) <= cut.bin;
  return [
    kinds[cut.kind] as Kind,
    rounded(all.cuts[cut.kind]?.[cut.bin] ?? 0, 4),
    grow(kinds, all, rows.filter(isLeft), deeper - 1),
    grow(
      kinds,
      all,
      rows.filter((row) => !isLeft(row)),
      deeper - 1,
    ),
  ];
}

/**
 * Gradient boosting: trees that say together how much likelier or less likely a choice is than the kind of evidence
 * `begin` says, of one choice out of several or none.
 */
export function boostedTrees<Kind extends string>(
  kinds: readonly Kind[],
  examples: readonly Example[],
  begin: Kind,
): Tree<Kind>[] {
  const all = rowsOf(kinds, examples, begin);
  const rows = Int32Array.from(all.scores, (_, at) => at);
  return Array.from({ length: trees }, () => {
    differentiate(all, examples);
    return grow(kinds, all, rows, depth);
  });
}
