import { leadIn } from "../mood/lead-in.ts";
import { plain } from "../words/plain.ts";

const name = String.raw`(?:(?:mr|mrs|ms|dr|st)\.? )?[\p{L}\p{M}'-]+(?: [\p{L}\p{M}'-]+)?`;
const end = String.raw`(?:[,،]? ${name})?[\s\p{P}]*$`;

/** What is only said to somebody: a deed in words that has nothing else beside it. Of each kind, as `plain` leaves it. */
const addresses = {
  hush: [
    String.raw`${leadIn}(?:just )?shut (?:up|your (?:mouth|trap|face))${end}`,
    String.raw`${leadIn}(?:${name} )?(?:तुम |आप |tum |aap )?(?:चुप|chup) (?:करो|कर|रहो|रहिए|हो (?:जा|जाओ|जाइए)|karo|kar|raho|rahiye|ho (?:ja|jao|jaiye))(?: (?:ज़रा|जरा|ना|zara|na))?${end}`,
  ],
  pardon: [
    String.raw`${leadIn}(?:i'm |i am )?(?:so |very |really |truly )*sorry(?:[,،]? (?:${name}|for (?:that|this|everything|what i said)|about (?:that|this)))?(?:[,،] (?:i (?:shouldn't|should not|didn't|did not|never) .*))?[\s\p{P}]*$`,
    String.raw`${leadIn}(?:मुझे |mujhe )?(?:माफ|क्षमा|maa?f|kshama) (?:करना|करो|कीजिए|करिए|कर दो|कर दीजिए|karna|karo|kijiye|kar do|kar dijiye)(?: ${name})?(?:[,،] .*)?$`,
  ],
  comfort: [
    String.raw`${leadIn}(?:don't|do not) (?:you )?(?:cry|weep|worry|be (?:so )?(?:sad|afraid|scared|frightened|upset|worried))(?: ${name})?(?:[,،] (?:${name}[,،] )?(?:it'll|it will|it's|everything(?:'ll| will|'s)?|you'll) (?:all )?(?:be )?\p{L}+(?: \p{L}+){0,2} ?)?[\s\p{P}]*$`,
    String.raw`^(?:${name}[,،] )?(?:(?:मत|mat) (?:रो|डर|घबरा|ro|dar|ghabra)\S*|(?:रो|डर|घबरा|ro|dar|ghabra)\S* (?:मत|mat))(?:[,،] (?:सब|sab) (?:ठीक|theek|thik) .*)?${end}`,
  ],
  promise: [
    String.raw`${leadIn}i (?:promise|swear)(?: you)?,? (?:that )?i(?:'ll| will) (?:come|be) back\b.*$`,
    String.raw`${leadIn}(?:promise me|you must promise|swear to me)\b.*$`,
    String.raw`(?:वादा|वचन|vaada|wada|vachan) (?:करो|कीजिए|दो|karo|kijiye|do)(?![\p{L}\p{M}]).*(?:ोगे|ओगे|ोगी|ओगी|[a-z]oge|[a-z]ogi)[\s\p{P}]*$`,
  ],
  doubt: [
    String.raw`${leadIn}i (?:don't|do not|can't) (?:believe|trust) (?:you|it|that|this|him|her|them|a word(?: of (?:it|that|this))?|any of (?:it|this|that))${end}`,
    String.raw`^(?:${name}[,،] )?(?:मुझे |mujhe )?(?:यकीन|विश्वास|yakeen|yaqeen|vishwas) (?:नहीं|nahi\S*)(?: (?:होता|आता|है|hota|aata|hai))?${end}`,
  ],
  love: [
    String.raw`${leadIn}i(?: do| really| still| always)* (?:love|adore) (?:you|u)(?: (?:so much|very much|too|dearly|more than \p{L}+))*${end}`,
    String.raw`^(?:${name}[,،]? )?(?:(?:मैं|मुझे|main|mai|mujhe|مجھے|میں) )(?:(?:तुम|तुझ|आप|tum|tujh|aap|تم|تجھ|آپ) ?(?:से|se|سے) )(?:(?:बहुत|bahut|bohot|بہت) )?(?:प्यार|प्रेम|मोहब्बत|मुहब्बत|इश्क|pya*r|prem|mohabbat|muhabbat|ishq|پیار|محبت|عشق) (?:करता|करती|karta|karti|کرتا|کرتی|है|hai|ہے)(?: (?:हूं|हूँ|hoon|hu|hun|ہوں))?${end}`,
  ],
  advice: [
    String.raw`${leadIn}you (?:really )?(?:should|ought to|must|need to|had better) (?:get some |have a |take a )?(?:rest|sleep|lie down|sit down|eat something)\b.{0,20}$`,
  ],
} as const;
export type Address = keyof typeof addresses;

const patterns = Object.entries(addresses).map(
  ([kind, forms]) => [kind as Address, new RegExp(forms.join("|"), "u")] as const,
);

/** What a line only says to somebody; nothing where it does, asks or tells anything. */
export function addressIn(text: string): Address | undefined {
  const said = plain(text).trim();
  return patterns.find(([, pattern]) => pattern.test(said))?.[0];
}
