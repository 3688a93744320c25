import { plain } from "../../words/plain.ts";
import { clauses, isNegation, joined, refusesAtEnd, termsOf, word } from "../../words/terms.ts";
import { negations } from "../../words/english.ts";
import { framesIn, unframed } from "./frames.ts";

/** "नहीं पूछूँगा", "nahi jaunga", "नहीं करना है": a negation followed by its deed. */
const mostBehind = 2;
const isEnglish = (token: string) => negations.has(token) || token.endsWith("n't");

/** Whether a clause negates its final deed, with the negation right before it, as in Hindi, or after it. */
function refusesItsDeed(clause: string): boolean {
  const tokens = clause.match(word) ?? [];
  const at = tokens.findLastIndex(isNegation);
  const token = tokens[at];
  if (token === undefined || isEnglish(token)) return false;
  const behind = tokens.length - 1 - at;
  return refusesAtEnd(tokens) || (at > 0 && behind > 0 && behind <= mostBehind);
}

/** "I won't touch it", "मैं उसे नहीं छूऊँगा": with nothing else in the line, nothing it names is done. */
export function isLeftUndone(text: string): boolean {
  if (/[?؟]/u.test(text) || termsOf(text).some((term) => /^!*\?/u.test(term))) return false;
  const said = joined(text)
    .split(clauses)
    .filter((clause) => clause.trim() !== "");
  if (said.length > 0 && said.every(refusesItsDeed)) return true;
  return framesIn(plain(text)).includes("refused") && unframed(text, ["refused"]).trim() === "";
}
