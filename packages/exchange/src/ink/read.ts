import type { Loss } from "../lost.ts";
import type { HoldersOf, Section, Statement } from "../script/statement.ts";
import type { Script } from "../script/story.ts";
import { freeName } from "@katha/storygraph/structure";
import { carriedFrom } from "../carried.ts";
import { braceStatements } from "./weave/braces.ts";
import { declaredIn } from "./declared.ts";
import type { Names } from "./weave/dialect.ts";
import type { Reading } from "./weave/inline.ts";
import type { InkLine } from "./weave/lines.ts";
import type { InkFile, WrittenKnot } from "./knots.ts";
import { PartsMade } from "../bounds.ts";
import { withThreads } from "../script/threads.ts";
import { weave } from "./weave/weave.ts";

const labelled = /^\s*(?:[*+]|-(?!>))[\s*+-]*\(\s*([\p{L}\p{N}_]+)\s*\)/u;

/** What is known of a label where its stitch is left out. */
const endsOf = (knot: string, label: string) => `${knot}\n${label}`;

/** Resolves names as seen from a knot or a stitch. */
function addressesOf(knots: readonly WrittenKnot[], file: InkFile) {
  const sections = new Set(knots.map(({ name }) => name));
  const first = new Map<string, string>();
  for (const { name, knot } of knots)
    if (knot !== null && !sections.has(knot) && !first.has(knot)) first.set(knot, name);
  const labels = new Set<string>();
  for (const { name, lines } of [...knots, { name: "", lines: file.opening }])
    for (const { text } of lines) {
      const found = labelled.exec(text)?.[1];
      if (found !== undefined) labels.add(`${name}.${found}`);
    }
  const byEnds = new Map<string, string>();
  for (const label of labels) {
    const [knot = "", ...rest] = label.split(".");
    for (const at of rest.keys()) {
      const ends = endsOf(knot, rest.slice(at).join("."));
      if (!byEnds.has(ends)) byEnds.set(ends, label);
    }
  }
  return (name: string, from: string): string | null => {
    const [knot = ""] = from.split(".");
    for (const one of [`${from}.${name}`, `${knot}.${name}`, name, `.${name}`]) {
      if (sections.has(one) || labels.has(one)) return one;
      const stitch = first.get(one);
      if (stitch !== undefined) return stitch;
    }
    const dot = name.indexOf(".");
    const ends = dot === -1 ? endsOf(knot, name) : endsOf(name.slice(0, dot), name.slice(dot + 1));
    return byEnds.get(ends) ?? null;
  };
}

function divertedTo(lines: readonly InkLine[]): Set<string> {
  const names = lines.flatMap(({ text }) =>
    Array.from(text.matchAll(/->\s*([\p{L}\p{M}\p{N}_.]+)/gu), ([, name = ""]) =>
      name.slice(name.lastIndexOf(".") + 1),
    ),
  );
  return new Set(names);
}

/** The knot and the stitch that an address lies within, and the address itself; it has two dots at most. */
const holdersOf: HoldersOf = (address) => {
  const [knot = "", stitch = "", label] = address.split(".", 3);
  const within = [knot, ...(label === undefined ? [] : [`${knot}.${stitch}`])];
  return [...within, address].filter((one, at, all) => one !== "" && all.indexOf(one) === at);
};

/** A story without an opening of its own begins where its first divert leads. */
function startOf(opening: readonly Statement[]): string | null {
  const told = opening.filter((one) => !(one.kind === "text" && one.text.trim() === ""));
  const [only] = told;
  return told.length === 1 && only?.kind === "goto" ? only.target : null;
}

/** The script of an ink file. */
export function readInk(
  file: InkFile,
  knots: readonly WrittenKnot[],
  { onward, lost }: { onward: string; lost: Loss[] },
): Script {
  const all = [...file.opening, ...file.knots.flatMap(({ lines }) => lines)];
  const names: Names = {
    constants: new Map(),
    items: new Set(),
    variables: new Set(knots.flatMap(({ parameters }) => parameters)),
    addressOf: addressesOf(knots, file),
    parameters: new Map(knots.map(({ name, parameters }) => [name, parameters])),
  };
  const declared = declaredIn(all, names);
  let count = 0;
  const targets = divertedTo(all);
  const reading = (from: string): Reading => ({
    names,
    from,
    lost,
    depth: 0,
    divertedTo: targets,
    unique: () => `${(count += 1)}`,
    brace: braceStatements,
    weave,
  });
  const bodies = new Map(
    knots.map(({ name, lines }) => [name, weave(lines, reading(name))] as const),
  );
  const opening = weave(file.opening, reading(""));
  const nodes = new Map(
    knots.map(({ name, beside }) => [name, carriedFrom(beside).name ?? name] as const),
  );
  const parts = new PartsMade();
  const threaded = (name: string, body: readonly Statement[]) =>
    withThreads(body, bodies, { node: name, lost, parts });
  const sections: Section[] = Array.from(bodies, ([name, body]) => ({
    name,
    node: nodes.get(name) ?? name,
    body: threaded(name, body),
  }));
  const begins = startOf(opening);
  const isTold = opening.some((one) => !(one.kind === "text" && one.text.trim() === ""));
  const isOver = opening.length === 1 && opening[0]?.kind === "end";
  if (begins !== null || !isTold || isOver) {
    const [first] = sections;
    const start = begins === null ? first?.node : (nodes.get(begins) ?? begins);
    return { sections, declared, start: isOver ? "" : (start ?? ""), onward, holdersOf };
  }
  const node = freeName("opening", new Set(nodes.values()));
  const whole: Section = { name: "", node, body: threaded("", opening) };
  return { sections: [whole, ...sections], declared, start: node, onward, holdersOf };
}
