import { type Effect, normalise, sameJson, type StoryGraph } from "@katha/storygraph";
import { fieldsOf } from "@katha/storygraph/structure";
import { carriedFrom } from "../carried.ts";
import type { Loss } from "../lost.ts";
import { idiomsOf } from "../ours/idioms.ts";
import type { Edited } from "../ours/restoring.ts";
import { restoredStory, type Reread } from "../ours/restored-story.ts";
import { tokenised, type Row } from "../ours/tokenised.ts";
import { effectVariable } from "../ours/tokens.ts";
import type { WrittenNode } from "../ours/written-node.ts";
import { compileScript } from "../script/story.ts";
import { markInInk } from "./body.ts";
import type { InkFile, WrittenKnot } from "./knots.ts";
import { withoutComments } from "./marks.ts";
import { readInk } from "./read.ts";
import { backKnot, writtenInk } from "./written.ts";

/** Ink ignores indentation and blank lines. */
const rowsOf = (lines: readonly Row[]): Row[] =>
  lines.flatMap(({ text, line }) => (text.trim() === "" ? [] : [{ text: text.trim(), line }]));

function linesRead(lines: readonly string[]): string[] {
  const rows = withoutComments(lines.join("\n")).map((text, line) => ({ text, line }));
  return rowsOf(rows).map(({ text }) => text);
}

const nothing: WrittenNode = { head: [], paragraphs: [], offers: [], end: [] };
const withoutLines = (knot: WrittenKnot): WrittenKnot => ({ ...knot, lines: [] });

/** Whether these lines are as we wrote them. */
const isWritten = (lines: readonly Row[], text: string): boolean =>
  sameJson(
    rowsOf(lines).map((row) => row.text),
    linesRead(text.split("\n")),
  );

function partsRead({ head, paragraphs, offers, end }: WrittenNode): WrittenNode {
  return {
    head: linesRead(head),
    paragraphs: paragraphs.map(({ at, lines }) => ({ at, lines: linesRead(lines) })),
    offers: offers.map(({ of, lines }) => ({ of, lines: linesRead(lines) })),
    end: linesRead(end),
  };
}

/** Whether knots use threads or tunnels into one another, so that all have to be read together. */
export function isWoven(knots: readonly WrittenKnot[]): boolean {
  return knots.some(({ lines, parameters }) => {
    const plain = lines.map(({ text }) => text.replaceAll(/\\./gu, ""));
    return parameters.length > 0 || plain.some((text) => /<-|->\s*->|->[^>]+->\s*$/.test(text));
  });
}

/** A story that we wrote as ink and that was edited since: whatever was not edited comes from our notes. */
export function editedInk(
  file: InkFile,
  knots: readonly WrittenKnot[],
  { start, onward }: { start: string; onward: string },
): { graph: StoryGraph; lost: Loss[] } {
  const about = fieldsOf(file.beside) ?? {};
  const noted = knots.map((knot) => {
    const { name = knot.name, exact, fields } = carriedFrom(knot.beside);
    return {
      knot,
      name,
      hasText: exact !== undefined,
      told: { text: "", choices: [], ...fields, ...exact },
    };
  });
  const graph = normalise({
    start_node: start || about["start_node"],
    nodes: Object.fromEntries(noted.map(({ name, told }) => [name, told])),
    ...fieldsOf(about["state"]),
  });
  const { parts, bodies, head, writing } = writtenInk(graph);
  const kept = new Set(
    noted.flatMap(({ knot, name, hasText }) => {
      return hasText && isWritten(knot.lines, bodies.get(name) ?? "") ? [name] : [];
    }),
  );
  if (kept.size === knots.length && isWritten(file.opening, head)) return { graph, lost: [] };
  const idioms = idiomsOf(writing, {
    markOut: markInInk,
    effectIn: linesRead,
    beginningOf: ([first = ""]) => first,
  });
  const read = (whole: ReadonlySet<string>): Reread => {
    const authored: Effect[] = [];
    const edited = new Map<string, Edited>();
    const reread = noted.map(({ knot, name }): WrittenKnot => {
      if (kept.has(name)) return withoutLines(knot);
      const written = partsRead(parts.get(name) ?? nothing);
      const rows = rowsOf(knot.lines);
      const left = tokenised(rows, {
        parts: written,
        effects: idioms.effectsAt(name, new Set(rows.map(({ text }) => text))),
        marks: idioms.marksAt(name),
        authored,
        choiceLine: (token) => `+ [${token}] -> END`,
        effectLine: (number) => `~ ${effectVariable} = ${number}`,
        isInline: false,
        keepsWhole: !whole.has(name),
      });
      const notes = graph.nodes[name] ?? { text: "", choices: [] };
      edited.set(name, { node: name, notes, parts: written, left });
      return { ...knot, lines: [...left.rows] };
    });
    const lost: Loss[] = [];
    const others = file.knots.filter(({ name }) => name === backKnot);
    const all = [...reread, ...others.map(withoutLines)];
    const script = readInk({ ...file, knots: all }, all, { onward, lost });
    const compiled = compileScript({ ...script, known: idioms.known });
    return {
      compiled: { ...compiled, lost: [...lost, ...compiled.lost] },
      declared: script.declared,
      authored,
      edited,
    };
  };
  return restoredStory({
    graph,
    writing,
    idioms,
    nodes: new Map(noted.map(({ knot, name }) => [knot.name, name])),
    kept,
    read,
    backToHub: (target, when) => (target === backKnot ? { when } : null),
    isOurs: (name) => name === backKnot,
  });
}
