/** English that is plainly not English: for tests of layout. `en` to everything that asks for a language. */
export const pseudoLocale = "en-XA";

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const accented = "åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ";
/** How much longer than English other languages run. */
const growth = 0.4;

/** Accents on every letter, brackets around every piece, and two fifths more of it; blanks stay as they are. */
export function pseudo(text: string): string {
  const letters = text.replace(/\{\w+\}/g, "").length;
  const told = text
    .split(/(\{\w+\})/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/[a-z]/gi, accent)))
    .join("");
  return `[${told}${filler(Math.ceil(letters * growth))}]`;
}

const accent = (letter: string) => accented[plain.indexOf(letter)] ?? letter;

/** Breaks where words would. */
function filler(length: number): string {
  return length === 0
    ? ""
    : ` ${"łöñĝ "
        .repeat(Math.ceil(length / 5))
        .trim()
        .slice(0, length)}`;
}
