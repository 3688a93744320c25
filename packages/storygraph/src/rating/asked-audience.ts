import { ratedWords } from "./rated-words.ts";

export const audiences = ["family", "teen", "mature"] as const;
export type Audience = (typeof audiences)[number];

/** Whom a rating lets in; everyone and general are family by another name. */
export function audienceOf(rating: string): Audience {
  return audiences.find((audience) => audience === rating) ?? "family";
}

/** Whether a story rated like this may say what asks for this audience. */
export function allows(rating: string, asked: Audience): boolean {
  return audiences.indexOf(asked) <= audiences.indexOf(audienceOf(rating));
}

// \b knows only Latin letters, so words are bounded by whatever is no letter, mark or digit.
const edgeBefore = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const edgeAfter = String.raw`(?![\p{L}\p{M}\p{N}])`;

function matcherOf(words: readonly string[]): RegExp {
  return new RegExp(`${edgeBefore}(?:${words.join("|").normalize("NFC")})${edgeAfter}`, "iu");
}

const matchers = (["mature", "teen"] as const).map(
  (audience) => [audience, matcherOf(ratedWords[audience])] as const,
);

/** The strictest audience that a text asks for, and the word that asks for it. */
export function askedAudience(text: string): { audience: Audience; word: string } | null {
  const plain = text.normalize("NFC");
  for (const [audience, matcher] of matchers) {
    const word = matcher.exec(plain)?.[0];
    if (word !== undefined) return { audience, word };
  }
  return null;
}
