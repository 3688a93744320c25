import type { Person } from "../bible/bible.ts";
import { plain } from "./words/plain.ts";

export type HeOrShe = "he" | "she";

const women = new Set(["woman", "girl", "queen", "grandmother", "dancer"]);
const men = new Set(
  "man boy king minister guard hermit elder stationmaster cricketer soldier merchant boatman monk".split(
    " ",
  ),
);
const saysShe =
  /\b(?:she|her|woman|girl|lady|mother|wife|widow|sister|daughter|aunt|auntie|niece|queen|princess|grandmother)\b/u;
const saysHe =
  /\b(?:he|his|him|man|boy|gentleman|father|husband|brother|son|uncle|nephew|king|prince|grandfather)\b/u;

const only = (isShe: boolean, isHe: boolean): HeOrShe | undefined => {
  if (isShe === isHe) return undefined;
  return isShe ? "she" : "he";
};

/** "He" or "she" for a person, from the bible's description or clothes; undefined where it does not say. */
export function heOrShe({ garment, is }: Pick<Person, "garment" | "is">): HeOrShe | undefined {
  const worn = only(women.has(garment), men.has(garment));
  return worn ?? only(saysShe.test(plain(is)), saysHe.test(plain(is)));
}

/** The first person that a line refers to without a name. */
export function pronounIn(text: string): HeOrShe | undefined {
  const [first] = /\b(?:she|hers?|he|him|his)\b/u.exec(plain(text)) ?? [];
  if (first === undefined) return undefined;
  return first.startsWith("s") || first.startsWith("her") ? "she" : "he";
}
