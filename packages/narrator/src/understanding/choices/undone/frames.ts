import { lruCache } from "../../../lib/lru-cache.ts";
import { plain } from "../../words/plain.ts";
import { isRefusing } from "../choice-words.ts";
import { isTelling } from "./telling.ts";

/**
 * Phrases around a deed that leave it undone, though all its words are there: "I'm afraid to open it",
 * "before I open it I listen", "tell her to open it", "they expect me to open it". A reservation weighs against a
 * choice among other evidence; a frame prevents it from being taken, whatever the evidence.
 */
export const frames = [
  "refused",
  "shrunkFrom",
  "beforehand",
  "bidden",
  "watched",
  "ofAnother",
  "wantedOfMe",
  "spokenOf",
  "toldOf",
  "onceMeant",
  "putOff",
  "pretended",
  "mocked",
  "toSeeWhether",
  "onlyTold",
] as const;
export type Frame = (typeof frames)[number];

/** The beginning of a clause, perhaps with the player as subject. */
const start = String.raw`(?:^|[,.;:!—]\s*)(?:(?:and|but|so|then|now|well|ok|okay|honestly|sorry|please|just) )*`;
const player = String.raw`${start}(?:(?:i|we|i'll|we'll|let me) (?:just |only |also |then |now )?)?`;
const somebody = String.raw`(?:him|her|them|it|(?:some|every|any|no)(?:one|body)(?: else)?|(?:the|my|your|his|our|their|that) \p{L}+)`;
/** `\b` and `\W` only know ASCII letters. */
const wordStart = String.raw`(?<![\p{L}\p{M}])`;
const lineEnd = String.raw`[\s\p{P}]*$`;
const wordEnd = String.raw`(?![\p{L}\p{M}])`;
/** The infinitive, and its oblique form: "जाना", "जाने से पहले". */
const deed = String.raw`${wordStart}(?:[\p{L}\p{M}]+ना|\p{L}{2,}na)`;
const deedOblique = String.raw`${wordStart}(?:[\p{L}\p{M}]+ने|\p{L}{2,}ne)`;

/** "To see if the ink is dry": the purpose of a small act, with a thing that a larger choice may be about. */
const seeingWhether = String.raw`(?<!(?:want|like|love|try|go|going|i'd) )to (?:see|check|find out|make sure) (?:if|whether)\b`;

const phrases: Readonly<Record<Exclude<Frame, "onlyTold">, readonly string[]>> = {
  refused: [
    String.raw`${start}(?:i|we) (?:really |simply |just |still )?(?:won't|will not|wouldn't|would not|can't|cannot|couldn't|could not|refuse to|shan't|will never|would never|could never)\b(?! (?:help|but|stop|resist|wait|see|hear|say no|let|be)\b)`,
    String.raw`${start}(?:i'm|i am|we're|we are) not (?:going|here|about|willing|prepared|ready) to\b|${start}(?:i'd|i would|we'd) (?:rather not|never)\b|${start}(?:i'll|we'll) never\b`,
    String.raw`${start}(?:i|we) (?:don't|do not|didn't) (?:want|wish|dare|mean|intend|plan|care|like) to\b(?! be\b)`,
    String.raw`${start}(?:no way|never|no chance|not a chance|there's no way|in no case) (?:(?:will|would|shall|am|can|could) )?(?:i|we|i'm|i'd|i'll)\b`,
    String.raw`\b(?:nothing|nobody|no one|you|they|he|she)(?: (?:would|will|can|could)|'ll|'d) (?:not |never |ever )?(?:make|force|get|persuade) (?:me|us)\b|${start}(?:don't|do not|never) (?:make|force|ask) (?:me|us)\b`,
    String.raw`${wordStart}(?:रहने|rehne|rahne) (?:दो|दे|do|de|dijiye|दीजिए)${wordEnd}`,
    String.raw`,\s*(?:but |and )?(?:don't|do not|never) (?!(?:worry|mind|forget|be|let|look back|say no|move|cry|stop|wait)\b)\p{L}+`,
  ],
  shrunkFrom: [
    String.raw`${player}(?:'m |am |are |feel |was |'d be |would be )?(?:i'm |we're |i'd be )?(?:far |much |just |still |so )?(?:too (?!late|early)\p{L}+|afraid|scared|terrified|frightened|ashamed|reluctant|unable|unwilling|hesitant) to\b`,
    String.raw`${player}(?:hate|loathe|dread|hesitate|forget|forgot|neglect|fail|failed)(?: how)? to\b`,
    String.raw`${player}(?:have|had|'ve|'ve got) (?:no|not the|neither) (?:\p{L}+ )?(?:strength|time|courage|wish|intention|desire|reason|heart|nerve|energy|right)(?: left)? to\b`,
    String.raw`\b(?:can't|cannot|couldn't|can't even) (?:bear|bring myself) to\b|\brather die than\b|\beven if i (?:wanted|could|tried)\b`,
    String.raw`${player}(?:regret|avoid|hate|dread|fear|postpone|put off)(?:ed)? (?:not )?\p{L}+ing\b|\bno (?:point|use|sense|good)(?: in)? \p{L}+ing\b`,
    String.raw`\b(?:sorry|regret|pity|wish)(?: that)? (?:i|we) (?:did|do|had)(?: not|n't)\b|\bthank you for (?:letting|making|asking) me\b`,
    String.raw`${deedOblique} (?:से|se) (?:डर|darr?)|${deedOblique} (?:की|ki) (?:हिम्मत|ताकत|जरूरत|himmat|taakat|takat|zaroorat|zarurat|jarurat)|${deed} (?:भूल|bhool|bhul)`,
    String.raw`${deed} (?:बेकार|गलत|ठीक नहीं|अच्छा नहीं|जरूरी नहीं|पाप|बेवकूफी|पागलपन|bekaa?r|galat|theek nahin?|thik nahin?|accha nahin?|zaroori nahin?|zaruri nahin?|paap|bewakoofi|pagalpan)${wordEnd}`,
    String.raw`${deed} (?:नहीं (?:चाह|है|चाहिए)|nahin? (?:chah|hai|chahiye))|${deed} (?:क्यों|kyu?o?n?) (?:जरूरी|zaroori|zaruri)`,
  ],
  beforehand: [
    String.raw`${start}(?:before|until|till|unless) (?:i|we|you|he|she|they|\p{L}+ing)\b|${start}(?:without (?!a\b|an\b|any\b|so much|saying|making|looking|waiting)|(?:rather than|instead of|anything but|everything (?:but|except)|other than) )`,
    String.raw`\b(?:anything|everything) (?:but|except) (?!(?:the|a|an|my|his|her|its|their|this|that)\b)|\bstop myself before \b`,
    String.raw`${deedOblique} (?:से|se) (?:पहले|pe?hle)|${deedOblique} (?:के|ke) (?:बजाय|बिना|बगैर|bajay\S*|bina|bagair)|^(?:जब तक|jab tak)${wordEnd}`,
  ],
  bidden: [
    String.raw`${player}(?:tell|ask|order|beg|command|urge|advise|invite|persuade|convince|expect|allow|force|warn|remind) ${somebody}(?: and \p{L}+)? to\b`,
    String.raw`${start}(?:i |we )(?:want|need) ${somebody} to\b`,
    String.raw`${player}let (?:him|her|them|you|another|(?:some|any)(?:one|body)(?: else)?) (?!(?:have|know|be|go|hear|see|in|out|off|up|down|keep|sleep|rest|talk|speak|think|finish|do|pass|live|win|say|come|stay|get|take|believe|decide|choose|wait|and|or|to|alone|into|through|lie|stand|sit)\b)\p{L}+`,
    String.raw`${start}i (?:order|command|beg|ask|want) you to\b|^you (?:go|come|run) and\b`,
    String.raw`${start}(?:let (?:nobody|no one|none)|(?:don't|do not|never) let (?:any(?:one|body)|${somebody}))\b`,
    String.raw`${wordStart}(?:उस|उन|इस|use?|un|is)(?:से|को|se|ko) (?:कहो|बोलो|कह दो|बोल दो|kaho|bolo|keh do|bol do) (?:कि|ki)${wordEnd}`,
    String.raw`^(?:उसको|उनको|उसे|उन्हें|usko|unko|use|unhe) .*${deedOblique} (?:दो|do)${wordEnd}`,
  ],
  watched: [
    String.raw`${player}(?:watch|notice|observe|spot|imagine|picture) ${somebody} (?!(?:and|or|to|in|on|at|by|from|with|for|through|behind|closely|carefully|again|until|till|while|as)\b)\p{L}+`,
    String.raw`${player}(?:see|saw|hear|heard) (?:him|them|(?:some|every|any)(?:one|body)) (?!(?:and|or|to|in|on|at|by|from|with|for|through|behind|closely|out|off|again|first|now|there|here)\b)\p{L}+`,
    String.raw`(?:देखत[ाी]|dekht[ai]) (?:हूं|hoo?n|hu|hun),? (?:कि |ki )?(?:वह|वो|वे|wo|woh|ve|vo)${wordEnd}`,
  ],
  ofAnother: [
    String.raw`^(?:you|he|she|they|someone|somebody|everyone|everybody|nobody|no one|people|others) (?:should|could|can|must|might|may|will|would|ought|have to|has to|need to|needs to|had better)\b`,
    String.raw`^(?:who|who'll|who's) (?:will|would|can|could|is going to|wants to|has to|should|dares? to)\b|\bwho (?:tried|dares?|dared|used) to\b|\b(?:only|just) (?:a|an|the) \p{L}+ (?:would|could)\b`,
    String.raw`^(?!.*(?:क्यों|क्या|कौन|कब|कैसे))(?:तुम|तू|आप)(?: ही| लोग)? (?:\S+ )*\S*(?:ओ|ो|इए|िए|ना)${lineEnd}|^(?!.*\b(?:kyu|kya|kaun|kab|kaise))(?:tum|tu|aap)(?: hi| log)? (?:\S+ )*\S*(?:o|iye|iyega|na)${lineEnd}`,
    String.raw`^(?:कौन|kaun|kon) .*(?:चाह|chah)`,
  ],
  wantedOfMe: [
    String.raw`^(?:you|he|she|they|everyone|everybody|people) (?:wants?|expects?|thinks?|says?|said|hopes?|needs?|told|asked)(?: (?:that )?(?:i|we)| (?:me|us) to)\b`,
    String.raw`\b(?:told|warned|asked|begged|advised|ordered) (?:me|us) (?:not|never) to\b|^(?:you|he|she|they|(?:my|the|your|his|her) \p{L}+) (?:said|says) (?:not|never) to\b|\b(?:i|we) (?:was|were|have been|had been|'ve been|am|are) (?:always |once |just )?(?:told|asked|ordered|supposed|expected|meant) (?:not |never )?to\b`,
    String.raw`${wordStart}(?:मुझ(?:से|े|को)|mujh(?:se|e|ko)) (?:मत|नहीं|mat|nahin?) (?:कह|बोल|kah|keh|bol)\S* (?:कि|ki)${wordEnd}`,
    String.raw`${wordStart}(?:चाहत[ेीा]|chaht[eia]) (?:हैं|है|hain?) (?:कि|ki)${wordEnd}`,
  ],
  spokenOf: [
    String.raw`${player}(?:talk|joke|sing|hum|complain|whisper|boast|brag|mutter|mumble|dream|worry|laugh|cry|daydream|fantasi[sz]e|argue|think)(?: to myself)?(?: \p{L}+){0,3}? (?:about|of|over) \p{L}+ing\b|\b(?:nothing|song|tale|poem|story|joke) (?:about|of) \p{L}+ing\b`,
    String.raw`\b(?:write|note|scribble) (?:down )?that (?:i|we) (?:should|must|ought|could)\b|\b(?:explain|tell me) (?:why|how|when|whether) (?:i|we|to)\b|^what (?:does|would) it mean\b|${player}complain that\b`,
    String.raw`${player}(?:ask|wonder|decide|debate|discuss|argue|consider|think)(?: \p{L}+){0,3} (?:whether to|if i should)\b|^(?:it's|its|it is) (?:easy|hard|one thing|all very well) (?:for \p{L}+ )?to (?:say|tell)\b|${player}(?:hate|love|like|mind) it when\b`,
    String.raw`${deedOblique} (?:के|ke) (?:बारे|baa?re)|${deedOblique} (?:की|का|ki|ka) (?:बात|मजाक|सपना|ख्याल|किस्सा|नाटक|baa?t|mazaa?k|sapna|khyaa?l|khayaa?l|kissa|naa?tak)${wordEnd}`,
  ],
  toldOf: [
    String.raw`^in (?:(?:my|a|the|his|her|an) )?(?:old )?(?:dreams?|tales?|story|stories|songs?)\b|^(?:the|this|that|an?) (?:old )?(?:story|tale|legend|song|poem|dream|book) (?:says|goes|tells)\b|^(?:legend|they|people|rumou?r|everyone|everybody) (?:say|says|has it)\b|^it is said\b|^(?:last (?:year|month|week|night|time|summer|winter)|yesterday|(?:\p{L}+ )?(?:years?|days?|weeks?|months?) ago|long ago|once upon|(?:back|since) then|when (?:i|we) (?:was|were))\b`,
    String.raw`^(?:जब|jab) (?:मैं|हम|main?|hum) .*(?:था|थी|थे|\btha|\bthi|\bthe)${wordEnd}|^(?:पिछल[ेी]|pichh?l[ei]) (?:साल|महीने|हफ्ते|बार|रात|saal|mahine|hafte|baar|raat)${wordEnd}|^(?:किसी|उस|kisi|us) ?(?:ने|ne) (?:कहा|बोला|kaha|bola)${wordEnd}`,
    String.raw`^(?:लोग|सब|log|sab) (?:कहते|kehte|kahte)|${wordStart}(?:सपने|sapne) (?:में|me|mein)${wordEnd}|^(?:कहते हैं|kehte hain|kahte hain|सुना है|suna hai)${wordEnd}`,
  ],
  onceMeant: [
    String.raw`\b(?:i|we) (?:was|were) (?:just |only )?(?:going|about|meaning|planning|hoping|supposed) to\b|\b(?:i|we)(?: had|'d)? (?:meant|planned|hoped|intended) to\b|\b(?:act|move|make) as if to\b`,
    String.raw`${player}(?:swear|promise|vow) (?:that )?(?:i'll|i will|to)\b|${player}threaten to\b`,
    String.raw`${deedOblique} (?:का|ka) (?:इरादा|iraa?da) (?:था|tha)${wordEnd}|${deedOblique} (?:वाल[ाी]|wal[ai]) (?:था|थी|tha|thi)${wordEnd}`,
  ],
  putOff: [
    String.raw`^(?:later|tomorrow|some ?day|one day|next time|eventually|afterwards)\b`,
    String.raw`^(?:बाद में|कल|किसी दिन|फिर कभी|baad mein?|kal|kisi din|phir kabhi)${wordEnd}`,
    String.raw`\b(?:save|keep|leave|put off|postpone) .*\b(?:for|till|until) (?:later|tomorrow|next|another|the (?:next|morning))\b|\bon (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|the way back)(?: \p{L}+)?${lineEnd}`,
    String.raw`${wordStart}(?:अगल[ाीे]|agl[aei]) (?:\S+ ){0,2}(?:के लिए|ke liye|पर|par|pe|में|me|mein)${wordEnd}|(?:बाद में|baad me(?:in)?) (?:देख|dekh)\S*${lineEnd}`,
  ],
  pretended: [
    String.raw`${player}pretend to\b`,
    String.raw`${wordStart}(?:झूठ|jhoo?th) (?:बोल|कह|bol|kah|keh)\S* .*?${wordStart}(?:कि|ki)${wordEnd}`,
    String.raw`${deedOblique} (?:का|ka) (?:नाटक|ढोंग|दिखावा|naa?tak|dhong|dikha[vw]a)${wordEnd}`,
  ],
  toSeeWhether: [String.raw`\b${seeingWhether}`],
  mocked: [
    String.raw`\bmy foot\W*$|\? (?:never|not me|no way|no thanks?|ha|hah)\W*$|\?? (?:कभी नहीं|kabhi nahin?)${lineEnd}`,
  ],
};

const patterns = Object.entries(phrases).map(
  ([kind, words]) => [kind as keyof typeof phrases, new RegExp(words.join("|"), "u")] as const,
);

/** A line is asked by several; the wordings of a choice that may be meant are asked each time. */
const known = lruCache<readonly Frame[]>(2_000);

/** The frames around a text's deeds, or that it has no deed. */
export const framesIn = (text: string): readonly Frame[] => known(text, () => readFrames(text));

function readFrames(text: string): readonly Frame[] {
  const said = plain(text).trim();
  const found = patterns.filter(([, pattern]) => pattern.test(said)).map(([kind]) => kind);
  return found.length === 0 && isTelling(text) ? ["onlyTold"] : found;
}

/** A frame belongs to a choice if more than this share of its wordings has it. */
const wordedShare = 0.03;
/** Statements are more common among wordings, so they need a larger share. */
const toldShare = 0.2;

/** From this share of negated wordings on, a choice is a refusal. */
const refusingShare = 0.3;

/** The frames that few wordings of a choice have. */
export function foreignFrames(text: string, wordings: readonly string[]): readonly Frame[] {
  const own = framesIn(text);
  if (own.length === 0) return own;
  const framed = wordings.map(framesIn);
  const shareOf = (is: (at: number) => boolean) =>
    wordings.filter((_, at) => is(at)).length / wordings.length;
  const isToRefuse =
    own.includes("refused") && shareOf((at) => isRefusing(wordings[at] ?? "")) > refusingShare;
  return own.filter(
    (frame) =>
      !(frame === "refused" && isToRefuse) &&
      shareOf((at) => framed[at]?.includes(frame) === true) <=
        (frame === "onlyTold" ? toldShare : wordedShare),
  );
}

const seams = new RegExp(
  String.raw`[,.;:!—]+\s*(?:and |but |so )?|\s(?:so|but|and so) (?=i\b|i'll\b|i'm\b|let me\b)|(?<=(?:से|se) (?:पहले|pe?hle))\s|\s(?=${seeingWhether})`,
  "iu",
);

/** The rest of a line outside such a frame. */
export function unframed(text: string, held: readonly Frame[]): string {
  return text
    .split(seams)
    .filter((part) => part.trim() !== "" && !framesIn(part).some((frame) => held.includes(frame)))
    .join(". ");
}
