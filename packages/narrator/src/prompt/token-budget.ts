import { cutTo, cutToEnd, tokensIn } from "./tokens.ts";

/** A number of tokens, spent in the order of importance and never exceeded. */
export interface TokenBudget {
  left: () => number;
  /** Takes the text if it fits into the rest, and into `most` if that is given. */
  take: (text: string, most?: number) => string | null;
  /** Takes as much of the text as fits, with a mark where it was cut. */
  takeCut: (
    text: string,
    options: { most: number; keep?: "start" | "end"; least?: number },
  ) => string | null;
}

/** Separator between two texts. */
const joint = tokensIn("\n\n");

export function tokenBudget(tokens: number): TokenBudget {
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
