import { languages } from "../languages/index.ts";
import { bibleOf } from "../bible/bible.ts";
import { isPlayed } from "../bible/played.ts";
import { perStory } from "../lib/per-story.ts";
import type { StoryVersion } from "../port.ts";
import { lemmaOf } from "../word-net/index.ts";
import { phrasesOf, wordsOfAll } from "./phrases/heard.ts";
import { sourceOf } from "./phrases/phrase.ts";
import { heardAs } from "./words/latin-hindi.ts";
import { isLatin } from "./words/letters.ts";
import { plain } from "./words/plain.ts";
import { isEmpty } from "./words/terms.ts";

const speech = /"[^"]*"?|“[^”]*”?/gu;
const name = /(?<=^|[.!?]\s+|\n)\p{Lu}\p{Ll}+(?= \p{Ll}+)|(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu;
const toPlayer = phrasesOf(({ talk }) => [...(talk?.saysYou ?? []), ...(talk?.saysI ?? [])]);
/** A name that comes up less often may be anybody's. */
const leastNamed = 4;

const people = languages.flatMap((language) => language.people ?? []);
const doers = new Map(people.flatMap(({ ownDoer = [] }) => ownDoer));
/** In scripts without capitals, whoever is marked as one who does something. */
const markedDoer = new RegExp(
  String.raw`(?<![\p{L}\p{M}])((?:\p{Lo}\p{M}*)+) (?:${[...doers.keys()].join("|")})(?![\p{L}\p{M}])`,
  "gu",
);

const toldIn = ({ graph }: StoryVersion) =>
  Object.values(graph.nodes).map(({ text }) => text.replaceAll(speech, " "));

/** The names in what a story's scenes tell, and how often each comes up. */
const namesTold = perStory((story): ReadonlyMap<string, number> => {
  const told = toldIn(story);
  const all = told.join("\n");
  const timesOf = (one: string) => all.split(one).length - 1;
  const low = new Set(told.flatMap((text) => text.match(/(?<!\p{L})\p{Ll}+/gu) ?? []));
  const times = new Map<string, number>();
  for (const one of told.flatMap((text) => text.match(name) ?? []))
    if (!low.has(one.toLowerCase())) times.set(one, (times.get(one) ?? 0) + 1);
  const marked = [...all.matchAll(markedDoer)].flatMap(([, one]) => one ?? []);
  for (const one of new Set(marked)) times.set(one, timesOf(one));
  return times;
});

/** Whom a story is told of: the name that its scenes say most often, where hardly a scene says "you" or "I". */
const toldOf = perStory((story): { one?: string } => {
  const told = toldIn(story);
  if (told.filter((text) => toPlayer.test(plain(text))).length * 3 > told.length) return {};
  const [most] = [...namesTold(story)].toSorted(([, left], [, right]) => right - left);
  return most !== undefined && most[1] >= leastNamed ? { one: most[0] } : {};
});

/** What the player's own character is called: by the bible, or, where a story is told of somebody, whom it tells of most. */
function ownNames(story: StoryVersion): readonly string[] {
  const played = bibleOf(story.bible).cast.find(isPlayed);
  if (played !== undefined) return [played.name, ...played.also];
  const { one } = toldOf(story);
  return one === undefined ? [] : [one];
}

/** The same name, also in another script. */
const isSame = (left: string, right: string) =>
  plain(left) === plain(right) ||
  (isLatin(plain(left)) !== isLatin(plain(right)) &&
    heardAs(plain(left)) === heardAs(plain(right)));

/** Whether a word is a name that the story's scenes tell of, whoever has it. */
export const isToldOf = (story: StoryVersion, token: string): boolean =>
  !isEmpty(token) && [...namesTold(story).keys()].some((one) => isSame(one, token));

const subjects = people.flatMap(({ ownSubject = [] }) =>
  ownSubject.map(([ends, instead]) => [new RegExp(sourceOf(ends), "u"), instead] as const),
);
const ongoing = [...wordsOfAll((language) => language.people?.ownOngoing)];
const isOngoing = (verb: string) => ongoing.some((ending) => verb.endsWith(ending));
const joints = wordsOfAll((language) => language.people?.ownJoints);
const ends = new Map(people.flatMap(({ ownEnds = [] }) => ownEnds));

/** In languages whose doers have a mark, or whose verbs stand last. */
function byItsMarks(words: readonly string[]): string | undefined {
  const [, mark = "", ...rest] = words;
  const doer = doers.get(mark.toLowerCase());
  if (doer !== undefined) return rest.length > 0 ? [doer, ...rest].join(" ") : undefined;
  const line = words
    .slice(1)
    .join(" ")
    .replace(/[\s.।]+$/u, "");
  const [, subject] = subjects.find(([pattern]) => pattern.test(plain(line))) ?? [];
  if (subject === undefined) return undefined;
  const last = line.split(" ").at(-1) ?? "";
  return `${subject} ${line.slice(0, -last.length)}${ends.get(last) ?? last}`;
}

const lemmaOfForm = (verb: string) => {
  const lemma = lemmaOf(verb, "verb");
  return lemma === undefined || lemma === verb ? undefined : lemma;
};
/** "Listens", "goes", "has": somebody does it now. */
const thirdPerson = /^\p{L}+s$/u;

/** In the language whose verbs stand behind whoever does something: "Wren sits down and reads". */
function byItsVerb([, verb = "", ...rest]: readonly string[]): string | undefined {
  const low = verb.toLowerCase();
  const lemma = lemmaOfForm(low);
  if (lemma === undefined) return undefined;
  // It was done; what is being done ends otherwise, and is only told.
  if (!thirdPerson.test(low)) return isOngoing(low) ? undefined : ["I", low, ...rest].join(" ");
  const asOwn = (word: string, at: number) =>
    thirdPerson.test(word) && joints.has(rest[at - 1]?.toLowerCase() ?? "")
      ? (lemmaOfForm(word) ?? word)
      : word;
  return ["I", lemma, ...rest.map(asOwn)].join(" ");
}

/**
 * A line as the player's own deed that tells it of their character: "Wren listens at the door" is "I listen at the door".
 * "Wren, listen" calls somebody, and stays.
 */
export function asOwnDeed(story: StoryVersion, said: string): string {
  const words = said.trim().split(/\s+/u);
  const [first = ""] = words;
  if (words.length < 2 || !/^[\p{L}\p{M}]+$/u.test(first)) return said;
  const own = byItsMarks(words) ?? (isLatin(plain(first)) ? byItsVerb(words) : undefined);
  if (own === undefined || !ownNames(story).some((one) => isSame(one, first))) return said;
  return own;
}
