import type { StoryVersion } from "../../port.ts";
import { bibleOf } from "../../bible/bible.ts";
import { sharedWordsIn } from "../reactions/topics.ts";
import { wordsOfAll } from "../phrases/heard.ts";
import { plain } from "../words/plain.ts";
import { isEmpty, isNegation, questions, termsOf, word } from "../words/terms.ts";

/** A phrase requires all its words; hardly another line contains more than these. */
const most = 3;

function namesOf({ bible }: StoryVersion, about: string | null): ReadonlySet<string> {
  const { cast, objects, places, spellings } = bibleOf(bible);
  const one = [...cast, ...objects, ...places].find(({ name }) => name === about);
  const names = one === undefined ? [] : [one.name, ...one.also];
  const native = spellings.filter(([name]) => name === about).map(([, other]) => other);
  return new Set([...names, ...native].flatMap((name) => plain(name).match(word) ?? []));
}

const isDeed = (token: string) => termsOf(token).some((term) => term.startsWith(":"));
const articles = wordsOfAll(({ polite }) => polite?.article);

/** The topics of a typed line beside its act and person: phrases that an answer can ask for; empty where nothing is left. */
export function topicsOfLine(story: StoryVersion, said: string, about: string | null): string[] {
  const names = namesOf(story, about);
  const tokens = (plain(said).match(word) ?? []).map((token) => token.replace(/'s$/u, ""));
  const content = tokens.filter(
    (token, at) =>
      token.length > 1 &&
      !names.has(token) &&
      !isEmpty(token) &&
      !isNegation(token) &&
      !questions.has(token) &&
      // "The boat", "the coat": a thing, whatever else the word says alone.
      (!isDeed(token) || articles.has(tokens[at - 1] ?? "")),
  );
  const phrase = [...new Set(content)].slice(0, most).join(" ");
  return phrase !== "" && sharedWordsIn(said)(phrase) > 0 ? [phrase] : [];
}
