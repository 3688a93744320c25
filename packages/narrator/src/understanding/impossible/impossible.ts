import { allows, askedAudience } from "@katha/storygraph";
import type { StoryVersion } from "../../port.ts";
import { isChildPlayed, ratingHeldTo } from "../../safety/child.ts";
import { isOutOfPlace } from "./out-of-place.ts";
import { plain } from "../words/plain.ts";

/** Deeds that no author's scene can hold: out of the body, out of time, out of the story. */
const beyond =
  /\b(?:teleport\w*|time[- ]?travel\w*|turn(?:s|ed)? invisible|become invisible|(?:wake|woke) up from (?:this|the) (?:dream|game|story)|magic spell|cast a spell|super ?powers?|abracadabra|nuclear)\b|\b(?:i|we)(?:'ll)? (?:(?:can|could|will|would|just|then|jump up and) )*(?:fly (?:away|off|up)|kill (?:everyone|everybody|all of them))\b|^(?:fly (?:away|off|up)|kill (?:everyone|everybody|all of them))[\s\p{P}]*$|(?<![\p{L}\p{M}])(?:उड(?:(?:कर| कर)(?: \S+){0,3})? (?:जात|जाऊ|चल)|(?:गायब|अदृश्य) हो (?:जात|जाऊ)|समय यात्रा|सब ?को मार)|(?<![a-z])(?:ud(?:kar|ke) (?:ch|aa?sma)|ud ja+(?:t|u))/u;

/** Love, undressing, drink and smoke, as players type them: what comes to nothing where a child is played. */
const grownUp =
  /\b(?:mak(?:e|ing) (?:love|out(?! (?:that|to|there|there's|what|who|how|if|i|he|she|it|a|an|the|his|her|my|their)\b))|sex|get(?:ting)? (?:drunk|naked|undressed)|undress(?:es)? ?$|undress (?:him|her|them|myself)|seduc(?:e|ing)|flirt(?:ing)?|tak(?:e|ing) off (?:all )?(?:my|his|her|their) (?:clothes|dress|shirt|trousers|sari|blouse)|kiss(?:es|ing)?\b.{0,25}\b(?:lips|mouth)|(?:drink|drinking|sip|gulp|order|pour)\b.{0,20}\b(?:wine|whisky|whiskey|rum|arrack|toddy|beer|liquor|brandy|gin|alcohol)|(?:smoke|smoking|light)\b.{0,15}\b(?:bidi|beedi|cigarettes?|cigar|hookah|ganja|joint)|(?:sharab|daaru|daru|tadi|beedi|bidi|cigarette)\b.{0,12}\b(?:pee?|pi)\p{L}*|kapde utaar\p{L}*)\b|(?:शराब|दारू|ताड़ी|बीड़ी|सिगरेट|हुक्का|दारु).{0,12}(?:पी|पिय|पिऊँ|फूँक)|कपड़े उतार|होंठ\p{M}*\p{L}* (?:पर|को) चूम/iu;

/** Not possible in this story's world, or not fit for its rating or its young protagonist. */
export type Impossible = "unworldly" | "unfit";

export function impossibleIn(story: StoryVersion, said: string): Impossible | undefined {
  const asked = askedAudience(said);
  const isUnfit = asked !== null && !allows(ratingHeldTo(story), asked.audience);
  if (isUnfit || (isChildPlayed(story) && grownUp.test(said.normalize("NFC")))) return "unfit";
  return beyond.test(plain(said)) || isOutOfPlace(story, said) ? "unworldly" : undefined;
}

export const isImpossible = (story: StoryVersion, said: string): boolean =>
  impossibleIn(story, said) !== undefined;
