import { languages } from "../../languages/index.ts";
import { lruCache } from "../../lib/lru-cache.ts";
import { sourceOf } from "../phrases/phrase.ts";
import { oneForm } from "./one-form.ts";

/** What a typed line and its parts are, over and over; scenes are longer. */
const lines = { known: lruCache<string>(1_000), longest: 600 };

/** Typed for short, and what it stands for. */
const typedAs = languages.flatMap(({ words = {} }) =>
  (words.typedAs ?? []).map(([typed, meant]) => [new RegExp(sourceOf(typed), "g"), meant] as const),
);

/** Text as it is compared: one case, one form of each letter, and what is typed for short in full. */
export const plain = (text: string): string =>
  text.length > lines.longest ? readPlain(text) : lines.known(text, () => readPlain(text));

function readPlain(text: string): string {
  const one = oneForm(text).replaceAll(/[‘’\u02BC`´]/gu, "'");
  return typedAs
    .reduce((all, [typed, meant]) => all.replaceAll(typed, meant), one)
    .replaceAll(/[\u200B-\u200D\uFEFF]/gu, "");
}

/** One of these, standing by itself, in any script. */
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
