import { readFileSync } from "node:fs";
import { plainForms } from "./inflections.ts";
import { stem } from "./stems.ts";

/** Where a word stands among others by what it is used with: near words of a like meaning. Its length is 1. */
export type Vector = Float32Array;

const dimensions = 48;

function read(): ReadonlyMap<string, Vector> {
  const file = (name: string) => readFileSync(new URL(`vectors/${name}`, import.meta.url));
  const bytes = file("vectors.bin");
  const words = file("words.txt").toString("utf8").trim().split("\n");
  return new Map(
    words.map((word, at) => {
      const own = new Int8Array(bytes.buffer, bytes.byteOffset + at * dimensions, dimensions);
      return [word, unitOf(Float32Array.from(own))];
    }),
  );
}

function unitOf(vector: Vector): Vector {
  let sum = 0;
  for (const one of vector) sum += one * one;
  const size = Math.sqrt(sum) || 1;
  return vector.map((one) => one / size);
}

/** How near two words are, from -1 to 1. */
export function nearness(left: Vector, right: Vector): number {
  let sum = 0;
  for (let at = 0; at < dimensions; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
}

/** The way that several vectors point together; none where there are none. */
export function together(
  vectors: readonly (readonly [vector: Vector, weight: number])[],
): Vector | undefined {
  if (vectors.length === 0) return undefined;
  const sum = new Float32Array(dimensions);
  for (const [vector, weight] of vectors)
    for (let at = 0; at < dimensions; at += 1)
      sum[at] = (sum[at] ?? 0) + weight * (vector[at] ?? 0);
  return unitOf(sum);
}

let table: ReadonlyMap<string, Vector> | undefined;
let stems: ReadonlyMap<string, Vector> | undefined;

/** The vector of an English word in any of its forms. */
export function vectorOf(token: string): Vector | undefined {
  table ??= read();
  const own = table.get(token);
  if (own) return own;
  for (const form of plainForms(token)) {
    const vector = table.get(form);
    if (vector) return vector;
  }
  return undefined;
}

/** The vector of an English word by its stem; of words with the same stem the commonest one's. */
export function vectorOfStem(stemmed: string): Vector | undefined {
  table ??= read();
  stems ??= new Map([...table].toReversed().map(([word, vector]) => [stem(word), vector]));
  return stems.get(stemmed);
}
