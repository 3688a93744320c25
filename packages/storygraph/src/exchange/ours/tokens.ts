import { fieldsOf } from "../../graph/fields.ts";
import type { Condition } from "../../state/model/condition.ts";

/**
 * What nobody edited stands as a token in a text that is read anew, and is put back where the token comes
 * out. The signs are of Unicode's private use: no format and no author writes them.
 */
const [open, close] = ["\uE000", "\uE001"];

/** A paragraph, a choice, or what a text names, by its place in the scene. */
export type TokenKind = "paragraph" | "choice" | "mark";

export const tokenOf = (kind: TokenKind, at: number): string =>
  `${open}${kind.charAt(0)}${at}${close}`;

const patternOf = (kind: TokenKind): RegExp =>
  new RegExp(`${open}${kind.charAt(0)}(\\d+)${close}`, "gu");

/** Which of them stand in a text, by their places. */
export function tokensIn(kind: TokenKind, text: string): number[] {
  return Array.from(text.matchAll(patternOf(kind)), ([, at]) => Number(at));
}

const putBack = (kind: TokenKind, text: string, parts: readonly string[]): string =>
  text.replaceAll(patternOf(kind), (_, at: string) => parts[Number(at)] ?? "");

export const withMarks = (text: string, marks: readonly string[]): string =>
  putBack("mark", text, marks);

export const withParagraphs = (text: string, paragraphs: readonly string[]): string =>
  putBack("paragraph", text, paragraphs);

/** The variable that stands for an effect of ours, by the number that it is set to. */
export const effectVariable = "katha_effect";

/** A condition of the author's, that a choice can be taken once, or what only we asked. */
export type OurCondition = Condition | "once" | "counting";

/** A condition of ours on its way through a script that is read anew. */
export const carriedCondition = (katha: OurCondition): Condition => ({ unreadable: { katha } });

export function conditionCarried(one: Condition): OurCondition | null {
  const fields = "unreadable" in one ? fieldsOf(one.unreadable) : undefined;
  return fields !== undefined && "katha" in fields ? (fields["katha"] as OurCondition) : null;
}
