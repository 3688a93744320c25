/** Scales a vector to length 1, in place. */
export function toUnit(vector: Float64Array): Float64Array {
  const size = Math.hypot(...vector) || 1;
  for (const [at, one] of vector.entries()) vector[at] = one / size;
  return vector;
}

const dot = (left: Float64Array, right: Float64Array) => {
  let sum = 0;
  for (const [at, one] of left.entries()) sum += one * (right[at] ?? 0);
  return sum;
};

function subtract(from: Float64Array, axis: Float64Array, part: number): void {
  for (const [at, one] of axis.entries()) from[at] = (from[at] ?? 0) - part * one;
}

/** The direction along which vectors differ most, by power iteration. */
function longestAxis(vectors: readonly Float64Array[], size: number): Float64Array {
  let axis = toUnit(new Float64Array(size).fill(1));
  for (let round = 0; round < 40; round += 1) {
    const sum = new Float64Array(size);
    for (const vector of vectors) subtract(sum, vector, -dot(vector, axis));
    axis = toUnit(sum);
  }
  return axis;
}

/** Takes from unit vectors what all words share, in place: their mean and the `axes` along which they differ most. */
export function withoutCommonPart(vectors: readonly Float64Array[], axes: number): void {
  const size = vectors[0]?.length ?? 0;
  const mean = new Float64Array(size);
  for (const vector of vectors) subtract(mean, vector, -1 / vectors.length);
  for (const vector of vectors) subtract(vector, mean, 1);
  for (let taken = 0; taken < axes; taken += 1) {
    const axis = longestAxis(vectors, size);
    for (const vector of vectors) subtract(vector, axis, dot(vector, axis));
  }
}
