import type { ActKind } from "./kinds.ts";

const before = String.raw`^(?:[\p{L}' ]{1,25}[,،] )?(?:(?:and|but|so|then|now|first|well|hey|ok|okay|please|kindly|just|come|arre|अरे) )*`;
const atEnd = String.raw`(?: (?:ना|na|please|प्लीज|ज़रा|zara))?[\s\p{P}]*$`;

/** What is wanted of whom one speaks to: their deed, and none of the player's. */
const wanted = new RegExp(
  [
    String.raw`${before}(?:give|bring|show|hand|pass|lend|pour|get|fetch|feed|sing|read|play|draw|recite|cook|find|buy|help|carry|lift|make|cut|spare) (?:me|us)\b`,
    String.raw`(?:सुना(?:ओ|इए|इये|ना|एं)|suna(?:o|iye|na)|sunaao)${atEnd}`,
    String.raw`(?<![\p{L}\p{M}])(?:मुझे|मुझको|हमें|mujhe|mujhko|humein|hamein)(?![\p{L}\p{M}]) .*(?:दो|दीजिए|दिखाओ|सिखाओ|बताओ|पिलाओ|खिलाओ|do|dijiye|dikhao|sikhao|batao|pilao|khilao)${atEnd}`,
    String.raw`(?<![\p{L}\p{M}])(?:खाने|पीने|khane|peene|pine) (?:को|ko|के लिए|ke liye) .*(?:दो|दीजिए|do|dijiye)${atEnd}`,
  ].join("|"),
  "u",
);

/** "You ought to rest": what they are to do. */
const advised =
  /^(?:[\p{L}' ]{1,25}[,،] )?(?:\p{L}+ )?you (?:really |do )?(?:should|ought to|must|need to|had better|look|seem|sound)\b/u;

/** "Or I'll tell the whole lane", "मदद नहीं की तो पछताओगे". */
const threatened =
  /\b(?:(?:i'll|i will|we'll|i'm going to|i'm gonna) (?:\p{L}+ )?(?:kill|curse|hurt|haunt|beat|hit|slap|drown|strangle|murder|ruin|destroy|hang|report|expose|thrash|finish) you(?:r)?|or else|or i'll|or i will|you'll (?:regret|be sorry|pay for))\b|(?<![\p{L}\p{M}])(?:तो|वरना|नहीं तो|to|toh|warna|varna) (?:\S+ )?(?:पछता\S*|pachh?ta\S*|(?:खैर|khair) (?:नहीं|nahi\S*)|(?:छोड़ूं|chhod)\S*)/u;

/** Who begs pardon forgives nobody. */
const begsPardon =
  /(?:माफ़|माफ|क्षमा|maa?f|kshama) (?:कर(?:ना|ो|िए|ें| दो| दीजिए| देना)|कीजिए|kar(?:na|o|iye|ein| do| dijiye| dena)|kijiye)(?![\p{L}\p{M}])|\b(?:forgive|pardon|excuse) (?:me|us|my)\b/u;

const hushed =
  /(?<!\b(?:i|we|to|and|just) )\bshut (?:up|your (?:mouth|trap|face))\b|(?<![\p{L}\p{M}])(?:चुप (?:करो|कर|हो जा\S*|रहो)|chup (?:karo|kar|raho|ho ja\S*))(?![\p{L}\p{M}])(?!.*(?:हूं|hoon|hun|हूँ))/u;

/** What a line is, whatever deeds its words name; nothing where they are its own. */
export function saidToOthers(text: string): readonly ActKind[] | undefined {
  if (threatened.test(text)) return ["threaten", "tell"];
  if (begsPardon.test(text)) return ["apologise"];
  if (hushed.test(text)) return ["insult", "tell"];
  if (advised.test(text)) return ["tell", "say_aloud", "ask"];
  return wanted.test(text) ? ["ask"] : undefined;
}
