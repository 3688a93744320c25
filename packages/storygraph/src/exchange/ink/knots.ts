import { ourMark } from "./marks.ts";

export interface WrittenKnot {
  name: string;
  /** The knot that a stitch is in. */
  knot: string | null;
  isFunction: boolean;
  /** Our comment below the name. */
  beside: unknown;
  lines: string[];
}

export interface InkFile {
  beside: unknown;
  /** The text before the first knot. */
  opening: string[];
  knots: WrittenKnot[];
}

function jsonAfterMark(line: string): unknown {
  try {
    return JSON.parse(line.slice(ourMark.length)) as unknown;
  } catch {
    return undefined;
  }
}

const knotLine = /^\s*={2,}\s*(function\s+)?(\w+)\s*(?:\([^)]*\))?\s*=*\s*$/u;
const stitchLine = /^\s*=\s*(\w+)\s*(?:\([^)]*\))?\s*$/u;

/** The knots and stitches of an ink file, in order. */
export function knotsIn(lines: readonly string[]): InkFile {
  const file: InkFile = { beside: undefined, opening: [], knots: [] };
  let knot = "";
  for (const line of lines) {
    const last = file.knots.at(-1);
    const [, isFunction, name] = knotLine.exec(line) ?? [];
    const [, stitch] = stitchLine.exec(line) ?? [];
    if (name !== undefined) {
      knot = name;
      const written = { name, knot: null, isFunction: isFunction !== undefined };
      file.knots.push({ ...written, beside: undefined, lines: [] });
    } else if (stitch !== undefined && last !== undefined)
      file.knots.push({
        name: `${knot}.${stitch}`,
        knot,
        isFunction: false,
        beside: undefined,
        lines: [],
      });
    else if (line.startsWith(ourMark)) (last ?? file).beside = jsonAfterMark(line);
    else (last?.lines ?? file.opening).push(line);
  }
  return file;
}
