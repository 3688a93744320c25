import { bareIndex } from "../marks.ts";

export interface InkLine {
  text: string;
  /** The line in the file, counted from 1. */
  line: number;
}

function depthAfter(text: string): number {
  let depth = 0;
  for (const [mark, by] of [
    ["{", 1],
    ["}", -1],
  ] as const)
    for (let at = bareIndex(text, mark); at !== -1; at = bareIndex(text, mark, at + 1)) depth += by;
  return depth;
}

/** Logical lines of ink: a line with an open brace continues until the brace is closed. */
export function logicalLines(lines: readonly InkLine[]): InkLine[] {
  const logical: InkLine[] = [];
  let depth = 0;
  let open: string[] = [];
  let began = 0;
  for (const { text, line } of lines) {
    if (depth === 0) began = line;
    depth = Math.max(0, depth + depthAfter(text));
    open.push(text);
    if (depth > 0) continue;
    logical.push({ text: open.join("\n"), line: began });
    open = [];
  }
  // An unclosed brace joins no lines.
  return [...logical, ...open.map((text, at) => ({ text, line: began + at }))];
}
