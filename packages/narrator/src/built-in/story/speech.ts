/** What opens and closes speech in a story. */
export type Quotes = readonly [open: string, close: string];

/** Everything said in a text, by the marks that its story puts around speech. */
const speeches: Readonly<Record<string, RegExp>> = {
  '"': /"([^"]*)"/gu,
  "“": /“([^”]*)”/gu,
  "”": /”([^“]*)“/gu,
  "«": /«([^»]*)»/gu,
};
export const speechIn = ([open]: Quotes): RegExp => speeches[open] ?? /"([^"]*)"/gu;

/** Urdu opens with what English closes with, so the first mark decides. */
export function quotesOf(text: string): Quotes {
  const first = /[“”«"]/u.exec(text)?.[0];
  if (first === "“") return ["“", "”"];
  if (first === "”") return ["”", "“"];
  if (first === "«") return ["«", "»"];
  return ['"', '"'];
}

/** What is said, with the comma before "he said" made a full stop. */
export function linesSpoken(text: string, language: string, quotes: Quotes): string[] {
  const stop = language === "hi" || language === "bn" ? "।" : language === "ur" ? "۔" : ".";
  const found = Array.from(text.matchAll(speechIn(quotes)), ([, line = ""]) => line.trim());
  // A sentence that somebody's "she said" cuts in two goes on in small letters.
  const whole = found.filter(
    (line, at) => !(/[,،]$/u.test(line) && /^\p{Ll}/u.test(found[at + 1] ?? "")),
  );
  return whole
    .map((line) => line.replace(/[,،]$/u, stop))
    .filter(
      (line) =>
        /[.!?।۔…]$/u.test(line) &&
        !/^\p{Ll}/u.test(line) &&
        line.length <= 120 &&
        line.split(/\s+/u).length >= 3,
    );
}
