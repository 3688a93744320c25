/** Letters of Devanagari as they are typed in Latin ones, breath and the silent vowel left out. */
const devanagari = new Map(
  (
    "क:k ख:k ग:g घ:g ङ:n च:c छ:c ज:j झ:j ञ:n ट:t ठ:t ड:d ढ:d ण:n त:t थ:t द:d ध:d न:n प:p फ:p ब:b भ:b म:m य:y र:r ल:l ळ:l " +
    "व:v श:s ष:s स:s ह:h ं:n इ:i ई:i उ:u ऊ:u ए:e ऐ:e ओ:o औ:o ऋ:ri ि:i ी:i ु:u ू:u े:e ै:e ो:o ौ:o ृ:ri"
  )
    .split(" ")
    .map((pair): [string, string] => [pair.charAt(0), pair.slice(2)]),
);

/** The same of Urdu, where a vowel is hardly ever written. */
const arabic = new Map(
  (
    "ب:b پ:p ت:t ٹ:t ث:s ج:j چ:c ح:h خ:k د:d ڈ:d ذ:j ر:r ڑ:d ز:j ژ:j س:s ش:s ص:s ض:j ط:t ظ:j غ:g ف:p ق:k ک:k ك:k گ:g ل:l م:m ن:n ں:n و:v " +
    "ہ:h ه:h ی:i ي:i ے:e ئ:i ؤ:o"
  )
    .split(" ")
    .map((pair): [string, string] => [pair.charAt(0), pair.slice(2)]),
);

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
  Array.from(token, (each) => arabic.get(each) ?? devanagari.get(asDevanagari(each)) ?? "").join(
    "",
  );
