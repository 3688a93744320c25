import type { Person } from "../bible/bible.ts";
import { phrasesOf } from "./phrases/heard.ts";
import { plain } from "./words/plain.ts";

export type HeOrShe = "he" | "she";

const isShe = phrasesOf(({ people }) => people?.she);
const isHe = phrasesOf(({ people }) => people?.he);
const pronoun = phrasesOf(({ people }) => people?.heOrShe);

function heOrSheIn(text: string): HeOrShe | undefined {
  const [she, he] = [isShe.test(text), isHe.test(text)];
  if (she === he) return undefined;
  return she ? "she" : "he";
}

/** "He" or "she" for a person, from the bible's description or clothes; undefined where it does not say. */
export const heOrShe = ({ garment, is }: Pick<Person, "garment" | "is">): HeOrShe | undefined =>
  heOrSheIn(plain(garment)) ?? heOrSheIn(plain(is));

/** The first person that a line refers to without a name. */
export function pronounIn(text: string): HeOrShe | undefined {
  const groups = pronoun.exec(plain(text))?.groups;
  if (groups === undefined) return undefined;
  return groups["she"] === undefined ? "he" : "she";
}
