import { allows, askedAudience } from "@katha/storygraph";
import type { StoryVersion } from "../port.ts";
import { isChildPlayed, ratingHeldTo } from "./child.ts";
import { plain } from "../understanding/words/plain.ts";

/** Deeds that no author's scene can hold: out of the body, out of time, out of the story. */
const beyond =
  /\b(?:teleport\w*|time[- ]?travel\w*|fly (?:away|off|up)|flies (?:away|off)|turn(?:s|ed)? invisible|become invisible|(?:wake|woke) up from (?:this|the) (?:dream|game|story)|god ?mode|magic spell|cast a spell|super ?powers?|abracadabra|cheat code|restart the (?:game|story)|ignore (?:all |the |your |any )*(?:previous |prior |above )?(?:instructions?|rules|prompts?)|system prompt|you are (?:now )?(?:an? )?(?:ai|assistant|language model|chatgpt|gpt)|as an ai|machine gun|laser|nuclear|kill (?:everyone|everybody|all of them)|end the (?:game|story))\b|उड जा|उडकर|ud(?:kar|ke) (?:ch|aa?sma)|ud jaa?t|गायब हो जा|अदृश्य हो|समय यात्रा|सबको मार|सब को मार|खेल खत्म|पिछले निर्देश/u;

/** Love, undressing, drink and smoke, as players type them: what comes to nothing where a child is played. */
const grownUp =
  /\b(?:mak(?:e|ing) (?:love|out)|sex|get(?:ting)? (?:drunk|naked|undressed)|undress(?:es)? ?$|undress (?:him|her|them|myself)|seduc(?:e|ing)|flirt(?:ing)?|tak(?:e|ing) off (?:all )?(?:my|his|her|their) (?:clothes|dress|shirt|trousers|sari|blouse)|kiss(?:es|ing)?\b.{0,25}\b(?:lips|mouth)|(?:drink|drinking|sip|gulp|order|pour)\b.{0,20}\b(?:wine|whisky|whiskey|rum|arrack|toddy|beer|liquor|brandy|gin|alcohol)|(?:smoke|smoking|light)\b.{0,15}\b(?:bidi|beedi|cigarettes?|cigar|hookah|ganja|joint)|(?:sharab|daaru|daru|tadi|beedi|bidi|cigarette)\b.{0,12}\b(?:pee?|pi)\p{L}*|kapde utaar\p{L}*)\b|(?:शराब|दारू|ताड़ी|बीड़ी|सिगरेट|हुक्का|दारु).{0,12}(?:पी|पिय|पिऊँ|फूँक)|कपड़े उतार|होंठ\p{M}*\p{L}* (?:पर|को) चूम/iu;

/** Whether what was said cannot happen in this story, or goes beyond what its readers were promised. */
export function isImpossible(story: StoryVersion, said: string): boolean {
  const asked = askedAudience(said);
  return (
    (asked !== null && !allows(ratingHeldTo(story), asked.audience)) ||
    beyond.test(plain(said)) ||
    (isChildPlayed(story) && grownUp.test(said.normalize("NFC")))
  );
}
