import { expect, test } from "vitest";
import { findingMessages } from "./findings.ts";

test.each(Object.values(findingMessages).map(({ id, message }) => [id, message]))(
  "%s is whole sentences",
  (_, message) => {
    const forms = [...message.matchAll(/(?:one|other) \{(.*?\.)\}/gu)].map(([, form = ""]) => form);
    for (const said of forms.length > 0 ? forms : [message])
      expect(said).toMatch(/^[“{\p{Lu}].*\.”?$/u);
  },
);

test("what is found by typing says what to do", () => {
  for (const code of ["choice_unheard", "choice_mistaken", "answer_outrun", "stray_taken"] as const)
    expect(findingMessages[`finding.${code}`].message).toMatch(
      /^[AT].*\. (?:Add|Take) .*(?: choice|of “[^”]*”)\.$/u,
    );
});
