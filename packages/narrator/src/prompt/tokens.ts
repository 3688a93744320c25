/**
 * A careful estimate of tokens, in hundredths and letter by letter, so that the whole never costs
 * more than its parts. Calibrated against cl100k_base, which is poorer in Indian scripts than what
 * newer models have: they read the same text with a third of the tokens.
 */
const hundredths = 100;

function weightOf(code: number): number {
  if (code < 0x80) return asciiWeight(code);
  // Latin with accents, Greek, Cyrillic.
  if (code < 0x5_90) return 110;
  // Hebrew, Arabic, Urdu.
  if (code < 0x9_00) return 130;
  // Devanagari to Sinhala: three bytes a letter, about a token and a third.
  if (code < 0xe_00) return 150;
  // Marks of typography: dashes, quotation marks, the ellipsis.
  if (code >= 0x20_00 && code < 0x20_70) return 110;
  if (code >= 0x30_00 && code < 0xa0_00) return 200;
  return code > 0xff_ff ? 400 : 300;
}

function asciiWeight(code: number): number {
  const isLetter = (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  if (isLetter || code === 32) return 32;
  return 100;
}

function weigh(text: string): number {
  let sum = 0;
  for (const letter of text) sum += weightOf(letter.codePointAt(0) ?? 0);
  return sum;
}

export function tokensIn(text: string): number {
  return Math.ceil(weigh(text) / hundredths);
}

export const cutMark = " […]";
const markTokens = tokensIn(cutMark);

function headWithin(text: string, tokens: number): string {
  let left = tokens * hundredths;
  let at = 0;
  for (const letter of text) {
    left -= weightOf(letter.codePointAt(0) ?? 0);
    if (left < 0) break;
    at += letter.length;
  }
  return text.slice(0, at);
}

function tailWithin(text: string, tokens: number): string {
  const letters = Array.from(text);
  let left = tokens * hundredths;
  let from = letters.length;
  while (from > 0) {
    left -= weightOf(letters[from - 1]?.codePointAt(0) ?? 0);
    if (left < 0) break;
    from -= 1;
  }
  return letters.slice(from).join("");
}

/** The text if it is within so many tokens, else its beginning and a mark that it was cut. */
export function cutTo(text: string, tokens: number): string {
  if (tokensIn(text) <= tokens) return text;
  if (tokens < markTokens) return "";
  const head = headWithin(text, tokens - markTokens);
  return head.slice(0, lastBlank(head)) + cutMark;
}

/** As `cutTo`, but keeps the end. */
export function cutToEnd(text: string, tokens: number): string {
  if (tokensIn(text) <= tokens) return text;
  if (tokens < markTokens) return "";
  const tail = tailWithin(text, tokens - markTokens);
  const blank = tail.search(/\s/);
  return cutMark.trimStart() + (blank === -1 || blank > 80 ? ` ${tail}` : tail.slice(blank));
}

/** A blank not far before the end, so that words stay whole; the end where there is none. */
function lastBlank(head: string): number {
  const blank = head.search(/\s\S*$/);
  return blank === -1 || head.length - blank > 80 ? head.length : blank;
}
