/**
 * Makes vectors of whole sentences: near ones mean the same, whichever words they use.
 *
 * It answers later, since a model runs on threads of its own. What understands a line is pure and does not wait, so who
 * takes a turn encodes the line and the choices first and hands the vectors in.
 */
export interface Encoder {
  /** Of each text its vector, of length 1. */
  encode: (texts: readonly string[]) => Promise<Float32Array[]>;
  /** Frees the model's memory. */
  close: () => Promise<void>;
}

/** How near two sentences are, from -1 to 1. */
export function similarity(left: Float32Array, right: Float32Array): number {
  let sum = 0;
  for (const [at, one] of left.entries()) sum += one * (right[at] ?? 0);
  return sum;
}
