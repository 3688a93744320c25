/** The quotation marks of a story. */
export type Quotes = readonly [open: string, close: string];

/** Everything said in a text, by the marks that its story puts around speech. */
const speeches: Readonly<Record<string, RegExp>> = {
  '"': /"([^"]*)"/gu,
  "“": /“([^“”]*)”/gu,
  "”": /”([^“”]*)“/gu,
  "«": /«([^«»]*)»/gu,
};
export const speechIn = ([open]: Quotes): RegExp => speeches[open] ?? /"([^"]*)"/gu;

/** Urdu opens with the mark that closes in English, so the first mark decides. */
export function quotesOf(text: string): Quotes {
  const first = /[“”«"]/u.exec(text)?.[0];
  if (first === "“") return ["“", "”"];
  if (first === "”") return ["”", "“"];
  if (first === "«") return ["«", "»"];
  return ['"', '"'];
}
