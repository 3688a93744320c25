import { isLatinHindi } from "../../words/latin-hindi.ts";
import { word } from "../../words/terms.ts";

/** Irregular past forms of what others did; regular ones end in -ed. */
export const pastOfOthers =
  "went|came|said|told|gave|took|made|saw|knew|thought|got|kept|left|found|sat|stood|ran|fell|held|lost|died|ate|drank|slept|wrote|sang|brought|bought|caught|taught|meant|sent|built|broke|spoke|woke|wore|swore|hid|bit|read|threw|drew|grew|flew|rode|drove|chose|stole|rose|sold|paid|lent|spent|felt|stuck|struck|won|heard|fed|led|met|slid|tore|wept|forgot|forgave|began|rang|sank|swam|shook|shot|fought|laid|lay";
const verb = String.raw`(?:is|isn't|was|wasn't|has|had|does|doesn't|did|didn't|would|wouldn't|can't|couldn't|will never|${pastOfOthers}|(?!(?:his|hers|this|its|yes|across|acros|always|hundred|need|indeed)\b)\p{L}{2,}(?:(?<!s)s|ed))`;
/** After these, a word in "-s" is a noun. */
const article = String.raw`\b(?:the|a|an|my|your|his|her|its|their|our|to|of|at|in|on|for|with|and|all|some|any|no|two|three) `;

/** "Framji once burned his lip", "the irani café makes terrible tea": the subject of a sentence in which the player does nothing. */
const told = new RegExp(
  String.raw`^(?<subject>(?:(?:the|my|your|that|this|old|poor|mr\.?|mrs\.?|miss) )*(?:(?!(?:i|we|you|he|she|it|they|me|him|them)\b)[\p{L}\p{M}'-]+ ){1,2}?)(?<!${article})(?:(?:always|never|once|only|still|\p{L}+ly) ){0,2}${verb}\b(?!.*\b(?:and (?!(?:he|she|it|they|the|his|her|their|you|i think)\b)|but|then|so|i(?! (?:think|guess|suppose|believe)\b)|i'll|i'd|i'm|let|let's|we|we'll|please)\b)`,
  "u",
);

/** The subject of a statement in `plain` form; undefined for a deed or a question. */
export const subjectOf = (said: string): string | undefined =>
  isLatinHindi(said.match(word) ?? []) ? undefined : told.exec(said)?.groups?.["subject"];
