import { inOrder } from "../../text/in-order.ts";
import { shortened } from "../../text/sentences.ts";
import { edge, end, isQuestion, longestItem, type SourcedSentence, type Learnt } from "./learnt.ts";

/** What players say about themselves or establish about the story; only in their own words. */
const settled: readonly Pick<RegExp, "test">[] = [
  /\bI(?: am|'m|’m) (?:an? |the |his |her |not |only |from |no )/i,
  /\bI (?:was born|come from|came from|have never|have always|never |always |used to |know that|believe that|hate |love |fear |want to be )/i,
  /\bmy (?!name\b)[\p{L}]+(?: [\p{L}]+)? (?:is|are|was|were|has|had|lives?|died|taught|told|gave|used to)\b/iu,
  /\b(?:remember|don't forget|do not forget|never forget)(?: that|:|,)/i,
  inOrder(`${edge}(?:मेरा|मेरी|मेरे)${end}(?! नाम)`, `${edge}(?:है|हैं|था|थी|थे)${end}`),
  inOrder(`${edge}मैं `, `${edge}(?:का|की|से|एक|कभी|हमेशा|नहीं)${end}`, `${edge}हूँ${end}`),
  new RegExp(String.raw`${edge}(?:याद रख\S*|मत भूल\S*)${end}`, "u"),
];

export function factIn({ sentence, byPlayer }: SourcedSentence): Learnt[] {
  const plain = sentence.normalize("NFC");
  if (!byPlayer || isQuestion(plain) || !settled.some((pattern) => pattern.test(plain))) return [];
  const text = shortened(sentence, longestItem);
  return [{ kind: "fact", subject: text, text }];
}
