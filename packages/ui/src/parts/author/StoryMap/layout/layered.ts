import type { Place } from "../model.ts";
import { slipHeight, slipWidth } from "../stage/geometry.ts";

export interface Linked {
  id: string;
  choices: readonly { target: string }[];
}

export const columnStep = slipWidth + 40;
export const rowStep = slipHeight + 76;
/** A map that is taller than this many rows is folded into columns, as a long letter is. */
const rowsUnfolded = 18;
/** How much wider than high a folded map shall be. */
const shape = 1.6;
const sweeps = 8;

interface Ways {
  onward: number[][];
  back: number[][];
}

interface Orders {
  /** As one comes to them, taking the first choice first. */
  met: readonly number[];
  /** Each before all that it leads on to. */
  onwards: readonly number[];
}

/** The links that lead onwards, those left out that lead back to a scene on the way there. */
function waysOf(nodes: readonly Linked[], start: string): { ways: Ways; orders: Orders } {
  const numbers = new Map(nodes.map(({ id }, number) => [id, number]));
  const all = nodes.map(({ choices }, from) => {
    const targets = choices.map(({ target }) => numbers.get(target) ?? from);
    return [...new Set(targets)].filter((to) => to !== from);
  });
  const comeTo = new Set(all.flat());
  const first = numbers.get(start);
  const roots = [
    ...(first === undefined ? [] : [first]),
    ...[...nodes.keys()].filter((number) => !comeTo.has(number)),
    ...nodes.keys(),
  ];
  const ways: Ways = { onward: nodes.map(() => []), back: nodes.map(() => []) };
  const state = new Uint8Array(nodes.length);
  const tried = new Int32Array(nodes.length);
  const [met, left]: [number[], number[]] = [[], []];
  for (const root of roots) {
    if (state[root] !== 0) continue;
    const path = [root];
    state[root] = 1;
    met.push(root);
    for (let at = path.at(-1); at !== undefined; at = path.at(-1)) {
      const next = all[at]?.[tried[at] ?? 0];
      tried[at] = (tried[at] ?? 0) + 1;
      if (next === undefined) {
        state[at] = 2;
        left.push(at);
        path.pop();
      } else if (state[next] !== 1) {
        ways.onward[at]?.push(next);
        ways.back[next]?.push(at);
        if (state[next] === 0) {
          state[next] = 1;
          met.push(next);
          path.push(next);
        }
      }
    }
  }
  return { ways, orders: { met, onwards: left.toReversed() } };
}

/** Each scene a row below the lowest of those that lead to it. */
function rowsOf({ onward }: Ways, { met, onwards }: Orders): number[][] {
  const row = onward.map(() => 0);
  for (const at of onwards)
    for (const next of onward[at] ?? []) row[next] = Math.max(row[next] ?? 0, (row[at] ?? 0) + 1);
  const rows: number[][] = [];
  for (const at of met) (rows[row[at] ?? 0] ??= []).push(at);
  return rows;
}

/** Puts a row where its neighbours would have it, as near as the slips' width lets it. */
function settle(row: number[], wish: (at: number) => number, x: Float64Array): void {
  const wishes = new Map(row.map((at) => [at, wish(at)]));
  row.sort((left, right) => (wishes.get(left) ?? 0) - (wishes.get(right) ?? 0));
  const fromLeft: number[] = [];
  for (const at of row)
    fromLeft.push(Math.max(wishes.get(at) ?? 0, (fromLeft.at(-1) ?? -Infinity) + columnStep));
  let right = Number.POSITIVE_INFINITY;
  for (const [index, at] of [...row.entries()].toReversed()) {
    right = Math.min(wishes.get(at) ?? 0, right - columnStep);
    x[at] = (right + (fromLeft[index] ?? 0)) / 2;
  }
}

function columnsOf(rows: number[][], { onward, back }: Ways): Float64Array {
  const x = new Float64Array(onward.length);
  for (const row of rows) for (const [index, at] of row.entries()) x[at] = index * columnStep;
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    const down = sweep % 2 === 0;
    const near = down ? back : onward;
    const wish = (at: number) => {
      const all = near[at] ?? [];
      if (all.length === 0) return x[at] ?? 0;
      return all.reduce((sum, one) => sum + (x[one] ?? 0), 0) / all.length;
    };
    for (const row of down ? rows : rows.toReversed()) settle(row, wish, x);
  }
  return x;
}

interface Fold {
  rows: number[][];
  left: number;
  width: number;
}

function folded(rows: number[][], x: Float64Array, count: number): Fold[] {
  const each = Math.ceil(rows.length / count);
  return Array.from({ length: Math.ceil(rows.length / each) }, (_, fold): Fold => {
    const own = rows.slice(fold * each, (fold + 1) * each);
    const all = own.flat().map((at) => x[at] ?? 0);
    // Not by spreading: a story may have more scenes than a call takes arguments.
    const left = all.reduce((least, one) => Math.min(least, one), Infinity);
    const right = all.reduce((most, one) => Math.max(most, one), -Infinity);
    return { rows: own, left, width: right - left + 2 * columnStep };
  });
}

function shapeOf(folds: readonly Fold[]): number {
  const height = (folds[0]?.rows.length ?? 1) * rowStep;
  return folds.reduce((sum, { width }) => sum + width, 0) / height;
}

function bestFolds(rows: number[][], x: Float64Array): Fold[] {
  let best = folded(rows, x, 1);
  for (let count = 2; rows.length / count >= rowsUnfolded / 2; count += 1) {
    if (rows.length <= rowsUnfolded || shapeOf(best) >= shape) break;
    best = folded(rows, x, count);
  }
  return best;
}

/**
 * A place for every scene: rows by how far the story has come, within a row near those that lead
 * there, and long stories in columns side by side.
 */
export function layered(nodes: readonly Linked[], start: string): Map<string, Place> {
  const { ways, orders } = waysOf(nodes, start);
  const rows = rowsOf(ways, orders);
  const x = columnsOf(rows, ways);
  const places = new Map<string, Place>();
  let shift = 0;
  for (const { rows: own, left, width } of rows.length === 0 ? [] : bestFolds(rows, x)) {
    for (const [index, row] of own.entries())
      for (const at of row)
        places.set(nodes[at]?.id ?? "", {
          x: Math.round((x[at] ?? 0) - left + shift),
          y: index * rowStep,
        });
    shift += width;
  }
  return places;
}
