import { bareWords } from "../words/plain.ts";
import { isParticle, wordsOf, type SpokenWord } from "../words/spoken-words.ts";

/** Acts that are possible in any scene, without a person or a thing. */
const everyday = new Set([":wait", ":look", ":turn", ":listen", ":thank"]);

/** Acts that say almost nothing without a target. */
const bare = new Set(
  ":go :leave :return :follow :take :give :put :keep :say :silence :wait :sleep :move :hurry :begin :stop :use".split(
    " ",
  ),
);

const means = (deeds: ReadonlySet<string>, { senses }: SpokenWord) =>
  senses.some((sense) => deeds.has(sense));

/** "I wait", "sit down", "look around", "सुनता हूँ": such a line is a choice only where the author says so word for word. */
export function isEveryday(said: string): boolean {
  const words = wordsOf(said);
  // "I get up", "I am back" says nothing of what to; "up", by itself, says where.
  if (words.length > 0 && words.every(isParticle)) return bareWords(said).includes(" ");
  const content = words.filter((word) => !isParticle(word) || !words.some(isWaiting));
  return content.length > 0 && content.every((word) => means(everyday, word));
}

const isWaiting = ({ senses }: SpokenWord) => senses.includes(":wait");

/** "I leave", "take it", "जाता हूँ". */
export const isBareDeed = ([word, ...others]: readonly SpokenWord[]): boolean =>
  word !== undefined && others.length === 0 && means(bare, word);
