import type { StoryVersion } from "../port.ts";
import { bibleOf } from "../bible/bible.ts";
import { isPlayed } from "../bible/played.ts";
import { policyFor } from "./policy.ts";

type Story = Pick<StoryVersion, "bible" | "contentRating">;

const children = new Set(["girl", "boy", "child"]);

/** Whether the player's own character is a child, as the bible dresses it. */
export function isChildPlayed({ bible }: Pick<Story, "bible">): boolean {
  return bibleOf(bible).cast.some((one) => isPlayed(one) && children.has(one.garment));
}

/** The rating that models are held to: a child's story is told as to children. */
export function ratingHeldTo(story: Story): string {
  return isChildPlayed(story) ? "family" : story.contentRating;
}

const ofChildren =
  " The player's character is a child: no romance, no drink or smoke, and no cruelty by or against them; what the " +
  "player wants of the kind comes to nothing within the story.";

/** The content rating of a story as an instruction to a model. */
export function policyOf(story: Story): string {
  return policyFor(ratingHeldTo(story)) + (isChildPlayed(story) ? ofChildren : "");
}

/** What no child of a story does or has done to them, in the languages that it can be told in plainly. */
export const notForChildren =
  /\bkiss(?:es|ed|ing)?\b[^.]{0,20}\bon (?:the|your|his|her|their|my) (?:lips|mouth)\b|\blips (?:meet|met)\b|\b(?:make|makes|made|making) love\b|\b(?:you|i) (?:drink|drank|sip|sipped|swallow|swallowed|gulp|gulped)\b[^.]{0,30}\b(?:wine|whisky|whiskey|rum|arrack|toddy|beer|liquor|brandy|gin)\b|\b(?:you|i) (?:smoke|smoked|light|lit)\b[^.]{0,20}\b(?:bidi|cigarettes?|cigar|hookah)\b|\b(?:you|i) (?:stab|stabbed|kill|killed|murder|murdered|strangle|strangled)\b|(?:तुम|मैं)[^।]{0,40}(?:शराब|दारू|ताड़ी|बीड़ी|सिगरेट|हुक्क[ाे]) (?:पी|पिय|सुलग)|होंठ(?:ों)? (?:पर|को) चूम|(?:तुमने|मैंने|तुम|मैं)[^।]{0,40}(?:मार डाल|हत्या कर|क़त्ल कर|कत्ल कर)/iu;
