export interface InkLine {
  text: string;
  /** The line in the file, counted from 1. */
  line: number;
}

/** How many more braces open than close. */
function depthAfter(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === "\\") at += 1;
    else if (sign === "{") depth += 1;
    else if (sign === "}") depth -= 1;
  }
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
