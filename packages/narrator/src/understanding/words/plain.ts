import { lruCache } from "../../lib/lru-cache.ts";

/** What a typed line and its parts are, over and over; scenes are longer. */
const lines = { known: lruCache<string>(1_000), longest: 600 };

/**
 * Text as it is compared: one case, one form of each letter. Hindi is typed with and without its
 * dots below, and with either of two nasal marks; English without apostrophes, and with "u" for "you".
 */
export const plain = (text: string): string =>
  text.length > lines.longest ? readPlain(text) : lines.known(text, () => readPlain(text));

/** One form of each letter, also of what is written in the lists of languages. */
export const oneForm = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll("\u093C", "")
    .replaceAll("\u0901", "\u0902")
    .normalize("NFC")
    .toLowerCase();

function readPlain(text: string): string {
  return oneForm(text)
    .replaceAll(/[‘’ʼ`´]/gu, "'")
    .replaceAll(
      /\b(do|does|did|is|are|was|were|has|have|had|ca|could|would|should|wo)nt\b/gu,
      "$1n't",
    )
    .replaceAll(/\br u\b/gu, "are you")
    .replaceAll(/\bu(r?)\b/gu, "you$1")
    .replaceAll(/[\u200B-\u200D\uFEFF]/gu, "");
}

/** One of these, standing by itself; `\b` knows the letters of ASCII alone. */
export const aWord = (forms: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${forms})(?![\p{L}\p{M}])`, "u");

/** A story's choices and their other wordings are held against each line. */
const known = lruCache<string>(5_000);

/** Its words alone, with one space between them. */
export const bareWords = (text: string): string =>
  known(text, () =>
    plain(text)
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
      .trim(),
  );
