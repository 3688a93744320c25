import type { OfferOut } from "../writing/offers.ts";

/** A scene as another format writes it, in pieces that can be found again. */
export interface WrittenNode {
  /** Where it leads elsewhere, and what happens on arriving. */
  head: readonly string[];
  /** Each with its place among the paragraphs of the scene; one that is never told has no lines. */
  paragraphs: readonly { at: number; lines: readonly string[] }[];
  offers: readonly { of: OfferOut["of"]; lines: readonly string[] }[];
  /** What that format asks for at the end. */
  end: readonly string[];
}

export function linesOf({ head, paragraphs, offers, end }: WrittenNode): string[] {
  const told = [...paragraphs, ...offers].flatMap(({ lines }) => lines);
  return [...head, ...told, ...end];
}
