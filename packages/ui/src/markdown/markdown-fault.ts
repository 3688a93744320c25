/**
 * What one text may ask of the markdown parser. It takes more than linear time for nesting, and for emphasis and brackets
 * without a partner, so a text within these limits is parsed, and any other is refused, or shown as it was typed.
 */
export const markdownLimits = {
  characters: 20_000,
  /** Lists and quotes inside each other. */
  depth: 10,
  /** The sum of `costs` over the text. */
  cost: 6_000,
} as const;

/** In units of about ten microseconds. */
const costs = { blankLine: 2, line: 4, paragraph: 8, sign: 8, block: 10 } as const;

export interface MarkdownFault {
  readonly reason: "too_deep" | "too_dense";
  /** The line where the text passes the limit, from 1. */
  readonly line: number;
}

/** The first line where a text passes the limits of depth or cost, found in linear time; null where none does. */
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
// A run of backticks is looked for by its length, so each of them counts.
const inlineSign = /\*+|_+|[`[\]<&\\]/g;

interface Line {
  /** At most so many lists and quotes are open here. */
  readonly depth: number;
  readonly cost: number;
  readonly isBlank: boolean;
}

function readLine(written: string, above: Line): Line {
  if (thematicBreak.test(written)) {
    // It is read as a list first, sign for sign.
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

/** A quote needs its mark, behind which a space is its own; a list needs two columns. */
function deepestAt(start: string): number {
  const columns = start.replaceAll("\t", "    ").replace(/> ?/g, "").length;
  return countOf(/>/g, start) + Math.ceil(columns / 2);
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}
