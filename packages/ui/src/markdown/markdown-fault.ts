/**
 * Limits for the markdown parser. It takes more than linear time for nesting, and for unmatched emphasis and brackets, so
 * a text beyond these limits is not parsed: it is rejected, or shown as plain text.
 */
export const markdownLimits = {
  characters: 20_000,
  /** Depth of nested lists and quotes. */
  depth: 10,
  /** Maximum sum of `costs` for a text. */
  cost: 6_000,
} as const;

/** In units of about ten microseconds. */
const costs = { blankLine: 2, line: 4, paragraph: 8, sign: 8, block: 10 } as const;

export interface MarkdownFault {
  readonly reason: "too_deep" | "too_dense";
  /** The line where the text exceeds the limit, counted from 1. */
  readonly line: number;
}

/** Finds, in linear time, the first line where a text exceeds the limits of depth or cost; null if there is none. */
export function findMarkdownFault(text: string): MarkdownFault | null {
  let line = 0;
  let cost = 0;
  let above: Line = { depth: 0, cost: 0, isBlank: true };
  for (const written of text.split(/\r\n?|\n/)) {
    line += 1;
    above = readLine(written, above);
    cost += above.cost;
    if (above.depth > markdownLimits.depth) return { reason: "too_deep", line };
    if (cost > markdownLimits.cost) return { reason: "too_dense", line };
  }
  return null;
}

export function isWithinMarkdownLimits(text: string): boolean {
  return text.length <= markdownLimits.characters && findMarkdownFault(text) === null;
}

const listMark = String.raw`(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)`;
const opening = new RegExp(String.raw`^(?:[ \t>]|${listMark})*`);
const openingMark = new RegExp(`>|${listMark}`, "g");
const thematicBreak = /^[ \t]*([-*_])[ \t]*(?:\1[ \t]*){2,}$/;
const otherBlock = /^(?:#{1,6}(?:[ \t]|$)|[=-]|`{3}|~{3}|\[)/;
// The parser looks for a run of backticks of equal length, so each backtick counts.
const inlineSign = /\*+|_+|[`[\]<&\\]/g;

interface Line {
  /** Upper bound for the number of lists and quotes that are open here. */
  readonly depth: number;
  readonly cost: number;
  readonly isBlank: boolean;
}

function readLine(written: string, above: Line): Line {
  if (thematicBreak.test(written)) {
    // The parser tries it as a list first, character by character.
    const cost = above.depth + costs.line + costs.block + written.length / 2;
    return { depth: above.depth, cost, isBlank: false };
  }
  const start = opening.exec(written)?.[0] ?? "";
  const rest = written.slice(start.length);
  const opened = countOf(openingMark, start);
  const isBlank = opened === 0 && rest === "";
  // A line without marks continues the paragraph above it, however little it is indented.
  const staysOpen = opened === 0 && (isBlank || !above.isBlank);
  const depth = staysOpen ? above.depth : Math.min(above.depth + opened, deepestAt(start));
  const blocks = opened + (otherBlock.test(rest) ? 1 : 0);
  const cost =
    depth +
    (isBlank ? costs.blankLine : costs.line) +
    (above.isBlank && !isBlank ? costs.paragraph : 0) +
    costs.block * blocks +
    costs.sign * countOf(inlineSign, rest);
  return { depth, cost, isBlank };
}

/** Each quote takes one `>` and an optional space, each list at least two columns. */
function deepestAt(start: string): number {
  const columns = start.replaceAll("\t", "    ").replace(/> ?/g, "").length;
  return countOf(/>/g, start) + Math.ceil(columns / 2);
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}
