/** The quotation marks of a story. */
export type Quotes = readonly [open: string, close: string];

/** What is said in a text, in whichever marks; what nobody closes goes on to the end of its paragraph. */
export const speech = /"[^"\n]*"?|“[^“”\n]*[“”]?|”[^“”\n]*“|«[^«»\n]*»?/gu;

/** A text with what is said in it left out. */
export const withoutSpeech = (text: string): string => text.replaceAll(speech, " ");

/** Urdu opens with the mark that closes in English, so the first mark decides. */
export function quotesOf(text: string): Quotes {
  const first = /[“”«"]/u.exec(text)?.[0];
  if (first === "“") return ["“", "”"];
  if (first === "”") return ["”", "“"];
  if (first === "«") return ["«", "»"];
  return ['"', '"'];
}
