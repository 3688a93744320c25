import type { OfferOut } from "../writing/offers.ts";

/** A scene in another format, in pieces that can be found again. */
export interface WrittenNode {
  /** Its diversions and arrival effects. */
  head: readonly string[];
  /** Each with its index among the scene's paragraphs; one that is never told has no lines. */
  paragraphs: readonly { at: number; lines: readonly string[] }[];
  offers: readonly { of: OfferOut["of"]; lines: readonly string[] }[];
  /** What the format requires at the end. */
  end: readonly string[];
}

export function linesOf({ head, paragraphs, offers, end }: WrittenNode): string[] {
  const told = [...paragraphs, ...offers].flatMap(({ lines }) => lines);
  return [...head, ...told, ...end];
}
