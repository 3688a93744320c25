import { createRng } from "@katha/storygraph";
import { capital } from "../../text/sentences.ts";
import type { Style } from "../../style/style.ts";
import type { RecentText } from "./recent-text.ts";

type Filling = Readonly<Record<string, string>>;

/** Picks stock sentences, none again while it is recent. */
export interface Lines {
  /** A line not used recently, with its placeholders filled; empty when there is none. */
  fresh: (lines: readonly string[], filling?: Filling) => string;
  /** The same; when all were used recently, the one that was not for longest. */
  freshest: (lines: readonly string[], filling?: Filling) => string;
  /** The line as it is said in this story. */
  render: (line: string, filling?: Filling) => string;
  /** One of the author's sentences that was not repeated yet; empty when there is none. */
  again: (sentences: readonly string[]) => string;
  /** Whether one of several was taken so far: told again, others may be. */
  hasChosen: () => boolean;
}

const blank = /\{([^{}]*)\}/gu;

/** The longest fixed piece of a line. */
function constantOf(line: string): string {
  return (
    line
      .split(blank)
      .filter((_, at) => at % 2 === 0)
      .toSorted((left, right) => right.length - left.length)[0] ?? line
  );
}

export function linesFor(style: Style, recent: RecentText, seed: string): Lines {
  const rng = createRng(seed);
  const [open, close] = style.quotes;
  const render = (line: string, filling: Filling = {}) =>
    line
      .replaceAll("“", open)
      .replaceAll("”", close)
      .replaceAll(blank, (_, inside: string, at: number, whole: string) => {
        const [present = "", past] = inside.split("|");
        if (past !== undefined) return style.isPast ? past : present;
        const filled = filling[inside] ?? "";
        return /(?:^|[.!?] )$/u.test(whole.slice(0, at)) ? capital(filled) : filled;
      });
  let hasChosen = false;
  const chosen = (items: readonly string[]) => {
    hasChosen ||= items.length > 1;
    return items[rng.between(0, Math.max(0, items.length - 1))] ?? "";
  };
  const fresh = (lines: readonly string[], filling?: Filling) => {
    const line = chosen(lines.filter((each) => !recent.hasWords(constantOf(each))));
    if (line === "") return "";
    recent.use(constantOf(line));
    return render(line, filling);
  };
  return {
    hasChosen: () => hasChosen,
    render,
    fresh,
    freshest: (lines, filling) => {
      const line = fresh(lines, filling);
      if (line !== "") return line;
      const usedLast = (each: string) => recent.lastUse(constantOf(each));
      const [longestAgo = ""] = lines.toSorted((left, right) => usedLast(left) - usedLast(right));
      recent.use(constantOf(longestAgo));
      return render(longestAgo, filling);
    },
    again: (sentences) => {
      const sentence = chosen(sentences.filter((each) => !recent.hasWords(each)));
      if (sentence !== "") recent.use(sentence);
      return sentence;
    },
  };
}
