import { lately } from "../../lately.ts";
import { isLeftUndone } from "../choices/undone/left-undone.ts";
import { plain } from "../words/plain.ts";
import { tellsOfMe } from "./tells-of-me.ts";
import { termsOf } from "../words/terms.ts";
import { bestLike, isRefused } from "../words/word-likeness.ts";

interface Topic {
  /** Its words as they stand, for those that are made of small words alone: "who are you". */
  words: readonly string[];
  terms: readonly string[];
  /** Whether it is a question, and which. */
  isQuestion: boolean;
  asks: readonly string[];
  isOfMe: boolean;
  /** What is asked to be done to whoever plays. */
  deedToMe: string | undefined;
  /** It tells of whoever plays: "I'm afraid", "my name is". */
  isOwn: boolean;
  /** Whom a deed and nothing else is done to: "touch him", "eat you". */
  whom: string | undefined;
}

const isDeed = (term: string) => /^!*:/u.test(term);

/** "What time", "what for", "what place" ask when, why and where. */
const anything = "?what";
const asksIn = (terms: readonly string[]) =>
  terms.filter((term) => term.startsWith("?") && term !== anything);

const word = /[\p{L}\p{M}\p{N}]+/gu;
const wordsOf = (text: string): string[] => plain(text).match(word) ?? [];

/** "What do you think of me" is not what somebody thinks of the king. */
const ofMe = /\b(?:of|about|with|trust|love|like|hate|know|remember|believe|forgive|miss) me$/u;
const me = ["me", "i", "my", "im", "i'm"];

/** "Teach me something" is not asked by who teaches him the prices. */
const deeds = "(?<deed>teach|show|help|feed|hide|save|hurt|marry)";
const doneToMe = new RegExp(
  String.raw`^(?:(?:can|will|could|would|please) )?(?:you )?${deeds} me\b`,
  "u",
);
const doneToOthers = new RegExp(
  String.raw`(?<!\p{L})${deeds} (?:him|her|them|it|the|my|your|his|their)(?!\p{L})`,
  "gu",
);

const somebody = new Set(["him", "her", "them", "you"]);

/** Authors' topics are the same for as long as their stories are; those that ship have 130,000. */
const known = lately<Topic>(150_000);

function topicOf(topic: string): Topic {
  return known(topic, () => {
    const all = termsOf(topic);
    const terms = all.filter((term) => !/^!?\?|^:ask$/u.test(term));
    const isQuestion = all.some((term) => term.startsWith("?"));
    const words = wordsOf(topic);
    const asks = asksIn(all);
    const isOfMe = ofMe.test(words.join(" "));
    const isOwn = !isQuestion && tellsOfMe(topic);
    const deedToMe = doneToMe.exec(words.join(" "))?.groups?.["deed"];
    const isBareDeed = terms.length > 0 && terms.every(isDeed);
    const whom = isBareDeed ? words.find((one, at) => at > 0 && somebody.has(one)) : undefined;
    return { words, terms, isQuestion, asks, isOfMe, isOwn, deedToMe, whom };
  });
}

/** Deeds that so many words stand for that one of them is no topic by itself: "share" is to say, "head" to go. */
const broad = new Set(
  ":say :ask :go :look :take :put :give :listen :call :return :leave :want :greet".split(" "),
);
const isBroad = (term: string) => broad.has(term) || term.length <= 2;

/** Who it is done to makes it another topic: "kill myself" is not to kill. */
const reflexive = /^(?:my|your|him|her|it|our|them)sel(?:f|ves)$/u;

/** Whose something is: "my name" is told where "your name" is asked for. */
const owners = [
  /^(?:my|mine|mera|meri|mere|मेरा|मेरी|मेरे|माझ[\p{L}\p{M}]*|আমার|میر[اےی]|என்)$/u,
  /^(?:yours?|tumhar[aie]|aapk[aie]|apk[aie]|ter[aie]|तुम्हार[ाीे]|आपक[ाीे]|तेर[ाीे]|तुझ[\p{L}\p{M}]+|तुमच[\p{L}\p{M}]*|তোমার|আপনার|তোর|آپ|تمہار[اےی]|تیر[اےی]|உன்|உங்கள்)$/u,
  /^(?:his|hers?|their|usk[aie]|unk[aie]|उसक[ाीे]|उनक[ाीे])$/u,
];
const ownersIn = (words: readonly string[]) =>
  owners.filter((owner) => words.some((one) => owner.test(one)));

/** How many other words may stand beside a topic of small words. */
const fewOthers = 3;

/** "Tell me about yourself" asks who somebody is. */
const aboutYou =
  /\b(?:(?:tell me |something |more )*about (?:you|yourself)|introduce yourself)(?! \p{L})/giu;

/** Who speaks of something so asks of it without a question word. */
const asksOf = /[?؟]|\babout\b|बारे|ba+re|সম্পর্কে|बद्दल|பற்றி/iu;

/** "Are you full now" is answered by yes or no, and asks neither who somebody is nor where. */
const asksWhether =
  /(?:^|[\s,])(?:are|is|was|were|do|does|did|can|could|will|would|have|has|had|should|shall|may) (?:you|he|she|it|they|we|i|this|that|there|the|my|your|his|her)(?![\p{L}'])/iu;

/** So is "क्या तुम डरते हो", and "क्या कर रहे हो" is not. */
const asksWhetherInHindi =
  /(?:^|[\s,])(?:क्या|kya|kia|کیا) (?:तुम|आप|तू|वह|वो|वे|यह|ये|मैं|हम|उस|इस|tum|aap|tu|woh|wo|vo|yeh|ye|main|mai|hum|us|is|تم|آپ|وہ|یہ|میں|ہم)(?:ने|को|ne|ko)?(?![\p{L}\p{M}])/u;

/** "I'm not afraid", "it isn't your fault": who says so does not speak of being afraid. */
const isNotSo =
  /(?<![\p{L}])(?:(?:am|is|are|was|were|i'm|it's|that's|he's|she's|you're|they're|we're)(?: \p{L}+ly| just| that| so)? not|isn't|aren't|wasn't|weren't)(?!.*\?)(?!\p{L})/iu;

/** What is spoken of where no deed is done. */
const thingsIn = (terms: readonly string[]) =>
  terms.filter((term) => !isDeed(term)).map((term) => term.replace(/^!+/u, ""));

/** Deeds that are only said. */
const saidDeeds = new Set(":apologise :forgive :promise :confess :thank :say :ask :lie".split(" "));

export interface Manner {
  /** Its deeds are only spoken of: "I'm sorry I threw it". */
  isOnlySaid?: boolean;
  /** It names a person. */
  isOfPerson?: boolean;
}

/**
 * How many words of a topic a line says, its question word and an "I" among them: all, in any form and order, or 0.
 */
export function sharedWordsIn(
  line: string,
  { isOnlySaid = false, isOfPerson = false }: Manner = {},
): (topic: string) => number {
  const text = line.replaceAll(aboutYou, "who are you");
  const spoken = termsOf(text);
  const refused = spoken.filter(isRefused);
  const isUndone = isLeftUndone(text);
  const notSo = isNotSo.test(text) ? spoken.filter((term) => !isRefused(term)) : spoken;
  const affirmed = isUndone ? thingsIn(spoken) : notSo;
  const all = wordsOf(text);
  const deedsToOthers = new Set(
    [...all.join(" ").matchAll(doneToOthers)].map(({ groups }) => groups?.["deed"]),
  );
  const words = new Set(all);
  const whose = ownersIn([...words]);
  const saysMe = me.some((one) => words.has(one));
  const isOwnLine = tellsOfMe(text);
  const asked = asksIn(spoken);
  const isWhether =
    asked.length === 0 &&
    (asksWhetherInHindi.test(plain(text)) ||
      (!spoken.includes(anything) && asksWhether.test(text)));
  const isAsking = spoken.some((term) => /^(?:\?|:ask$|:say$)/u.test(term)) || asksOf.test(text);
  const counted = new Map<string, number>();
  const saidTerms = new Map<string, boolean>();
  /** Many topics share their words. */
  const isTermSaid = (term: string): boolean => {
    const before = saidTerms.get(term);
    if (before !== undefined) return before;
    const isLike = bestLike(term, isRefused(term) ? refused : affirmed).like > 0;
    saidTerms.set(term, isLike);
    return isLike;
  };
  return (topic) => {
    const before = counted.get(topic);
    if (before !== undefined) return before;
    const { terms, words: own, isQuestion, asks, isOfMe, isOwn, deedToMe, whom } = topicOf(topic);
    const done = terms.filter((term) => isDeed(term) && !isRefused(term));
    const isRefusedHere = done.some(
      (deed) => refused.includes(`!${deed}`) && !spoken.includes(deed),
    );
    const isTold = isOnlySaid && done.length > 0 && !done.some((deed) => saidDeeds.has(deed));
    const isDone = !(isUndone && done.length > 0) && !isRefusedHere && !isTold;
    const isToWhom = whom === undefined || isOfPerson || words.has(whom);
    const isWhole = isDone && own.length > 0 && own.every((one) => words.has(one));
    const ofWhom = ownersIn(own);
    const isSameOwner =
      ofWhom.length === 0 || whose.length === 0 || ofWhom.some((one) => whose.includes(one));
    // "Where is the queen" is another question than who she is, and "I follow the queen" is none.
    const isSameQuestion =
      (isAsking || !isQuestion) &&
      (asks.length === 0 ||
        (asked.length === 0 ? !isWhether : asks.some((one) => asked.includes(one))));
    const isSameSelf = own.every((one) => !reflexive.test(one) || words.has(one));
    const isDoneToMe = deedToMe === undefined || !deedsToOthers.has(deedToMe);
    const isOfSamePerson =
      isSameOwner && isSameSelf && (!isOfMe || saysMe) && isDoneToMe && isToWhom;
    const isSaid = terms.some((term) => !isBroad(term))
      ? isWhole || (!isTold && terms.every(isTermSaid))
      : isWhole;
    const isSpokenOf =
      terms.length > 0
        ? isOfSamePerson && isSameQuestion && isSaid
        : isWhole && words.size <= own.length + fewOthers;
    const isAskedSo = asks.some((one) => asked.includes(one));
    const further = Number(isAskedSo) + Number(isOwn && isOwnLine);
    const shared = isSpokenOf ? Math.max(1, terms.length + further) : 0;
    counted.set(topic, shared);
    return shared;
  };
}
