interface Steps {
  columnStep: number;
  rowStep: number;
}

/** A map with more rows than this is folded into columns. */
const rowsUnfolded = 18;
/** The intended ratio of width to height of a folded map. */
const shape = 1.6;

interface Fold {
  rows: readonly (readonly number[])[];
  left: number;
  width: number;
}

function folded(
  rows: readonly (readonly number[])[],
  x: Float64Array,
  count: number,
  { columnStep }: Steps,
): Fold[] {
  const each = Math.ceil(rows.length / count);
  return Array.from({ length: Math.ceil(rows.length / each) }, (_, fold): Fold => {
    const own = rows.slice(fold * each, (fold + 1) * each);
    let [left, right] = [Infinity, -Infinity];
    for (const at of own.flat()) {
      left = Math.min(left, x[at] ?? 0);
      right = Math.max(right, x[at] ?? 0);
    }
    return { rows: own, left, width: right - left + 2 * columnStep };
  });
}

function shapeOf(folds: readonly Fold[], { rowStep }: Steps): number {
  const height = (folds[0]?.rows.length ?? 1) * rowStep;
  return folds.reduce((sum, { width }) => sum + width, 0) / height;
}

function bestFolds(rows: readonly (readonly number[])[], x: Float64Array, steps: Steps): Fold[] {
  let best = folded(rows, x, 1, steps);
  for (let count = 2; rows.length / count >= rowsUnfolded / 2; count += 1) {
    if (rows.length <= rowsUnfolded || shapeOf(best, steps) >= shape) break;
    best = folded(rows, x, count, steps);
  }
  return best;
}

/** The position of each item when the rows are folded into columns. */
export function foldedRows(
  rows: readonly (readonly number[])[],
  x: Float64Array,
  steps: Steps,
): { at: number; left: number; row: number }[] {
  if (rows.length === 0) return [];
  let shift = 0;
  return bestFolds(rows, x, steps).flatMap(({ rows: own, left, width }) => {
    const from = shift - left;
    shift += width;
    return own.flatMap((row, index) =>
      row.map((at) => ({ at, left: (x[at] ?? 0) + from, row: index })),
    );
  });
}
