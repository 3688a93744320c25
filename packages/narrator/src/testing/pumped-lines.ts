import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { array, constantFrom, integer, record, sample } from "fast-check";

const understanding = path.resolve(import.meta.dirname, "../understanding");
/** Words that are only looked up one by one, and tests. */
const withoutPatterns = /^words\/|\.test\.ts$/u;
const comments = /^ *(?:\/\*|\*|\/\/).*$/gmu;

/** What stands for a kind of character in a pattern, and no word. */
const classes = /\\[a-z](?:\{[^}]*\})?/giu;

/** Every word of the patterns that lines are understood by, and of lists beside them, of all languages. */
function knownWords(): string[] {
  const files = readdirSync(understanding, { recursive: true, encoding: "utf8" });
  const words = files
    .filter((file) => file.endsWith(".ts") && !withoutPatterns.test(file))
    .map((file) => readFileSync(path.join(understanding, file), "utf8"))
    .flatMap(
      (text) =>
        text
          .replaceAll(comments, "")
          .replaceAll(classes, " ")
          .match(/[\p{L}\p{M}']+/gu) ?? [],
    );
  return [...new Set(words)].toSorted();
}

/** Blanks and marks of every kind, and what joins letters. */
const between = [" ", "  ", "\t", "\n", "\u00A0", ", ", "-", "…", "।", "'", "\u200D", "? ", ""];
/** Nothing is found up to the last of these. */
const ends = ["1", "", "x!", "?"];

const repeated = (words: readonly string[], mark: string, times: number, end: string) =>
  words
    .map((word) => word + mark)
    .join("")
    .repeat(times) + end;

/** Each word by itself again and again, so that whatever doubles with each never ends. */
export function linesOfOneWord(): string[] {
  return knownWords().map((word) => repeated([word], " ", 30, "1"));
}

/** So many lines of one to three words, again and again; the same for the same seed. */
export function pumpedLines(seed: number, count: number): string[] {
  const pumps = record({
    words: array(constantFrom(...knownWords()), { minLength: 1, maxLength: 3 }),
    mark: constantFrom(...between),
    times: integer({ min: 10, max: 100 }),
    end: constantFrom(...ends),
  });
  return sample(pumps, { seed, numRuns: count }).map(({ words, mark, times, end }) =>
    repeated(words, mark, times, end),
  );
}
