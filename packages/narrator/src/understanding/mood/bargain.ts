import { plain } from "../words/plain.ts";

/** "If you tell me, I'll …", "I won't …, unless you …", "अगर तुम बताओगे तो मैं …": said to somebody, and so a deed by itself. */
const ifYou = /\b(?:if|unless|when) (?:you|ya)\b/u;
const iWill =
  /\b(?:i|we)(?:'ll| will| won't| can| could| shall|'m going to| am going to| swear| promise)\b/u;
const inIndian =
  /(?<!\p{L})(?:(?:तुम|आप|tum|aap)(?:ने|ne|लोग|log)?|तू|तूने|tu|tune|तुम्ही|তুমি|তুই|আপনি|تم|آپ)(?![\p{L}\p{M}]).{0,80}(?<!\p{L})(?:तो|to|toh|तर|তাহলে|তবে|تو)(?![\p{L}\p{M}]).{0,80}(?<!\p{L})(?:मैं|हम|main|mai|hum|मी|আমি|میں|ہم)(?![\p{L}\p{M}])/u;

const isRefused =
  /\b(?:unless|don't|do not|won't|will not|never|stop|refuse)\b|(?<!\p{L})(?:नहीं|मत|न|nahi|nahin|mat|ना|नाही|না|نہیں)(?![\p{L}\p{M}])/u;
const isHarm =
  /\b(?:tell (?:on|your|the|them|him|her|everyone|everybody)|kill|hit|beat|burn|break|hurt|slap|scream|shout|call the|report|throw|cut|curse|bite|punch|push|expose|regret|sorry)\b|(?<!\p{L})(?:मार|जला|तोड|काट|चिल्ला|शिकायत|maar|jala|tod|kaat|chilla|shikayat)/u;

/** "If you hurt me", "if you eat me": what follows is no kindness. */
const ifHarmed =
  /\b(?:if|when) (?:you|ya) (?:ever |dare |dare to |try to )?(?:hurt|eat|hit|kill|harm|betray|cheat|steal|laugh at|lie|leave me|come (?:near|closer))\b/u;

/** What is offered or threatened to whom one speaks to, with what it hangs on; nothing where a line only supposes. */
export function bargainIn(text: string): "promise" | "threaten" | undefined {
  const said = plain(text);
  const isBargain = (ifYou.test(said) && iWill.test(said)) || inIndian.test(said);
  if (!isBargain) return undefined;
  return isRefused.test(said) || isHarm.test(said) || ifHarmed.test(said) ? "threaten" : "promise";
}
