import { languages } from "../../languages/index.ts";
import type { Position, StoryVersion } from "../../port.ts";
import { bibleOf } from "../../bible/bible.ts";
import { isPlayed } from "../../bible/played.ts";
import { phrasesOf } from "../phrases/heard.ts";
import { heardAs } from "../words/latin-hindi.ts";
import { plain } from "../words/plain.ts";
import { soundOf } from "../words/sounds.ts";

interface OwnName {
  /** What the story calls the player's character. */
  own: string;
  /** What the player chose to be called, word by word. */
  chosen: readonly string[];
}

/** The name that a player gave their character before the first line, where the story gives it one. */
function ownNameIn({ graph, bible }: StoryVersion, { state }: Position): OwnName | undefined {
  const cast = bibleOf(bible).cast.filter(isPlayed);
  for (const asked of graph.who?.qualities ?? []) {
    const quality = graph.qualities?.[asked];
    const value = state.qualities[asked];
    if (quality?.kind !== "text" || typeof value !== "string") continue;
    const own = quality.start.trim();
    const isTheirs = cast.some(({ name, also }) => name === own || also.includes(own));
    if (isTheirs) return { own, chosen: plain(value).split(/\s+/u).filter(Boolean) };
  }
  return undefined;
}

/** Fewer sounds than these are those of many words. */
const leastSounds = 3;

/** Whether a word is a name as it sounds, however it is written, in any script. */
function isHeardAs(word: string, name: string): boolean {
  if (word === name || heardAs(word) === heardAs(name)) return true;
  const sounds = soundOf(name);
  return sounds.length >= leastSounds && soundOf(word) === sounds;
}

const word = /[\p{L}\p{M}]+/gu;

/** "I say my name": it is said, and not heard here. */
const saysOwnName = phrasesOf(({ talk }) => talk?.saysOwnName);
const asOwnName = languages.find(({ talk }) => talk?.ownName !== undefined)?.talk?.ownName ?? "";

/** A line in which the player's character goes by the name that the story knows. */
export function withOwnName(story: StoryVersion, position: Position, line: string): string {
  const name = ownNameIn(story, position);
  if (name === undefined) return line;
  const { own, chosen } = name;
  if (saysOwnName.test(plain(line).trim())) return `${asOwnName} ${own}`;
  return line.replaceAll(word, (each) =>
    chosen.some((one) => isHeardAs(plain(each), one)) ? own : each,
  );
}
