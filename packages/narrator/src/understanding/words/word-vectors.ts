import { lruCache } from "../../lib/lru-cache.ts";
import { bytesOf, textOf } from "../../lib/tables/read-table.ts";
import { plainForms } from "./inflections.ts";
import { stem } from "./stems.ts";

/** Where a word stands among others by what it is used with: near words of a like meaning. Its length is 1. */
export type Vector = Float32Array;

const dimensions = 100;

/** The table, one byte a number, and the row of each of its words, the commonest first. */
interface Table {
  numbers: Int8Array;
  rows: ReadonlyMap<string, number>;
}

let table: Table | undefined;

function read(): Table {
  const bytes = bytesOf(new URL("vectors/vectors.bin", import.meta.url));
  const text = textOf(new URL("vectors/words.txt", import.meta.url), "latin1");
  const words = text.trim().split("\n");
  return {
    numbers: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length),
    rows: new Map(words.map((word, at) => [word, at])),
  };
}

function unitOf(vector: Vector): Vector {
  let sum = 0;
  for (const one of vector) sum += one * one;
  const size = Math.sqrt(sum) || 1;
  return vector.map((one) => one / size);
}

const vectors = lruCache<Vector>(5_000);

function vectorAt(row: number, { numbers }: Table): Vector {
  const from = row * dimensions;
  return vectors(`${row}`, () =>
    unitOf(Float32Array.from(numbers.subarray(from, from + dimensions))),
  );
}

/** How near two words are, from -1 to 1. */
export function nearness(left: Vector, right: Vector): number {
  let sum = 0;
  for (let at = 0; at < dimensions; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
}

/** The way that several vectors point together; none where there are none. */
export function together(
  all: readonly (readonly [vector: Vector, weight: number])[],
): Vector | undefined {
  if (all.length === 0) return undefined;
  const sum = new Float32Array(dimensions);
  for (const [vector, weight] of all)
    for (let at = 0; at < dimensions; at += 1)
      sum[at] = (sum[at] ?? 0) + weight * (vector[at] ?? 0);
  return unitOf(sum);
}

function rowOf(token: string, { rows }: Table): number | undefined {
  const known = [token, ...plainForms(token)].find((form) => rows.has(form));
  return known === undefined ? undefined : rows.get(known);
}

/** The vector of an English word in any of its forms. */
export function vectorOf(token: string): Vector | undefined {
  table ??= read();
  const row = rowOf(token, table);
  return row === undefined ? undefined : vectorAt(row, table);
}

/** How many English words are commoner than a word in any of its forms. */
export function rankOf(token: string): number {
  table ??= read();
  return rowOf(token, table) ?? Number.POSITIVE_INFINITY;
}

let stems: ReadonlyMap<string, number> | undefined;

/** The vector of an English word by its stem; of words with the same stem the commonest one's. */
export function vectorOfStem(stemmed: string): Vector | undefined {
  table ??= read();
  stems ??= new Map([...table.rows].toReversed().map(([word, row]) => [stem(word), row]));
  const row = stems.get(stemmed);
  return row === undefined ? undefined : vectorAt(row, table);
}
