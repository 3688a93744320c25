import { expect, test } from "vitest";
import { findingMessages } from "./authors/structure/findings.ts";
import type { Message, PlainParts } from "./types.ts";

const sentence = (parts: PlainParts) =>
  parts.map((part) => (typeof part === "string" ? part : `{${part[0]}}`)).join("");

/** The text in each of its plural forms. */
function sentences(message: Message["message"]): string[] {
  if (typeof message === "string") return [message];
  const [first] = message;
  return typeof first === "object" && first.length === 3
    ? Object.values(first[2]).map(sentence)
    : [sentence(message as PlainParts)];
}

test.each(Object.values<Message>(findingMessages))("$id is whole sentences", ({ message }) => {
  for (const said of sentences(message)) expect(said).toMatch(/^[“{\p{Lu}].*\.”?$/u);
});

test("what is found by typing says what to do", () => {
  for (const code of ["choice_unheard", "choice_mistaken", "answer_outrun", "stray_taken"] as const)
    for (const said of sentences(findingMessages[`finding.${code}`].message))
      expect(said).toMatch(/^[AT].*\. (?:Add|Take) .*(?: choice|of “[^”]*”)\.$/u);
});
