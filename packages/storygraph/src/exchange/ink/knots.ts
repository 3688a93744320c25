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

const header = String.raw`\s*(?:\(([^)]*)\)\s*)?`;
const knotLine = new RegExp(
  String.raw`^\s*={2,}\s*(function\s+)?([\p{L}\p{M}\p{N}_]+)${header}(?:=+\s*)?$`,
  "u",
);
const stitchLine = new RegExp(String.raw`^\s*=\s*([\p{L}\p{M}\p{N}_]+)${header}$`, "u");

function parametersIn(given = ""): string[] {
  return given.split(",").flatMap((one) => /^\s*(?:ref\s+)?(\w+)\s*$/u.exec(one)?.[1] ?? []);
}

/** The knots and stitches of an ink file, in order. */
export function knotsIn(lines: readonly string[]): InkFile {
  const file: InkFile = { beside: undefined, opening: [], knots: [] };
  let knot = "";
  for (const [at, line] of lines.entries()) {
    const last = file.knots.at(-1);
    const [, isFunction, name, given] = knotLine.exec(line) ?? [];
    const [, stitch, givenStitch] = stitchLine.exec(line) ?? [];
    if (name !== undefined) {
      knot = name;
      const written = { name, knot: null, isFunction: isFunction !== undefined };
      const parameters = parametersIn(given);
      file.knots.push({ ...written, parameters, beside: undefined, lines: [] });
    } else if (stitch !== undefined && last !== undefined) {
      const written = { name: `${knot}.${stitch}`, knot, isFunction: false };
      const parameters = parametersIn(givenStitch);
      file.knots.push({ ...written, parameters, beside: undefined, lines: [] });
    } else if (line.startsWith(ourMark)) (last ?? file).beside = jsonAfterMark(line);
    else (last?.lines ?? file.opening).push({ text: line, line: at + 1 });
  }
  return file;
}
