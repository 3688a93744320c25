import { formsOf } from "../../safety/index.ts";

const cannot = "i( can't| cannot| can not| won't| will not|('m| am) (not able|unable) to)";
const tell =
  "(help( you| with|.)|assist|continue with|write|create|generate|provide|produce|fulfil|fulfill|comply|engage)";
const sorry = "(i('m| am) (really |very )?)?sorry";

/** How models begin a refusal; a story may begin with "I cannot sleep", but not like this. */
const refusals = [
  `${cannot} ${tell}`,
  `${sorry} ${cannot} ${tell}`,
  `${sorry}(,| but|, but) (${cannot}|i('m| am) an ai|as an ai|this|that|we)`,
  "as an ai(,| )",
].flatMap((pattern) => formsOf(pattern.replaceAll("(", "(?:")));

const plain = (text: string) => text.trimStart().replaceAll("’", "'").toLowerCase();

/** Whether the first words refuse; `maybe`: the next ones decide. */
export function refuses(opening: string): "yes" | "maybe" | "no" {
  const text = plain(opening);
  if (refusals.some((form) => text.startsWith(form))) return "yes";
  return text !== "" && refusals.some((form) => form.startsWith(text)) ? "maybe" : "no";
}
