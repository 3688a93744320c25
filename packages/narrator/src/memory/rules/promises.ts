import { shortened } from "../../text/sentences.ts";
import { edge, end, isQuestion, longestItem, type SourcedSentence, type Learnt } from "./learnt.ts";

const promises = "वचन|वादा|वायदा|क़सम|कसम|सौगंध|सौगन्ध|प्रण|शपथ|प्रतिज्ञा";
const promisesInLatin = "vachan|vaada|vada|waada|wada|kasam|qasam|saugandh";

const giving: readonly Pick<RegExp, "test">[] = [
  /\b(?:promise[sd]?|swear|swears|swore|sworn|vowed|pledge[sd]?)\b/i,
  /\b(?:I|you|we|they|he|she) (?:[\p{L}]+ly )?vows?\b/iu,
  /\b(?:give|gives|gave|given|have) (?:you |him |her |them |me )?(?:my|his|her|your|their) word\b/i,
  /\b(?:take|takes|took|taken|made|make|makes) an? (?:oath|vow)\b/i,
  new RegExp(
    String.raw`${edge}(?:${promises})${end}(?: \S{1,20}){0,2}? (?:दे|दि|दी|कर|कि|की|खा|ले|ली|लि|नि)`,
    "u",
  ),
  new RegExp(String.raw`\b(?:${promisesInLatin})\b`, "i"),
];

// A cheap test before the patterns, which take far longer.
const mayPromise =
  /promis|swear|sw[oe]r|vow|pledg|word|oath|vachan|vaad|vada|waad|wada|asam|saugan|वचन|वाद|वायद|सम|सौग|प्रण|शपथ|प्रतिज्ञ/i;

/** A promise that is mentioned, not made: kept, broken, refused. */
const notGiven: readonly RegExp[] = [
  /\b(?:could|would|might) (?:have )?(?:swear|sworn)\b|\b(?:keep(?:s|ing)?|kept|br(?:eaks?|oken?|eaking)) (?:[\p{L}'’]+ ){0,2}(?:promises?|vows?|oaths?|pledges?)\b|\b(?:never|not|no|didn't|don't|won't|cannot|can't) (?:ever )?(?:promis|swear|sw[oe]r|vow|pledg)/iu,
  new RegExp(
    String.raw`${edge}(?:${promises})${end}(?: (?:का|की|के|को|से|भी|ही|तो|कभी|मैं|मैंने)){0,2} (?:(?:नहीं?|न|ना|मत)${end}|तोड़?|याद)`,
    "u",
  ),
  new RegExp(
    String.raw`\b(?:${promisesInLatin})(?: (?:ki|ko|bhi|hi|to|kabhi|main|maine))? (?:(?:nahin?|na|mat)\b|tod|yaad)`,
    "i",
  ),
];

const isGiven = (sentence: string) =>
  giving.some((pattern) => pattern.test(sentence)) &&
  !notGiven.some((pattern) => pattern.test(sentence));

export function promiseIn({ sentence }: SourcedSentence): Learnt[] {
  if (!mayPromise.test(sentence) || isQuestion(sentence) || !isGiven(sentence.normalize("NFC")))
    return [];
  const text = shortened(sentence, longestItem);
  return [{ kind: "promise", subject: text, text }];
}
