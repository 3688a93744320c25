import type { Tree } from "../choices/weighing/trees.ts";
import type { Example } from "./logistic-regression.ts";

/** What is known of each choice of each example, by kind of evidence. */
interface Rows {
  kinds: readonly string[];
  /** Where a kind is cut: each bin is what is between two cuts. */
  cuts: number[][];
  /** Which bin of a kind each row is in. */
  binned: Uint8Array[];
  /** How likely each choice is so far, as a logarithm. */
  scores: Float64Array;
  /** By how much that is wrong, and how soon it would be right. */
  wrong: Float64Array;
  bend: Float64Array;
}

const trees = 100;
const depth = 4;
/** How much of what a tree finds is added: many small steps learn better than a few large ones. */
const rate = 0.1;
/** A leaf that little is known of says little, and one that stands for less than this is none. */
const cost = 5;
const leastOfLeaf = 20;

const bins = 48;
const binsOfRare = 12;

/** Values from all over a sorted list. */
const quantiles = (sorted: Float32Array, count: number) =>
  Array.from({ length: count - 1 }, (_, at) =>
    sorted.at(Math.floor(((at + 1) * sorted.length) / count)),
  ).filter((value) => value !== undefined);

/** Halfway between values from all over it; of what is mostly 0, the rest has some of its own. */
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
  const [wrong, bend] = [new Float64Array(all.length), new Float64Array(all.length)];
  return { kinds, cuts, binned, scores, wrong, bend };
}

/** How wrong each choice's score is, of one choice out of several or none. */
function judge({ scores, wrong, bend }: Rows, examples: readonly Example[]): void {
  let row = 0;
  for (const { choices, meant, times } of examples) {
    const strengths = choices.map((_, own) => Math.exp(scores[row + own] ?? 0));
    const whole = strengths.reduce((sum, one) => sum + one, 1);
    for (const [own, strength] of strengths.entries()) {
      const chance = strength / whole;
      wrong[row + own] = times * (chance - (own === meant ? 1 : 0));
      bend[row + own] = times * chance * (1 - chance);
    }
    row += choices.length;
  }
}

interface Cut {
  kind: number;
  bin: number;
  gain: number;
}

/** Where rows are best cut in two: where most of what is wrong could be righted on either side. */
function bestCut({ cuts, binned, wrong, bend }: Rows, rows: Int32Array): Cut | undefined {
  const righted = (sum: number, bends: number) => (sum * sum) / (bends + cost);
  const all = totalOf({ wrong, bend }, rows);
  let best: Cut | undefined;
  for (const [kind, column] of binned.entries()) {
    const count = cuts[kind]?.length ?? 0;
    const sums = new Float64Array(count + 1);
    const bends = new Float64Array(count + 1);
    for (const row of rows) {
      const bin = column[row] ?? 0;
      sums[bin] = (sums[bin] ?? 0) + (wrong[row] ?? 0);
      bends[bin] = (bends[bin] ?? 0) + (bend[row] ?? 0);
    }
    const left = { wrong: 0, bend: 0 };
    for (let bin = 0; bin < count; bin += 1) {
      left.wrong += sums[bin] ?? 0;
      left.bend += bends[bin] ?? 0;
      const right = { wrong: all.wrong - left.wrong, bend: all.bend - left.bend };
      if (left.bend < leastOfLeaf || right.bend < leastOfLeaf) continue;
      const gain = righted(left.wrong, left.bend) + righted(right.wrong, right.bend);
      if (gain > (best?.gain ?? righted(all.wrong, all.bend))) best = { kind, bin, gain };
    }
  }
  return best;
}

function totalOf({ wrong, bend }: Pick<Rows, "wrong" | "bend">, rows: Int32Array) {
  const total = { wrong: 0, bend: 0 };
  for (const row of rows) {
    total.wrong += wrong[row] ?? 0;
    total.bend += bend[row] ?? 0;
  }
  return total;
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** A tree of what is wrong with these rows; what it says is added to their scores. */
function grow(all: Rows, rows: Int32Array, deeper: number): Tree {
  const cut = deeper === 0 ? undefined : bestCut(all, rows);
  if (cut === undefined) {
    const { wrong, bend } = totalOf(all, rows);
    const said = rounded((-rate * wrong) / (bend + cost), 3);
    for (const row of rows) all.scores[row] = (all.scores[row] ?? 0) + said;
    return said;
  }
  const isLeft = (row: number) => (all.binned[cut.kind]?.[row] ?? 0) <= cut.bin;
  return [
    all.kinds[cut.kind] ?? "",
    rounded(all.cuts[cut.kind]?.[cut.bin] ?? 0, 4),
    grow(all, rows.filter(isLeft), deeper - 1),
    grow(
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
export function boostedTrees(
  kinds: readonly string[],
  examples: readonly Example[],
  begin: string,
): Tree[] {
  const all = rowsOf(kinds, examples, begin);
  const rows = Int32Array.from(all.scores, (_, at) => at);
  return Array.from({ length: trees }, () => {
    judge(all, examples);
    return grow(all, rows, depth);
  });
}
