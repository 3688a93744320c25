import { allows, askedAudience } from "@katha/storygraph";
import type { StoryVersion } from "../../port.ts";
import { isChildPlayed, ratingHeldTo } from "../../safety/child.ts";
import { isOutOfPlace } from "./out-of-place.ts";
import { phrasesOf } from "../phrases/heard.ts";
import { plain } from "../words/plain.ts";

/** Deeds that no author's scene can hold. */
const beyond = phrasesOf(({ impossible }) => impossible?.beyond);
/** What comes to nothing where a child is played. */
const grownUp = phrasesOf(({ impossible }) => impossible?.grownUp);

/** Not possible in this story's world, or not fit for its rating or its young protagonist. */
export type Impossible = "unworldly" | "unfit";

export function impossibleIn(story: StoryVersion, said: string): Impossible | undefined {
  const asked = askedAudience(said);
  const isUnfit = asked !== null && !allows(ratingHeldTo(story), asked.audience);
  if (isUnfit || (isChildPlayed(story) && grownUp.test(plain(said)))) return "unfit";
  return beyond.test(plain(said)) || isOutOfPlace(story, said) ? "unworldly" : undefined;
}

export const isImpossible = (story: StoryVersion, said: string): boolean =>
  impossibleIn(story, said) !== undefined;
