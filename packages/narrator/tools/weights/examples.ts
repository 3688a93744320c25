import { catalogueStories } from "../../src/testing/stories/catalogue-stories.ts";
import type { Edge } from "../../src/position/index.ts";
import type { Position, StoryVersion } from "../../src/port.ts";
import { evidenceOf, type Evidence } from "../../src/understanding/choices/evidence/evidence.ts";
import { wordsOfStory } from "../../src/understanding/choices/story-words.ts";
import { heardLine } from "../../src/understanding/mood/heard-line.ts";
import { isBuiltWith, leftOutOf, type LeftOut } from "../../src/testing/typed-lines/left-out.ts";
import { linesToBuildWith, withoutTypedLines } from "../../src/testing/typed-lines/typed-lines.ts";

/** A line beside the choices of a scene, and which of them was meant; -1 for none. */
export interface HeardExample {
  choices: readonly Evidence[];
  meant: number;
  /** Its weight. */
  times: number;
}

export interface Line {
  story: StoryVersion;
  position: Position;
  edges: readonly Edge[];
  said: string;
}

export function example(
  { story, position, edges, said }: Line,
  times: number,
  meant: Edge | undefined,
): HeardExample[] {
  const heard = heardLine(said, story.language);
  const all = evidenceOf(wordsOfStory(story), position.node, edges, heard);
  if (all.length === 0) return [];
  const choices = all.map(({ evidence }) => evidence);
  return [{ choices, meant: all.findIndex(({ edge }) => edge === meant), times }];
}

/** A line that must not be taken for one choice may still mean another. */
function exampleAgainst(line: Line, not: Edge | undefined): HeardExample[] {
  const at = line.edges.findIndex((edge) => edge === not);
  return example(line, 1, undefined).flatMap((one) => {
    const [own] = one.choices.slice(at, at + 1);
    return own === undefined ? [] : [{ ...one, choices: [own] }];
  });
}

/** Lines of other scenes mean the same here more often than one would think, and count for less. */
const timesOfStrange = 0.5;
/** What people wrote who did not know the engine counts for more than what follows from the aliases. */
const timesOfTyped = 3;
/** Where either of two may be meant, to be moved costs a player more than to be asked. */
const timesOfEither = 4;

function madeExample(one: LeftOut): HeardExample[] {
  const { kind, edge } = one;
  if (kind === "alias" || kind === "polite" || kind === "bare") return example(one, 1, edge);
  if (kind === "not for") return exampleAgainst(one, edge);
  return example(one, kind === "elsewhere" ? timesOfStrange : 1, undefined);
}

/** The training set: lines made from aliases of every second story, and strangers' lines at all. */
export function examplesToLearnFrom(): { made: HeardExample[]; typed: HeardExample[] } {
  const stories = catalogueStories().map(withoutTypedLines);
  const made = stories
    .filter((_, at) => isBuiltWith(at))
    .flatMap(leftOutOf)
    .flatMap(madeExample);
  const typed = linesToBuildWith(stories).flatMap((one) => {
    if (one.meant.length === 0) return example(one, timesOfTyped, undefined);
    // Where either may be meant, each is as likely.
    const times = one.meant.length > 1 ? timesOfEither / one.meant.length : timesOfTyped;
    return one.meant.flatMap((edge) => example(one, times, edge));
  });
  return { made, typed };
}
