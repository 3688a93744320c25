import { liesOneself } from "../acts/said-to-others.ts";
import { isLeftUndone } from "../choices/undone/left-undone.ts";
import { aWord, plain } from "../words/plain.ts";
import { isEnglish } from "../words/latin-hindi.ts";
import { termsOf } from "../words/terms.ts";
import { isRefused } from "../words/word-likeness.ts";
import { tellsOfMe } from "./tells-of-me.ts";
import { anything, asksIn, doneToSomebody, isDeed, ownersIn, supposes, wordsOf } from "./topic.ts";

/** What is known of a line besides its words. */
export interface Manner {
  /** Its deeds are only mentioned: "I'm sorry I threw it". */
  isOnlySaid?: boolean;
  /** It names a person. */
  isOfPerson?: boolean;
}

const me = ["me", "i", "my", "im", "i'm"];
const saysI = aWord(
  "i|i'm|i've|i'll|i'd|me|my|mine|मैं|मैंने|मुझे|मुझ\\S*|मेर[ाीे]|main|maine|mai|mujhe|mujh\\w*|mer[aei]",
);
const saysYou = aWord("you|you're|your|तुम\\S*|आप\\S*|तू|tum\\w*|aap\\w*");

/** "Is it true that you aren't married" asks about marriage, not about the truth. */
const isItTrue =
  /\b(?:is it|isn't it|it is|it's) true(?: that)? (?=\p{L})|(?:क्या )?(?:यह |ये )?सच है कि |(?:kya )?(?:yeh |ye )?sach hai ki /giu;
const supposed = aWord(
  "if|suppose|supposing|would|were|अगर|यदि|मान लो|agar|yadi|maan lo|যদি|जर|اگر|என்றால்|ஆனால்",
);
const doneToOthers = new RegExp(
  String.raw`(?<!\p{L})${doneToSomebody} (?:you|him|her|them|it|the|my|your|his|their)(?!\p{L})`,
  "gu",
);

const becomes =
  /[\p{L}\p{M}] (?:is|has|was|got)(?! (?:it|that|this)(?![\p{L}']))(?![\p{L}'])|[\p{L}\p{M}] (?:gaya|gayi|गया|गई)(?: (?:hai|है))?(?: [\p{L}\p{M}]+)?[\s\p{P}]*$/u;

/** "Tell me about yourself" asks who somebody is. */
const aboutYou =
  /\b(?:(?:tell me |something |more )*about (?:you|yourself)|introduce yourself)(?! \p{L})/giu;

/** Phrases that ask about something without a question word. */
const about = /\babout\b|बारे|\bba+re\b|সম্পর্কে|बद्दल|பற்றி/iu;

/** "Are you full now" is a yes-or-no question, and asks neither who nor where. */
const asksWhether =
  /(?:^|[\s,])(?:are|is|was|were|do|does|did|can|could|will|would|have|has|had|should|shall|may) (?:you|he|she|it|they|we|i|this|that|there|the|my|your|his|her)(?![\p{L}'])/iu;

/** So is "क्या तुम डरते हो", and "क्या कर रहे हो" is not. */
const asksWhetherInHindi =
  /(?:^|[\s,])(?:क्या|kya|kia|کیا) (?:तुम|आप|तू|वह|वो|वे|यह|ये|मैं|हम|उस|इस|tum|aap|tu|woh|wo|vo|yeh|ye|main|mai|hum|us|is|تم|آپ|وہ|یہ|میں|ہم)(?:ने|को|ne|ko)?(?![\p{L}\p{M}])/u;

/** "I'm not afraid", "it isn't your fault": negated, so fear or fault is not the topic. */
const isNotSo =
  /(?<![\p{L}])(?:(?:am|is|are|was|were|i'm|it's|that's|he's|she's|you're|they're|we're)(?: \p{L}+ly| just| that| so)? not|isn't|aren't|wasn't|weren't)(?!.*\?)(?!\p{L})/iu;

/** The topic of a line without an act. */
const thingsIn = (terms: readonly string[]) =>
  terms.filter((term) => !isDeed(term)).map((term) => term.replace(/^!+/u, ""));

/** What is read from a line before topics are compared with it. */
export function readLine(said: string, { isOnlySaid = false, isOfPerson = false }: Manner) {
  const text = said.replaceAll(isItTrue, "").replaceAll(aboutYou, "who are you");
  const spoken = termsOf(text);
  const isUndone = isLeftUndone(text);
  const notSo = isNotSo.test(text) ? spoken.filter((term) => !isRefused(term)) : spoken;
  const words = wordsOf(text);
  const deedsToOthers = [...words.join(" ").matchAll(doneToOthers)];
  const asked = asksIn(spoken);
  const isAbout = about.test(text);
  return {
    isOnlySaid,
    isOfPerson,
    isUndone,
    words: new Set(words),
    spoken,
    refused: spoken.filter(isRefused),
    affirmed: isUndone ? thingsIn(spoken) : notSo,
    owners: ownersIn(words),
    saysMe: me.some((one) => words.includes(one)),
    isOwn: tellsOfMe(text),
    /** It is about the person addressed, not about the player. */
    isOfYou: saysYou.test(plain(text)) && !saysI.test(plain(text)),
    /** It tells what has become of somebody or something: "Moti Khan is cracked". */
    isOfOther: !saysI.test(plain(text)) && becomes.test(plain(text)),
    isSupposed: supposes.test(plain(text).trim()) || supposed.test(plain(text)),
    isOwnLie: liesOneself.test(plain(text)),
    deedsToOthers: new Set(deedsToOthers.map(({ groups }) => groups?.["deed"])),
    asked,
    /** It asks what, and nothing else: "what is it doing". */
    isWhat:
      asked.length === 0 &&
      spoken.includes(anything) &&
      /\bwhat(?:'s)? (?:is |are |was |were |did |does |do |will |would )\S+/iu.test(text),
    isAsking:
      spoken.some((term) => /^(?:\?|:ask$|:say$)/u.test(term)) || /[?؟]/u.test(text) || isAbout,
    isAbout,
    isEnglish: isEnglish(words),
    /** It is a yes-or-no question. */
    isWhether:
      asked.length === 0 &&
      (asksWhetherInHindi.test(plain(text)) ||
        (!spoken.includes(anything) && asksWhether.test(text))),
  };
}
export type ReadLine = ReturnType<typeof readLine>;
