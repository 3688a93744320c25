import { lruCache } from "../../../lib/lru-cache.ts";
import { plain } from "../../words/plain.ts";
import { remarked, sensed } from "./remarks.ts";

/** What somebody may say along with a deed that leaves it undone. */
export const reservations = [
  /** Another is to do it: "let Teku go alone". */
  "byAnother",
  /** Another is told to: "you go and tell them". */
  "toAnother",
  /** Another is told not to: "warn him not to go". */
  "forbidden",
  /** It is done later: "I'll tell him tomorrow". */
  "putOff",
  /** It is begun and taken back: "I reach for the bolt, then think better of it". */
  "takenBack",
  /** Something else is done: "instead of going I ...". */
  "passedOver",
  /** "I pretend to sleep". */
  "pretended",
  /** It is done in the mind alone: "I say it in my head". */
  "inMind",
  /** It is only wished for: "I'd love to kick this boat". */
  "wished",
  /** Something is only looked at, smelt or heard: "I smell the hay". */
  "sensed",
  /** Something is only said of how things are: "the bread smells good". */
  "remarked",
] as const;
export type Reservation = (typeof reservations)[number];

/** In every language of the catalogue, as `plain` leaves it. */
const phrases: Readonly<Record<Reservation, readonly string[]>> = {
  byAnother: [
    String.raw`(?:^|[,.;:!]\s*|\b(?:but|so|and|no) )(?:you|let (?!me\b|us\b|go\b|out\b|down\b)\p{L}+|someone|somebody)\b`,
    String.raw`(?:he|she|they|it|\p{L}+) (?:can|should|ought to|must|had better) `,
    String.raw`(?:^|[,.;:!]\s*|\b(?:but|so|and|then) )(?:tell|ask|send|get|order|have|make|beg) (?:\p{L}+ ){1,3}(?:to|over|back|up|down|for)\b`,
    String.raw`(?:him|her|them|your)sel(?:f|ves)\b|by (?:himself|herself|themselves)|on (?:his|her|their) own`,
    String.raw`(?<!\p{L})(?:तुम|तू|आप|तुम्हीं|तुम ही|आप ही|tum|tu|aap|tumhi)(?!\p{L})`,
    String.raw`(?:से|को|se|ko) (?:कहो|कहूं|बोलो|कह दो|भेज|kaho|bolo|bhej|keh do)`,
    String.raw`(?:जाएं|करें|लें|दें|उतारें|आएं|जाएगा|जाएगी|छोड आए|jaaye|jaayein|karein)[\s.!।]*$`,
    String.raw`(?<!\p{L})(?:तुम्ही|ला सांग|তুমি|তুই|আপনি|কে বলো|কে পাঠা|নিক|যাক|করুক|ফিরুক|نیں|تم|آپ|سے کہو)(?!\p{L})`,
    String.raw`(?:ட்டும்|ttum)(?!\p{L})|(?<!\p{L})(?:நீ|நீங்கள்|nee|neenga)(?!\p{L})`,
  ],
  toAnother: [
    String.raw`^["“'‘]?(?!(?:why|what|where|who|whom|how|when|which|did|do|does|can|could|would|will|won't|are|is|was|were|have|has|had|should|don't|may|shall|if|as|like|thank)\b)(?:[\p{L}'-]+[,!:]? ){0,2}you (?:go|run|do|ask|tell|see|stay|make|put|hold|open|carry|bring|pull|push|walk|climb|light|read|write|sign|say|call|wait|get|let|come|sit|talk|speak|try|give|take|look|sing|play|move|lead|answer)\b`,
  ],
  forbidden: [
    String.raw`\b(?:tell|ask|beg|warn|order|advise)(?:s|ing)? (?:\p{L}+ ){1,2}not to\b`,
    String.raw`\b(?:forbid|prevent|stop|keep)s? (?:\p{L}+ ){1,2}from \p{L}+ing\b`,
  ],
  putOff: [
    String.raw`\b(?:later|tomorrow|some ?day|one day|another (?:day|time)|some other time|next time|not (?:yet|now|tonight|today)|for now|in the morning|afterwards|eventually)\b`,
    String.raw`(?<!\p{L})(?:बाद में|कल|फिर कभी|अभी नहीं|किसी दिन|किसी और दिन|थोडी देर बाद|baad mein?|kal|phir kabhi|abhi nahi|kisi din|thodi der baad)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:नंतर|उद्या|पुढच्या|পরে|কাল|এখন না|பிறகு|நாளை|அப்புறம்|appuram|naalaikku|بعد میں|کل|پھر کبھی|ابھی نہیں)(?!\p{L})`,
  ],
  takenBack: [
    String.raw`\b(?:change my mind|think better|second thoughts?)\b`,
    String.raw`\b(?:but|(?<!\b(?:ok|okay|right|well|fine) )then|though)\b[^.]*\b(?:stop|stay|keep|kept|leave|don't|do not|not|can't|never|(?:put|take|give|turn|hang|go|come|climb) (?:\p{L}+ )?(?:back|down|off|again)|sit down|lie down|turn round)\b`,
    String.raw`\band (?:put|hang|lay) (?:it|him|her|them) (?:back|down|up again)\b|\b(?:put|take) it (?:back|off) again\b|, (?:no|not)\b`,
    String.raw`(?<!\p{L})(?:पर|मगर|लेकिन|फिर|par|magar|lekin|phir)(?!\p{L}).*(?:नहीं|रुक|वापस|छोड|nahin?|ruk|wapas|chho[rd])`,
    String.raw`(?<!\p{L})(?:रुक जा|पूरा नहीं|हिम्मत नहीं|वापस|आधी|आधा|ruk jaa?t|wapas|muh band|aadh[ai]|पण .*नाही|কিন্তু|থেমে যাই|ஆனால்|aanaa?l(?!\p{L})|لیکن|مگر)`,
  ],
  passedOver: [
    String.raw`^(?:instead of|rather than) `,
    String.raw`(?:की|के|ki|ke) (?:जगह|बजाय|jagah|bajay|bajaye)(?!\p{L})`,
  ],
  pretended: [
    String.raw`\bpretend|\bmake believe\b|\bact (?:as if|like)\b`,
    String.raw`(?<!\p{L})(?:नाटक कर|दिखावा|ढोंग|natak kar|naatak kar|dikhava|dikhawa|dhong|ভান কর|सोंग|நடிக்கி|நடிப்பது|ڈھونگ|بہانہ)`,
  ],
  inMind: [
    String.raw`\bin (?:my|her|his) (?:head|mind|heart)\b|\b(?:inside me|to myself)\b`,
    String.raw`(?<!\p{L})(?:मन में|मन ही मन|दिल में|mann? (?:mein?|hi)|dil (?:mein?|hi)|मनात|मनातल्या|মনে মনে|মনে|மனதில்|மனசுக்குள்|manasula|دل میں|دل ہی)`,
  ],
  wished: [
    String.raw`\b(?:i'd|i would) (?:love|sooner|rather)\b|\bi wish\b|\bi (?:should|ought|shall)\b|\bif only\b|\bshould (?:be|have)\b`,
    String.raw`(?<!\p{L})(?:काश|kaash|मन करता|इच्छा|चाहिए था|chahiye tha|ভাবব|bhabbo)(?!\p{L})`,
  ],
  sensed,
  remarked,
};

const patterns = reservations.map(
  (kind) => [kind, new RegExp(phrases[kind].join("|"), "u")] as const,
);

/** A line is asked by several. */
const known = lruCache<ReadonlySet<Reservation>>(500);

/** What a text says against its own deed. */
export const reservationsIn = (text: string): ReadonlySet<Reservation> =>
  known(text, () => readReservations(text));

function readReservations(text: string): ReadonlySet<Reservation> {
  const said = plain(text);
  return new Set(patterns.filter(([, pattern]) => pattern.test(said)).map(([kind]) => kind));
}
