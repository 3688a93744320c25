import { nodeNamed } from "@katha/storygraph";
import { bibleOf } from "../bible/bible.ts";
import { isPlayed } from "../bible/played.ts";
import { mostNamed } from "../reading/index.ts";
import type { Position, StoryVersion } from "../port.ts";
import { styleOf } from "../style/style.ts";
import { lemmaOf } from "../word-net/index.ts";
import { isLatin } from "./words/letters.ts";
import { plain } from "./words/plain.ts";

/** What the player's own character is called: by the bible, or, where a story is told of somebody, whom it tells of most. */
function ownNames(story: StoryVersion, { node }: Position): readonly string[] {
  const played = bibleOf(story.bible).cast.find(isPlayed);
  if (played !== undefined) return [played.name, ...played.also];
  const scene = nodeNamed(story.graph, node);
  const isTold = scene !== undefined && styleOf(story, scene).person === "third";
  const one = isTold ? mostNamed(story).one : undefined;
  return one === undefined ? [] : [one.name, ...one.forms];
}

const isSame = (left: string, right: string) => plain(left) === plain(right);
/** "Listens", "goes", "has": somebody does it. */
const thirdPerson = /^\p{L}+s$/u;

/**
 * A line as the player's own deed that tells it of their character: "Wren listens at the door" is "I listen at the door".
 * "Wren, listen" calls somebody, and stays.
 */
export function asOwnDeed(story: StoryVersion, position: Position, said: string): string {
  const [first = "", verb = "", ...rest] = said.trim().split(/\s+/u);
  if (!isLatin(first.toLowerCase()) || !thirdPerson.test(verb)) return said;
  const lemma = lemmaOf(verb.toLowerCase(), "verb");
  if (lemma === undefined || lemma === verb.toLowerCase()) return said;
  if (!ownNames(story, position).some((name) => isSame(name, first))) return said;
  return ["I", lemma, ...rest].join(" ");
}
