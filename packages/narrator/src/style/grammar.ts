/** The languages whose tense and person are read from a text. */
export const grammarLanguages = ["en", "hi"] as const;
export type GrammarLanguage = (typeof grammarLanguages)[number];

/** The words that show a text's tense and person, by language. */
export interface Grammar {
  past: RegExp;
  present: RegExp;
  first: RegExp;
  second: RegExp;
}

const edge = String.raw`(?<![\p{L}\p{M}])`;
const end = String.raw`(?![\p{L}\p{M}])`;

export function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

const anyOf = (words: string) => new RegExp(`${edge}(?:${words})${end}`, "giu");

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
  },
  hi: {
    past: anyOf("था|थी|थे|थीं"),
    present: anyOf("है|हैं|हो|हूँ|हूं"),
    first: anyOf("मैं|मैंने|मुझे|मेरा|मेरी|मेरे"),
    second: anyOf("तुम|तुमने|तुम्हें|तुम्हारा|तुम्हारी|तुम्हारे|आप|आपने"),
  },
};
