import { readFileSync } from "node:fs";
import { onnxEncoder, similarity, type Encoder } from "../src/encoder/index.ts";
import {
  bareStories,
  typedLinesFolder,
  type CatalogueStory,
} from "../src/testing/stories/catalogue-stories.ts";
import {
  nearness,
  together,
  vectorOf,
  type Vector,
} from "../src/understanding/words/word-vectors.ts";

/**
 * How often the choice that a stranger meant is the nearest of its scene, and how often one of the two nearest, by the
 * vectors of words and by a sentence encoder where a folder with one is named:
 *
 *     npx node --conditions=@katha/source packages/narrator/tools/nearest-choices.ts [FOLDER]
 */
const [folder] = process.argv.slice(2);

interface Typed {
  said: string;
  /** The choices of the scene, the one that is meant first. */
  choices: readonly string[];
}

function typedAt({ slug, graph }: CatalogueStory): Typed[] {
  const file = new URL(`${slug}/typed-lines.txt`, typedLinesFolder);
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((row) => {
      const [node = "", meant = "", said = ""] = row.split("\t");
      const choices = graph.nodes[node]?.choices.map(({ text }) => text) ?? [];
      const own = /^\d+$/u.test(meant) ? choices[Number(meant)] : undefined;
      if (own === undefined || choices.length < 2) return [];
      return [{ said, choices: [own, ...choices.filter((_, at) => at !== Number(meant))] }];
    });
}

const wordsIn = (text: string) => text.toLowerCase().match(/[a-z]+/gu) ?? [];

/** A line's vector: rare words of the story say more of it than common ones. */
function lineVectors({ graph }: CatalogueStory): (text: string) => Vector | undefined {
  const counts = new Map<string, number>();
  let all = 1;
  for (const { text, choices } of Object.values(graph.nodes))
    for (const word of wordsIn([text, ...choices.map((one) => one.text)].join(" "))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
      all += 1;
    }
  return (text) =>
    together(
      wordsIn(text).flatMap((word) => {
        const vector = vectorOf(word);
        const weight = Math.log(all / ((counts.get(word) ?? 0) + 1));
        return vector === undefined ? [] : [[vector, weight] as const];
      }),
    );
}

type Nearness = (said: string, choice: string) => number;

function byWords(story: CatalogueStory): Nearness {
  const vectorOfLine = lineVectors(story);
  return (said, choice) => {
    const [left, right] = [vectorOfLine(said), vectorOfLine(choice)];
    return left === undefined || right === undefined ? 0 : nearness(left, right);
  };
}

async function byEncoder(encoder: Encoder, lines: readonly Typed[]): Promise<Nearness> {
  const texts = [...new Set(lines.flatMap(({ said, choices }) => [said, ...choices]))];
  const vectors = await encoder.encode(texts);
  const known = new Map(texts.map((text, at) => [text, vectors[at] ?? new Float32Array()]));
  const of = (text: string) => known.get(text) ?? new Float32Array();
  return (said, choice) => similarity(of(said), of(choice));
}

/** How many choices are as near as the one that is meant, which is the first. */
function rankOf({ said, choices }: Typed, near: Nearness): number {
  const [own = 0, ...others] = choices.map((choice) => near(said, choice));
  return others.filter((one) => one >= own).length;
}

const ranks = { words: [] as number[], encoder: [] as number[], both: [] as number[] };
let chance = 0;
const encoder = folder === undefined ? undefined : await onnxEncoder(folder);
for (const story of bareStories().filter(({ language }) => language === "en")) {
  const lines = typedAt(story);
  const words = byWords(story);
  const whole = encoder && (await byEncoder(encoder, lines));
  for (const line of lines) {
    chance += 1 / line.choices.length;
    ranks.words.push(rankOf(line, words));
    if (whole === undefined) continue;
    ranks.encoder.push(rankOf(line, whole));
    const sum: Nearness = (said, choice) => words(said, choice) + whole(said, choice);
    ranks.both.push(rankOf(line, sum));
  }
}
await encoder?.close();

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
process.stdout.write(
  `${ranks.words.length} English lines, by chance ${percent(chance / ranks.words.length)}\n`,
);
for (const [name, all] of Object.entries(ranks)) {
  const within = (most: number) => all.filter((rank) => rank < most).length / all.length;
  if (all.length > 0)
    process.stdout.write(`${name}: nearest ${percent(within(1))}, of two ${percent(within(2))}\n`);
}
