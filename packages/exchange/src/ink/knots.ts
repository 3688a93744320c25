import type { InkLine } from "./weave/lines.ts";
import { ourMark } from "./marks.ts";

export interface WrittenKnot {
  name: string;
  /** The knot that a stitch is in. */
  knot: string | null;
  isFunction: boolean;
  parameters: string[];
  /** Our comment below the name. */
  beside: unknown;
  lines: InkLine[];
}

export interface InkFile {
  beside: unknown;
  /** The text before the first knot. */
  opening: InkLine[];
  knots: WrittenKnot[];
}

function jsonAfterMark(line: string): unknown {
  try {
    return JSON.parse(line.slice(ourMark.length)) as unknown;
  } catch {
    return undefined;
  }
}

const header = /^([\p{L}\p{M}\p{N}_]+)(?:\s*\(([^)]*)\))?$/u;

interface Header {
  name: string;
  given: string | undefined;
  isKnot: boolean;
  isFunction: boolean;
}

/** `=== knot ===`, `=== function f(x)`, `= stitch`; null for any other line. */
function headerIn(line: string): Header | null {
  const trimmed = line.trim();
  if (!trimmed.startsWith("=")) return null;
  const isKnot = trimmed.startsWith("==");
  const named = trimmed.replace(/^=+/, "").trimStart();
  const bare = isKnot ? withoutEquals(named) : named;
  const plain = isKnot ? bare.replace(/^function\s+(?=[\p{L}\p{M}\p{N}_])/u, "") : bare;
  const [, name, given] = header.exec(plain) ?? [];
  return name === undefined ? null : { name, given, isKnot, isFunction: plain !== bare };
}

function withoutEquals(text: string): string {
  let end = text.length;
  while (text.charAt(end - 1) === "=") end -= 1;
  return text.slice(0, end).trimEnd();
}

function parametersIn(given = ""): string[] {
  return given.split(",").flatMap((one) => /^\s*(?:ref\s+)?(\w+)\s*$/u.exec(one)?.[1] ?? []);
}

/** The knots and stitches of an ink file, in order. */
export function knotsIn(lines: readonly string[]): InkFile {
  const file: InkFile = { beside: undefined, opening: [], knots: [] };
  let knot = "";
  for (const [at, line] of lines.entries()) {
    const last = file.knots.at(-1);
    const head = headerIn(line);
    const parameters = parametersIn(head?.given);
    if (head?.isKnot === true) {
      knot = head.name;
      const written = { name: knot, knot: null, isFunction: head.isFunction };
      file.knots.push({ ...written, parameters, beside: undefined, lines: [] });
    } else if (head !== null && last !== undefined) {
      const written = { name: `${knot}.${head.name}`, knot, isFunction: false };
      file.knots.push({ ...written, parameters, beside: undefined, lines: [] });
    } else if (line.startsWith(ourMark)) (last ?? file).beside = jsonAfterMark(line);
    else (last?.lines ?? file.opening).push({ text: line, line: at + 1 });
  }
  return file;
}
