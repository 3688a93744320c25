import { perStory } from "../../lib/per-story.ts";
import type { StoryVersion } from "../../port.ts";
import { wordsOfAll } from "../phrases/heard.ts";
import { isLatin } from "../words/letters.ts";
import { aWord, plain } from "../words/plain.ts";

const endings = [...wordsOfAll(({ impossible }) => impossible?.inventionEndings)].join("|");
/** Things players bring in from outside; a hyphen may be a space, or nothing. */
const inventions = [...wordsOfAll(({ impossible }) => impossible?.inventions)].map((word) =>
  word.replaceAll("-", "[- ]?"),
);
const ofLatin = inventions.filter(isLatin).join("|");
const ofOthers = inventions.filter((word) => !isLatin(word)).join("|");
const brought = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:(?:${ofLatin})(?=(?:${endings})?(?![\p{L}\p{M}]))|(?:${ofOthers}))`,
  "gu",
);

const wordsFound = perStory(() => new Map<string, boolean>());

/** Everything the story says or has a topic for, except in its `imagine` reactions. */
function wordsOf({ graph, bible }: StoryVersion): string {
  const reactions = Object.values(graph.reactions ?? {}).filter(
    ({ acts }) => !acts.includes("imagine"),
  );
  return plain(JSON.stringify([graph.nodes, graph.things, reactions, bible]));
}

function hasWord(story: StoryVersion, word: string): boolean {
  const words = wordsFound(story);
  const before = words.get(word);
  if (before !== undefined) return before;
  const ending = isLatin(word) ? `(?:${endings})?` : String.raw`\p{L}*`;
  const has = aWord(word + ending).test(wordsOf(story));
  words.set(word, has);
  return has;
}

/** Whether a line mentions something that appears nowhere in the story: a telephone in a king's court. */
export function isOutOfPlace(story: StoryVersion, said: string): boolean {
  return [...plain(said).matchAll(brought)].some(([word]) => !hasWord(story, word));
}
