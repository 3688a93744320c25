import type { Condition } from "@katha/storygraph";
import { fieldsOf } from "@katha/storygraph/structure";

/**
 * Unedited parts are replaced by tokens before a text is read again, and restored wherever the token comes
 * out. Tokens are private-use characters of Unicode, which no format and no author writes.
 */
const [open, close] = ["\uE000", "\uE001"];

/** The token of a paragraph, a choice or a name, by its index in the scene. */
export type TokenKind = "paragraph" | "choice" | "mark";

export const tokenOf = (kind: TokenKind, at: number): string =>
  `${open}${kind.charAt(0)}${at}${close}`;

const patternOf = (kind: TokenKind): RegExp =>
  new RegExp(`${open}${kind.charAt(0)}(\\d+)${close}`, "gu");

/** The indexes of the tokens in a text. */
export function tokensIn(kind: TokenKind, text: string): number[] {
  return Array.from(text.matchAll(patternOf(kind)), ([, at]) => Number(at));
}

const putBack = (kind: TokenKind, text: string, parts: readonly string[]): string =>
  text.replaceAll(patternOf(kind), (_, at: string) => parts[Number(at)] ?? "");

export const withMarks = (text: string, marks: readonly string[]): string =>
  putBack("mark", text, marks);

export const withParagraphs = (text: string, paragraphs: readonly string[]): string =>
  putBack("paragraph", text, paragraphs);

/** A variable that stands for effects of ours: the number it is set to says which. */
export const effectVariable = "katha_effect";

/** A condition of the author's, one that makes a choice single-use, or one of our own. */
export type OurCondition = Condition | "once" | "counting";

/** A condition of ours while its script is read again. */
export const carriedCondition = (katha: OurCondition): Condition => ({ unreadable: { katha } });

export function conditionCarried(one: Condition): OurCondition | null {
  const fields = "unreadable" in one ? fieldsOf(one.unreadable) : undefined;
  return fields !== undefined && "katha" in fields ? (fields["katha"] as OurCondition) : null;
}
