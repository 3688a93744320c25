const indic =
  "\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}";
const viramas = "\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca";
const joiners = "[\\u200c\\u200d]";

/** Joiners that change how a word looks: after a virama, between letters of an Indic script, in Urdu, in emoji. */
const written = [
  `(?<=[${viramas}])${joiners}`,
  `(?<=[${indic}])${joiners}(?=[${indic}])`,
  "(?<=\\p{sc=Arab})\\u200c(?=\\p{sc=Arab})",
  "(?<=\\p{Extended_Pictographic}\\ufe0f?|\\p{Emoji_Modifier})\\u200d(?=\\p{Extended_Pictographic})",
  "(?<=\\p{Extended_Pictographic})\\ufe0f",
];

/** Characters that cannot be seen: zero-width letters, direction marks, fillers, tags. */
const hidden = "[\\p{Default_Ignorable_Code_Point}\\u2028\\u2029\\u2800\\ufff9-\\ufffb]";

const hiddenOrWritten = new RegExp(`(${written.join("|")})|${hidden}`, "gu");

/** A name as people see it: composed, and without invisible characters that would let two names look the same. */
export function asSeen(name: string): string {
  return name
    .normalize("NFC")
    .replaceAll(hiddenOrWritten, (_found, joiner: string | undefined) => joiner ?? "")
    .trim();
}
