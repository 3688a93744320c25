import { allows, askedAudience } from "@katha/storygraph";
import type { StoryVersion } from "../port.ts";
import { plain } from "./words/plain.ts";

/** Deeds that no author's scene can hold: out of the body, out of time, out of the story. */
const beyond =
  /\b(?:teleport\w*|time[- ]?travel\w*|fly (?:away|off|up)|flies (?:away|off)|turn(?:s|ed)? invisible|become invisible|(?:wake|woke) up from (?:this|the) (?:dream|game|story)|god ?mode|magic spell|cast a spell|super ?powers?|abracadabra|cheat code|restart the (?:game|story)|ignore (?:all |the |your |any )*(?:previous |prior |above )?(?:instructions?|rules|prompts?)|system prompt|you are (?:now )?(?:an? )?(?:ai|assistant|language model|chatgpt|gpt)|as an ai|machine gun|laser|nuclear|kill (?:everyone|everybody|all of them)|end the (?:game|story))\b|उड़ जा|उड़कर|गायब हो जा|अदृश्य हो|समय यात्रा|सबको मार|सब को मार|खेल खत्म|पिछले निर्देश/u;

/** Whether what was said cannot happen in this story, or goes beyond what its readers were promised. */
export function isImpossible(story: StoryVersion, said: string): boolean {
  const asked = askedAudience(said);
  return (
    (asked !== null && !allows(story.contentRating, asked.audience)) || beyond.test(plain(said))
  );
}
