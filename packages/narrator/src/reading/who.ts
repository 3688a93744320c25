import { bare, bestLike } from "../understanding/words/word-likeness.ts";
import { plain } from "../understanding/words/plain.ts";
import { isLatin } from "../understanding/words/letters.ts";
import { heardAs } from "../understanding/words/latin-hindi.ts";
import { termsOf, word } from "../understanding/words/terms.ts";
import type { Someone } from "./people.ts";
import { withoutPossessive } from "./scene.ts";
import { readingWordsOf } from "./reading-words.ts";

/** "Bunty" and "Sunny" are spelt as in English, and heard as "banti" and "sani". */
function spellingsOf(name: string): string[] {
  const ending = name.replace(/y$/u, "i");
  return [name, ending, ending.replaceAll("u", "a")];
}

/** Names may be typed in another script, by their sound. */
const leastLike = 0.8;

/** Those of the people whom a line names, as the story does or by what they are. */
export function namedOf(people: readonly Someone[], said: string, language: string): Someone[] {
  const { anybody } = readingWordsOf(language);
  const words = (plain(said).match(word) ?? []).map(withoutPossessive);
  const terms = termsOf(said).map(bare);
  const isMeant = (form: string) =>
    !anybody.has(form) &&
    termsOf(form).some(
      (term) => !/^[:?]/u.test(term) && term.length > 2 && bestLike(term, terms).like >= leastLike,
    );
  const isHeard = (form: string) =>
    words.some(
      (one) =>
        isLatin(one) !== isLatin(form) &&
        spellingsOf(one).some((spelt) => heardAs(spelt) === heardAs(form)),
    );
  return people.filter(({ forms }) =>
    forms.some((form) => words.includes(form) || isHeard(form) || isMeant(form)),
  );
}
