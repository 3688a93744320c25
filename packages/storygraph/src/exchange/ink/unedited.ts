import { fieldsOf } from "../../graph/fields.ts";
import { normalise, type StoryGraph } from "../../graph/structure.ts";
import { carriedFrom } from "../carried.ts";
import type { InkFile, WrittenKnot } from "./knots.ts";
import type { InkLine } from "./weave/lines.ts";
import { withoutComments } from "./marks.ts";
import { writtenInk } from "./written.ts";

/** Comments and spaces at the ends of lines are gone from what was read. */
export function asRead(lines: readonly InkLine[]): string {
  return lines
    .map(({ text }) => text.trimEnd())
    .join("\n")
    .trim();
}

function asWritten(text: string): string {
  return asRead(withoutComments(text).map((line) => ({ text: line, line: 0 })));
}

interface Noted {
  /** The story as our notes tell it, and what they do not tell as it was read. */
  whole: StoryGraph;
  /** The knots that nobody edited, by our notes beside them. */
  kept: ReadonlySet<string>;
  /** Nothing was edited, or added. */
  isWhole: boolean;
}

/** How much of what our notes say still is what stands beside them. */
export function notedIn(
  file: InkFile,
  knots: readonly WrittenKnot[],
  { nodes, start }: { nodes: ReadonlyMap<string, object>; start: string },
): Noted {
  const about = fieldsOf(file.beside) ?? {};
  const noted = knots.map(({ name, lines, beside }) => {
    const { name: node = name, exact, fields } = carriedFrom(beside);
    return { name, lines, node, exact, fields };
  });
  const whole = normalise({
    start_node: start || about["start_node"],
    nodes: Object.fromEntries(
      noted.map(({ node, exact, fields }) => [node, { ...fields, ...(exact ?? nodes.get(node)) }]),
    ),
    ...fieldsOf(about["state"]),
  });
  const written = writtenInk(whole);
  const kept = new Set(
    noted.flatMap(({ name, node, exact, lines }) => {
      const body = exact === undefined ? undefined : written.bodies.get(node);
      return body !== undefined && asWritten(body) === asRead(lines) ? [name] : [];
    }),
  );
  const isWhole =
    asRead(file.opening) === asWritten(written.head) && noted.every(({ name }) => kept.has(name));
  return { whole, kept, isWhole };
}
