import type { Point } from "@katha/storygraph";
import { portOf, cardHeight, cardWidth } from "./geometry.ts";
import { foldedRows } from "./folds.ts";
import { traverse, type Linked } from "./links.ts";

const gap = 40;
export const columnStep = cardWidth + gap;
export const rowStep = cardHeight + 64;
/** The width that a passing edge takes in a row. */
const edgeWidth = 12;
/** An edge across more rows than this is not routed around cards. */
const longestClear = 8;
/** Alternating down and up, ending with down. */
const sweeps = 9;

/** An item of a row: a card, or an edge that passes to a later row. */
interface RowItem {
  at: number;
  width: number;
}
interface Tie {
  to: number;
  /** The edge's offset from the middle of the upper card. */
  aside: number;
}

/** The rows with cards and passing edges, and their links. */
function rowsOf(nodes: readonly Linked[], start: string) {
  const { forwardLinks, visitOrder, topologicalOrder } = traverse(nodes, start);
  const rowOf = nodes.map(() => 0);
  for (const from of topologicalOrder)
    for (const { to } of forwardLinks[from] ?? [])
      rowOf[to] = Math.max(rowOf[to] ?? 0, (rowOf[from] ?? 0) + 1);
  const rows: RowItem[][] = [];
  const above: Tie[][] = [];
  const below: Tie[][] = [];
  const tie = (from: number, to: number, aside: number) => {
    (below[from] ??= []).push({ to, aside: -aside });
    (above[to] ??= []).push({ to: from, aside });
  };
  let edges = nodes.length;
  for (const from of visitOrder) {
    const row = rowOf[from] ?? 0;
    (rows[row] ??= []).push({ at: from, width: columnStep });
    const choices = nodes[from]?.choices.length ?? 0;
    for (const { to, choice } of forwardLinks[from] ?? []) {
      const aside = portOf({ x: -cardWidth / 2, y: 0 }, choice, choices).x;
      const last = rowOf[to] ?? 0;
      if (last - row > longestClear) tie(from, to, aside);
      else {
        let before = from;
        for (let passed = row + 1; passed < last; passed += 1) {
          (rows[passed] ??= []).push({ at: edges, width: edgeWidth });
          tie(before, edges, before === from ? aside : 0);
          before = edges;
          edges += 1;
        }
        tie(before, to, before === from ? aside : 0);
      }
    }
  }
  return { rows, above, below, count: edges };
}

const apart = (one: RowItem, other: RowItem | undefined) => (one.width + (other?.width ?? 0)) / 2;

/** Places a row as close to the positions wanted by its neighbours as the widths allow. */
function settle(row: RowItem[], wish: (at: number) => number, x: Float64Array): void {
  const wishes = new Map(row.map(({ at }) => [at, wish(at)]));
  const wished = ({ at }: RowItem) => wishes.get(at) ?? 0;
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
 * A layered layout: rows by distance from the start, ordered to be near their predecessors
 * and clear of passing edges; long stories are folded into columns.
 */
export function layered(nodes: readonly Linked[], start: string): Map<string, Point> {
  const layers = rowsOf(nodes, start);
  const x = columnsOf(layers);
  const cards = layers.rows.map((row) => row.flatMap(({ at }) => (at < nodes.length ? [at] : [])));
  const places = new Map<string, Point>();
  for (const { at, left, row } of foldedRows(cards, x, { columnStep, rowStep }))
    places.set(nodes[at]?.id ?? "", { x: Math.round(left), y: row * rowStep });
  return places;
}
