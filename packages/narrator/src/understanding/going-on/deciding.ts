import { reservationsIn, type Reservation } from "../choices/undone/reservations.ts";
import type { Mood } from "../mood/mood.ts";
import { plain } from "../words/plain.ts";

const lead = String.raw`^(?:(?:ok(?:ay)?|well|so|then|right|now|yes|fine|all right)\W+)*`;
const willing =
  "(?:i (?:will |have to |need to |must )?|i'll |let me |let's |we (?:will |have to |must )?|we'll |please )?";
const manner = "(?: (?:politely|quickly|calmly|honestly|firmly|plainly|now|at once|first))*";
const mustDo = "(?:have|need|got|going|ought) to";

const english: readonly string[] = [
  // "Answer her about the scraper, politely", "give him a straight reply".
  String.raw`${lead}${willing}(?:answer|reply|respond|write back)(?: to)?(?! me\b)(?: \S+){0,3}(?: about .{1,40}?)?,?${manner}$`,
  String.raw`\b(?:give|get) (?:\S+ ){0,3}?(?:an?|the|my|some) (?:\S+ )?(?:answer|reply|response|verdict|decision|judg(?:e)?ment)\b`,
  // "Say something to the boy", "I have to tell someone about the ticking".
  String.raw`\b(?:do|try|think of|come up with|say|tell (?!you )(?:\S+ ){0,2}\S+) something(?! (?:else|like|nice|kind|sweet|rude|mean|funny|silly|stupid))\b`,
  String.raw`(?<!\byou )\b${mustDo} (?!(?:ask|eat|drink|show|tell|give)(?: (?:you|him|her|them))? something)(?:\S+ ){1,8}(?:someone|somebody|something|somehow)\b`,
  // "I've made up my mind", "I know what I have to do".
  String.raw`\bi (?:decide|choose|act)\b(?! to\b)`,
  String.raw`\b(?:make (?:up my mind|my (?:choice|decision))|made up my mind|i(?:'ve| have)? decided (?:what|how|which|who|about)|decide (?:where|what|which|how)|time to (?:act|decide|choose))\b`,
  String.raw`\b${mustDo} (?:act|decide|choose)\b`,
  String.raw`\bi know (?:exactly )?what (?:to (?:do|say)|(?:i|we) (?:have|need|must|ought))\b`,
  // "Go and do the honest thing", "do what an honest bailiff would do", "we do your plan".
  String.raw`\b(?:do (?:my duty|the (?:\S+ )?(?:right|honest|decent|sensible|proper|brave|safe|kind|best) thing|the thing that(?:'s| is) (?:right|best|safest))|act on (?:it|this)|whichever way)\b`,
  String.raw`\bdo what(?:ever)? (?:is (?:right|best|safest)|keeps|i must|you say|i have to)\b`,
  String.raw`\bdo (?:what|as) (?:\S+ ){1,4}?(?:would|says?|said|told|tells|asks?|asked|wants?|bids?)\b`,
  String.raw`\b(?:we|i|i'll|let's) (?:do|try|follow|go with) (?:your|his|her|their) (?:plan|way|idea|advice)\b`,
  // "No more talking", "I can't just sit here".
  String.raw`\b(?:no more (?:talk(?:ing)?|waiting|delays?|thinking|excuses)|enough (?:talk(?:ing)?|thinking|waiting))\b`,
  String.raw`(?:^|\b(?:i|we) )(?:can't|cannot|can not|mustn't) (?:just |keep |go on )*(?:sit|stand|stay|wait)(?:ing)? (?:here|there|around|by|idle)\b`,
  String.raw`\b(?:want|have|need|got) to get (?:away|out) (?:of|from) (?:here|this (?:place|spot))\b`,
];

/** `\b` knows the letters of ASCII alone. */
const wordStart = String.raw`(?<![\p{L}\p{M}])`;
const wordEnd = String.raw`(?![\p{L}\p{M}])`;

const hindi: readonly string[] = [
  // "मैं उसे जवाब देती हूँ", "कुछ तो बजाना ही पड़ेगा", "किसी को बताना होगा".
  String.raw`^(?:मैं )?(?!मुझे |हमें )(?:\S+ ){0,2}(?:जवाब|उत्तर) (?:दूं|देता|देती|दे|दो)(?: \S+)?$`,
  String.raw`^(?:main )?(?!mujhe |hume?i?n? )(?:\w+ ){0,2}(?:jawab|jawaab) (?:de|deta|deti|du|doon|do)\b`,
  String.raw`${wordStart}(?:फैसला|निर्णय) (?:कर|लेता|लेती|लूं)|\bfaisla (?:kar|let)`,
  String.raw`${wordStart}कुछ (?:तो )?(?:करना|करता|करती|करूं|करो|करते|करें)${wordEnd}|\bkuch (?:to )?kar(?:na|ta|ti|te|o|u|ein)`,
  String.raw`${wordStart}(?:कुछ|किसी (?:को|से)) (?:(?:तो|न कुछ) )?(?:\S+ )?\S+न[ाी] (?:ही )?(?:पडेग[ाी]|होग[ाी])${wordEnd}`,
  String.raw`\b(?:kuch|kisi (?:ko|se)) (?:(?:to|na kuch) )?(?:\w+ )?\w+n[ai] (?:hi )?(?:(?:pad|par)eg[ai]|hog[ai])\b`,
  String.raw`${wordStart}कुछ (?:तो )?(?:बोल|कह|बता) (?:देता|देती|दूं|दूंगा|दूंगी)${wordEnd}|\bkuch (?:to )?(?:bol|kah|keh|bata) (?:deta|deti|dun?|doon|dungi|dunga)\b`,
  // "मन बना लिया", "जो तुम कहो वही करता हूँ".
  String.raw`${wordStart}(?:मन बना|तय कर|फैसला कर) (?:लिया|लेता|लेती|लूं)${wordEnd}|\b(?:man bana|tay kar|decide kar) (?:liya|leta|leti|lu)\b`,
  String.raw`${wordStart}(?:वही|वैसा ही) (?:करता|करती|करते|करूं|करूंगा|करूंगी|करेंगे)${wordEnd}|\b(?:[wv]ahi|waisa hi) (?:karta|karti|karte|karu+n?|karoon|karunga|karungi|karenge)\b`,
];

const others: readonly string[] = [
  "কিছু একটা কর|কিছু তো কর|যা(?:তে)? ভালো .*করব",
  "काहीतरी (?:कर|बोल|सांग)|जे योग्य ते",
  "ஏதாவது (?:செய்|சொல்)",
  "کچھ (?:تو )?(?:کرنا|کہنا)",
];

const deciding = new RegExp([...english, ...hindi, ...others].join("|"), "u");
/** "Someone has to tell the queen": whoever says so hardly means to leave it to others. */
const somebodyMust = /\b(?:someone|somebody) (?:has|needs) to\b/u;
/** What is refused says how. */
const refuses = /\b(?:won't|will not|never|don't|do not|didn't)\b|(?<!\p{L})(?:मत|mat)(?!\p{L})/u;
const saysHow: readonly Reservation[] = ["putOff", "forbidden", "toAnother"];
const mostWords = 16;

/**
 * Whether a line wants the story to go on without a word of how: somebody is to be answered, or something done, but
 * not what. Then the player is asked.
 */
export function isDeciding(said: string, mood: Mood = "done"): boolean {
  if (mood !== "done" && mood !== "imagined") return false;
  const line = plain(said)
    .replaceAll(/(?<![.!।…\s])[.!।…\s]+$/gu, "")
    .trim();
  if (/[?؟]/u.test(line) || line.split(" ").length > mostWords || refuses.test(line)) return false;
  const reserved = reservationsIn(said);
  if (saysHow.some((kind) => reserved.has(kind))) return false;
  return somebodyMust.test(line) || (mood === "done" && deciding.test(line));
}
