import { fieldsOf } from "../../graph/fields.ts";
import { normalise } from "../../graph/structure.ts";
import { carriedFrom, type Told } from "../carried.ts";
import { imported, type Imported, unreadable } from "../exchange.ts";
import { loss, type Loss } from "../lost.ts";
import { turnedAround } from "../shown-names.ts";
import { knotBody } from "./body.ts";
import { inkEnd, readKnot } from "./knot.ts";
import { knotsIn, type WrittenKnot } from "./knots.ts";
import { withoutComments } from "./marks.ts";

/** Knots under the names that diverts use for them, and the story's names for those. */
function namesOf(knots: readonly WrittenKnot[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { name, knot, beside } of knots) {
    const node = carriedFrom(beside).name ?? name;
    names.set(name, node);
    // A knot that holds only stitches begins with the first of them.
    if (knot !== null && !names.has(knot)) names.set(knot, node);
  }
  return names;
}

function freeName(wanted: string, taken: Iterable<string>): string {
  const names = new Set(taken);
  let name = wanted;
  while (names.has(name)) name += "_";
  return name;
}

/** Comments and spaces at the ends of lines are gone from what was read. */
function asRead(lines: readonly string[]): string {
  return lines
    .map((line) => line.trimEnd())
    .join("\n")
    .trim();
}

/** Knots with text, each name once; everything else goes to `lost`. */
function toldKnots(all: readonly WrittenKnot[], lost: Loss[]): WrittenKnot[] {
  const seen = new Set<string>();
  return all.filter(({ name, isFunction, lines, beside }, at) => {
    const holdsStitches = all[at + 1]?.knot === name && asRead(lines) === "";
    if (holdsStitches && beside === undefined) return false;
    if (isFunction) lost.push(loss("not_story", null, { name }));
    else if (seen.has(name)) lost.push(loss("twice", name, { name }));
    else return seen.add(name) !== undefined;
    return false;
  });
}

/** A story from ink: knots, stitches, choices and diverts; what else ink can do is listed. */
export function importInk(text: string): Imported {
  const lost: Loss[] = [];
  const file = knotsIn(
    withoutComments(text, (line) => lost.push(loss("open_comment", null, { line }))),
  );
  const about = fieldsOf(file.beside) ?? {};
  const knots = toldKnots(file.knots, lost);
  const names = namesOf(knots);
  const shown = turnedAround(new Map(knots.map(({ name }) => [name, names.get(name) ?? name])));
  const end = freeName("end", names.values());
  const nodes = new Map<string, Record<string, unknown>>();
  let comesToEnd = false;
  const keep = (name: string, told: Told, fields: Record<string, unknown> = {}) => {
    comesToEnd ||= told.choices.some(({ target }) => target === end);
    nodes.set(name, { ...fields, ...told });
  };
  const read = (
    node: string,
    { name, knot, lines }: Pick<WrittenKnot, "name" | "knot" | "lines">,
  ) => {
    const result = readKnot(node, lines, (target) => {
      const known = names.get(`${knot ?? name}.${target}`) ?? names.get(target);
      return known ?? (target === inkEnd ? end : target);
    });
    lost.push(...result.lost);
    for (const [after, told] of result.made) keep(after, told);
    return result.told;
  };

  const opening = freeName("opening", names.values());
  const before = read(opening, { name: opening, knot: null, lines: file.opening });
  const [first] = before.choices;
  const onlyLeadsOn = before.text === "" && before.choices.length <= 1;
  if (!onlyLeadsOn) keep(opening, before);
  for (const knot of knots) {
    const node = names.get(knot.name) ?? knot.name;
    const { exact, fields } = carriedFrom(knot.beside);
    const rendered = exact && withoutComments(knotBody(exact, shown));
    if (exact && rendered && asRead(rendered) === asRead(knot.lines))
      nodes.set(node, { ...fields, ...exact });
    else keep(node, read(node, knot), fields);
  }
  if (nodes.size === 0 && file.beside === undefined) return unreadable({ why: "no_knot" });
  if (comesToEnd && !nodes.has(end)) nodes.set(end, { text: "", choices: [] });
  const [firstKnot] = knots;
  const start = first?.target ?? about["start_node"] ?? (firstKnot && names.get(firstKnot.name));
  const graph = normalise({
    start_node: onlyLeadsOn ? start : opening,
    nodes: Object.fromEntries(nodes),
  });
  const isLost = ({ code, node }: Loss) => !(code === "became_choice" && node === opening);
  const title = typeof about["title"] === "string" ? about["title"] : null;
  return imported(graph, title, onlyLeadsOn ? lost.filter(isLost) : lost);
}
