/** The principal axes of symmetric `matrix`, by turning it until nothing is left beside its diagonal; the longest first. */
function principalAxes(matrix: number[][]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row) => [...row]);
  const axes = rows.map((_, at) => rows.map((_row, other) => (at === other ? 1 : 0)));
  const get = (table: number[][], row: number, column: number) => table[row]?.[column] ?? 0;
  const set = (table: number[][], row: number, column: number, value: number) => {
    const own = table[row];
    if (own) own[column] = value;
  };
  for (let sweep = 0; sweep < 12; sweep += 1)
    for (let left = 0; left < size; left += 1)
      for (let right = left + 1; right < size; right += 1) {
        const off = get(rows, left, right);
        if (Math.abs(off) < 1e-12) continue;
        const theta = (get(rows, right, right) - get(rows, left, left)) / (2 * off);
        const tangent = Math.sign(theta || 1) / (Math.abs(theta) + Math.hypot(theta, 1));
        const cosine = 1 / Math.hypot(tangent, 1);
        const sine = tangent * cosine;
        for (let at = 0; at < size; at += 1) {
          const [one, two] = [get(rows, at, left), get(rows, at, right)];
          set(rows, at, left, cosine * one - sine * two);
          set(rows, at, right, sine * one + cosine * two);
        }
        for (let at = 0; at < size; at += 1) {
          const [one, two] = [get(rows, left, at), get(rows, right, at)];
          set(rows, left, at, cosine * one - sine * two);
          set(rows, right, at, sine * one + cosine * two);
          const [first, second] = [get(axes, at, left), get(axes, at, right)];
          set(axes, at, left, cosine * first - sine * second);
          set(axes, at, right, sine * first + cosine * second);
        }
      }
  const order = rows.map((_, at) => at).toSorted((a, b) => get(rows, b, b) - get(rows, a, a));
  return order.map((column) => axes.map((row) => row[column] ?? 0));
}

/** Vectors along their principal axes; the very longest say what all words share, and may be dropped. */
export function fewerDimensions(
  vectors: readonly Float64Array[],
  { dropped, kept }: { dropped: number; kept: number },
): Float64Array[] {
  const size = vectors[0]?.length ?? 0;
  const units = vectors.map((vector) => {
    const length = Math.hypot(...vector) || 1;
    return vector.map((one) => one / length);
  });
  const mean = Array.from(
    { length: size },
    (_, at) => units.reduce((sum, vector) => sum + (vector[at] ?? 0), 0) / units.length,
  );
  const centred = units.map((vector) => vector.map((one, at) => one - (mean[at] ?? 0)));
  const spread = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
  for (const vector of centred)
    for (let left = 0; left < size; left += 1) {
      const row = spread[left] ?? [];
      const own = vector[left] ?? 0;
      for (let right = 0; right < size; right += 1)
        row[right] = (row[right] ?? 0) + own * (vector[right] ?? 0);
    }
  const axes = principalAxes(spread).slice(dropped, dropped + kept);
  return centred.map((vector) =>
    Float64Array.from(axes, (axis) =>
      axis.reduce((sum, one, at) => sum + one * (vector[at] ?? 0), 0),
    ),
  );
}
