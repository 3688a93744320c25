import { arabic, devanagari } from "../../languages/letters.ts";

const inPairs = (pairs: string) =>
  new Map(pairs.split(" ").map((pair): [string, string] => [pair.charAt(0), pair.slice(2)]));
const ofIndia = inPairs(devanagari);
const ofUrdu = inPairs(arabic);

const firstOf = 0x0900;
const lastOf = 0x0d7f;
const scriptSize = 0x80;

/** The scripts of India keep the same letter at the same place, each in its own block. */
function asDevanagari(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  if (code < firstOf || code > lastOf) return letter;
  return String.fromCodePoint(firstOf + ((code - firstOf) % scriptSize));
}

export const isLatin = (token: string) => /^[a-z]/u.test(token);
export const isDevanagari = (token: string) => /^[\u0900-\u097F]/u.test(token);

/** A word of any script of India or of Urdu in Latin letters. */
export const inLatin = (token: string) =>
  Array.from(token, (each) => ofUrdu.get(each) ?? ofIndia.get(asDevanagari(each)) ?? "").join("");
