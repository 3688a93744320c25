import { cutTo, cutToEnd, tokensIn } from "./tokens.ts";

/** Room for text, taken in the order of importance; what was taken stays within it. */
export interface Shelf {
  left: () => number;
  /** Takes the text if it fits into what is left, and into `most` where that is given. */
  take: (text: string, most?: number) => string | null;
  /** Takes as much of the text as fits, with a mark where it was cut. */
  takeCut: (
    text: string,
    options: { most: number; keep?: "start" | "end"; least?: number },
  ) => string | null;
}

/** Between two texts stands at least a line's end. */
const joint = tokensIn("\n\n");

export function shelfOf(tokens: number): Shelf {
  let left = Math.max(0, tokens);
  const put = (text: string) => {
    left -= tokensIn(text) + joint;
    return text;
  };
  const room = (most: number) => Math.min(left, most) - joint;
  return {
    left: () => left,
    take: (text, most = left) => (text !== "" && tokensIn(text) <= room(most) ? put(text) : null),
    takeCut: (text, { most, keep = "start", least = 24 }) => {
      if (text === "" || room(most) < Math.min(least, tokensIn(text))) return null;
      return put((keep === "start" ? cutTo : cutToEnd)(text, room(most)));
    },
  };
}
