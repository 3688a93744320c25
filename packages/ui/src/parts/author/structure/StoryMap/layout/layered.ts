import type { Place } from "../model/model.ts";
import { knotOf, slipHeight, slipWidth } from "../stage/geometry.ts";
import { foldedRows } from "./folds.ts";
import { waysOf, type Linked } from "./ways.ts";

const gap = 40;
export const columnStep = slipWidth + gap;
export const rowStep = slipHeight + 64;
/** A thread that passes a row takes so much of its width. */
const threadWidth = 12;
/** One that passes more rows than this is not kept clear of slips. */
const longestClear = 8;
/** Down and up by turns, and down at last. */
const sweeps = 9;

/** What stands in a row: a slip, or a thread on its way to a later one. */
interface Standing {
  at: number;
  width: number;
}
interface Tie {
  to: number;
  /** How far from the middle of the slip above its thread leaves it. */
  aside: number;
}

/** The rows, with threads among the slips that they pass, and what is tied to what. */
function rowsOf(nodes: readonly Linked[], start: string) {
  const { onward, met, onwards } = waysOf(nodes, start);
  const rowOf = nodes.map(() => 0);
  for (const from of onwards)
    for (const { to } of onward[from] ?? [])
      rowOf[to] = Math.max(rowOf[to] ?? 0, (rowOf[from] ?? 0) + 1);
  const rows: Standing[][] = [];
  const above: Tie[][] = [];
  const below: Tie[][] = [];
  const tie = (from: number, to: number, aside: number) => {
    (below[from] ??= []).push({ to, aside: -aside });
    (above[to] ??= []).push({ to: from, aside });
  };
  let threads = nodes.length;
  for (const from of met) {
    const row = rowOf[from] ?? 0;
    (rows[row] ??= []).push({ at: from, width: columnStep });
    const choices = nodes[from]?.choices.length ?? 0;
    for (const { to, choice } of onward[from] ?? []) {
      const aside = knotOf({ x: -slipWidth / 2, y: 0 }, choice, choices).x;
      const last = rowOf[to] ?? 0;
      if (last - row > longestClear) tie(from, to, aside);
      else {
        let before = from;
        for (let passed = row + 1; passed < last; passed += 1) {
          (rows[passed] ??= []).push({ at: threads, width: threadWidth });
          tie(before, threads, before === from ? aside : 0);
          before = threads;
          threads += 1;
        }
        tie(before, to, before === from ? aside : 0);
      }
    }
  }
  return { rows, above, below, count: threads };
}

const apart = (one: Standing, other: Standing | undefined) => (one.width + (other?.width ?? 0)) / 2;

/** Puts a row where its neighbours would have it, as near as the widths let it. */
function settle(row: Standing[], wish: (at: number) => number, x: Float64Array): void {
  const wishes = new Map(row.map(({ at }) => [at, wish(at)]));
  const wished = ({ at }: Standing) => wishes.get(at) ?? 0;
  row.sort((left, right) => wished(left) - wished(right));
  const fromLeft: number[] = [];
  for (const [index, one] of row.entries()) {
    const least = (fromLeft[index - 1] ?? -Infinity) + apart(one, row[index - 1]);
    fromLeft.push(Math.max(wished(one), least));
  }
  let right = Number.POSITIVE_INFINITY;
  for (const [index, one] of [...row.entries()].toReversed()) {
    right = Math.min(wished(one), right - apart(one, row[index + 1]));
    x[one.at] = (right + (fromLeft[index] ?? 0)) / 2;
  }
}

function columnsOf({ rows, above, below, count }: ReturnType<typeof rowsOf>): Float64Array {
  const x = new Float64Array(count);
  for (const row of rows) {
    let left = 0;
    for (const { at, width } of row) {
      x[at] = left + width / 2;
      left += width;
    }
  }
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    const down = sweep % 2 === 0;
    const ties = down ? above : below;
    const wish = (at: number) => {
      const all = ties[at] ?? [];
      if (all.length === 0) return x[at] ?? 0;
      return all.reduce((sum, { to, aside }) => sum + (x[to] ?? 0) + aside, 0) / all.length;
    };
    for (const row of down ? rows : rows.toReversed()) settle(row, wish, x);
  }
  return x;
}

/**
 * A place for every scene: rows by how far the story has come, within a row near those that lead
 * there and clear of the threads that pass, and long stories in columns side by side.
 */
export function layered(nodes: readonly Linked[], start: string): Map<string, Place> {
  const standing = rowsOf(nodes, start);
  const x = columnsOf(standing);
  const slips = standing.rows.map((row) =>
    row.flatMap(({ at }) => (at < nodes.length ? [at] : [])),
  );
  const places = new Map<string, Place>();
  for (const { at, left, row } of foldedRows(slips, x, { columnStep, rowStep }))
    places.set(nodes[at]?.id ?? "", { x: Math.round(left), y: row * rowStep });
  return places;
}
