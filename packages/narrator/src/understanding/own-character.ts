import { bibleOf } from "../bible/bible.ts";
import { isPlayed } from "../bible/played.ts";
import { perStory } from "../lib/per-story.ts";
import type { StoryVersion } from "../port.ts";
import { lemmaOf } from "../word-net/index.ts";
import { phrasesOf } from "./phrases/heard.ts";
import { isLatin } from "./words/letters.ts";
import { plain } from "./words/plain.ts";

const speech = /"[^"]*"?|“[^”]*”?/gu;
const name = /(?<=^|[.!?]\s+|\n)\p{Lu}\p{Ll}+(?= \p{Ll}+)|(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu;
const toPlayer = phrasesOf(({ talk }) => [...(talk?.saysYou ?? []), ...(talk?.saysI ?? [])]);
/** A name that comes up less often may be anybody's. */
const leastNamed = 4;

/** Whom a story is told of: the name that its scenes say most often, where hardly a scene says "you" or "I". */
const toldOf = perStory((story): { one?: string } => {
  const told = Object.values(story.graph.nodes).map(({ text }) => text.replaceAll(speech, " "));
  if (told.filter((text) => toPlayer.test(plain(text))).length * 3 > told.length) return {};
  const low = new Set(told.flatMap((text) => text.match(/(?<!\p{L})\p{Ll}+/gu) ?? []));
  const times = new Map<string, number>();
  for (const one of told.flatMap((text) => text.match(name) ?? []))
    if (!low.has(one.toLowerCase())) times.set(one, (times.get(one) ?? 0) + 1);
  const [most] = [...times].toSorted(([, left], [, right]) => right - left);
  return most !== undefined && most[1] >= leastNamed ? { one: most[0] } : {};
});

/** What the player's own character is called: by the bible, or, where a story is told of somebody, whom it tells of most. */
function ownNames(story: StoryVersion): readonly string[] {
  const played = bibleOf(story.bible).cast.find(isPlayed);
  if (played !== undefined) return [played.name, ...played.also];
  const { one } = toldOf(story);
  return one === undefined ? [] : [one];
}

const isSame = (left: string, right: string) => plain(left) === plain(right);
/** "Listens", "goes", "has": somebody does it. */
const thirdPerson = /^\p{L}+s$/u;

/**
 * A line as the player's own deed that tells it of their character: "Wren listens at the door" is "I listen at the door".
 * "Wren, listen" calls somebody, and stays.
 */
export function asOwnDeed(story: StoryVersion, said: string): string {
  const [first = "", verb = "", ...rest] = said.trim().split(/\s+/u);
  if (!isLatin(first.toLowerCase()) || !thirdPerson.test(verb)) return said;
  const lemma = lemmaOf(verb.toLowerCase(), "verb");
  if (lemma === undefined || lemma === verb.toLowerCase()) return said;
  if (!ownNames(story).some((one) => isSame(one, first))) return said;
  return ["I", lemma, ...rest].join(" ");
}
