import { phrasesOf } from "../../phrases/heard.ts";
import { isLatinHindi } from "../../words/latin-hindi.ts";
import { word } from "../../words/terms.ts";

const told = phrasesOf(({ remarks }) => remarks?.subject);

/** The subject of a statement in `plain` form; undefined for a deed or a question. */
export const subjectOf = (said: string): string | undefined =>
  isLatinHindi(said.match(word) ?? []) ? undefined : told.exec(said)?.groups?.["subject"];
