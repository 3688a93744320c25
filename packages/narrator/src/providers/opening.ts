import { formsOf } from "../safety/index.ts";

/** How models begin when they will not tell; a story may begin with "I cannot sleep", but not so. */
const refusals = [
  "i('m| am) (really |very )?sorry,?( but)? (i|this|that|we)",
  "sorry,?( but)? i ",
  "i (can't|cannot|can not|won't|will not|am not able to|'m not able to|am unable to) (help|assist|continue with|write|create|generate|provide|produce|fulfil|fulfill|comply|engage)",
  "i('m| am) (unable|not able) to (help|assist|continue|write|create|generate|provide|produce|fulfil|fulfill|comply|engage)",
  "as an ai",
].flatMap((pattern) => formsOf(pattern.replaceAll("(", "(?:")));

const plain = (text: string) => text.trimStart().replaceAll("’", "'").toLowerCase();

/** Of the first words: `yes` when they refuse, `maybe` when the next ones have to be waited for. */
export function refuses(opening: string): "yes" | "maybe" | "no" {
  const text = plain(opening);
  if (refusals.some((form) => text.startsWith(form))) return "yes";
  return text !== "" && refusals.some((form) => form.startsWith(text)) ? "maybe" : "no";
}
