import { plain } from "../../words/plain.ts";
import {
  clauses,
  isNegation,
  isNegationBefore,
  joined,
  refusesAtEnd,
  termsOf,
  word,
} from "../../words/terms.ts";
import { framesIn, unframed } from "./frames.ts";

/** A negation followed by its deed: so many words may stand behind it. */
const mostBehind = 2;

/** Whether a clause negates its final deed, with the negation right before it, as in Hindi, or after it. */
function refusesItsDeed(clause: string): boolean {
  const tokens = clause.match(word) ?? [];
  const at = tokens.findLastIndex(isNegation);
  const token = tokens[at];
  if (token === undefined || isNegationBefore(token)) return false;
  const behind = tokens.length - 1 - at;
  return refusesAtEnd(tokens) || (at > 0 && behind > 0 && behind <= mostBehind);
}

/** With nothing else in the line, nothing it names is done. */
export function isLeftUndone(text: string): boolean {
  if (/[?؟]/u.test(text) || termsOf(text).some((term) => /^!*\?/u.test(term))) return false;
  const said = joined(text)
    .split(clauses)
    .filter((clause) => clause.trim() !== "");
  if (said.length > 0 && said.every(refusesItsDeed)) return true;
  return framesIn(plain(text)).includes("refused") && unframed(text, ["refused"]).trim() === "";
}
