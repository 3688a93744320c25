/** The languages whose tense and person are read from a text. */
export const grammarLanguages = ["en", "hi"] as const;
export type GrammarLanguage = (typeof grammarLanguages)[number];

/** By what a text of a language tells its tense, its person and who speaks. */
export interface Grammar {
  past: RegExp;
  present: RegExp;
  first: RegExp;
  second: RegExp;
  /** Whether somebody of this name speaks. */
  says: (name: string, text: string) => boolean;
}

const edge = String.raw`(?<![\p{L}\p{M}])`;
const end = String.raw`(?![\p{L}\p{M}])`;
function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}

export function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

export const anyOf = (words: string) => new RegExp(`${edge}(?:${words})${end}`, "giu");
const said =
  "said|says|asked|asks|told|tells|cried|cries|answered|answers|replied|replies|called|calls|went on|goes on|began|begins|shouted|shouts|whispered|whispers";

export const grammars: Readonly<Record<GrammarLanguage, Grammar>> = {
  en: {
    past: anyOf(
      "was|were|had|said|went|came|took|did|could|stood|looked|asked|put|told|got|made|kept|turned|gave|held",
    ),
    present: anyOf(
      "is|are|am|has|have|says|goes|comes|takes|does|can|stands|looks|asks|puts|tells|gets|makes|keeps|turns|gives|holds",
    ),
    first: anyOf("I|my|me|I'm|I've|myself"),
    second: anyOf("you|your|you're|you've|yourself"),
    says: (name, text) =>
      new RegExp(
        `${edge}(?:(?:${said}) (?:the )?${escaped(name)}|${escaped(name)},? (?:\\w+ ){0,2}(?:${said}))${end}`,
        "u",
      ).test(text),
  },
  hi: {
    past: anyOf("था|थी|थे|थीं"),
    present: anyOf("है|हैं|हो|हूँ|हूं"),
    first: anyOf("मैं|मैंने|मुझे|मेरा|मेरी|मेरे"),
    second: anyOf("तुम|तुमने|तुम्हें|तुम्हारा|तुम्हारी|तुम्हारे|आप|आपने"),
    says: (name, text) =>
      new RegExp(
        `${edge}${escaped(name)}(?: [^ .।,"“]+){0,3} (?:कह|पूछ|बोल|डपट|समझा|बता|गरज|फुसफुसा|पुकार)`,
        "u",
      ).test(text),
  },
};
