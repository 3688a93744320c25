import { normalise } from "@katha/storygraph";
import { fieldsOf } from "@katha/storygraph/structure";
import { carriedFrom } from "../carried.ts";
import { imported, type Imported } from "../exchange.ts";
import { ifidIn } from "../ifid.ts";
import { loss, type Loss } from "../lost.ts";
import { onwardIn } from "../onward.ts";
import { Refused } from "../refused.ts";
import { compileScript } from "../script/story.ts";
import { inOrder } from "../in-order.ts";
import { lasting, lastingOfStory } from "../lasting.ts";
import { editedInk, isWoven } from "./edited.ts";
import { knotsIn, type WrittenKnot } from "./knots.ts";
import { withoutComments } from "./marks.ts";
import { readInk } from "./read.ts";
import type { InkLine } from "./weave/lines.ts";
import { backKnot } from "./written.ts";

const isBlank = (lines: readonly InkLine[]) => lines.every(({ text }) => text.trim() === "");

/** Knots with text, each name once; everything else goes to `lost`. */
function toldKnots(all: readonly WrittenKnot[], lost: Loss[]): WrittenKnot[] {
  const seen = new Set<string>();
  return all.filter(({ name, isFunction, lines, beside }, at) => {
    const holdsStitches = all[at + 1]?.knot === name && isBlank(lines);
    if (holdsStitches && beside === undefined) return false;
    if (isFunction) lost.push(loss("not_story", null, { name }));
    else if (seen.has(name)) lost.push(loss("twice", name, { name }));
    else return seen.add(name) !== undefined;
    return false;
  });
}

/** Our own knot for returning to a hub is no node. */
const isOurKnot = ({ name, beside }: WrittenKnot) => name === backKnot && beside === undefined;

/** A story from ink, with its variables, conditions and turns; what else ink can do is listed. */
export function importInk(text: string): Imported {
  const lost: Loss[] = [];
  const file = knotsIn(
    withoutComments(text, (line) => lost.push(loss("open_comment", null, { line }))),
  );
  const about = fieldsOf(file.beside);
  const knots = toldKnots(file.knots, lost);
  if (knots.length === 0 && isBlank(file.opening) && about === undefined)
    throw new Refused("no_knot");
  const title = typeof about?.["title"] === "string" ? about["title"] : null;
  const ifid = ifidIn(text, /UUID:\/\/([\w-]{8,63})\/\//);
  const ofReading: Loss[] = [];
  const onward = onwardIn(text);
  const script = readInk(file, knots, { onward, lost: ofReading });
  const compiled = compileScript(script);
  const all = (more: readonly Loss[]) => inOrder([...lost, ...more]);
  const asItReads = (nodes: object, lasts: object) =>
    normalise({ start_node: script.start, qualities: compiled.qualities, nodes, ...lasts });
  if (about === undefined) {
    const graph = asItReads(Object.fromEntries(compiled.nodes), {});
    return imported(graph, title, all([...ofReading, ...compiled.lost]), ifid);
  }
  const own = knots.filter((knot) => !isOurKnot(knot));
  if (!isWoven(own)) {
    const { graph, lost: ofEdited } = editedInk(file, own, { start: script.start, onward });
    return imported(graph, title, all(ofEdited), ifid);
  }
  const fieldsOfNode = new Map(
    knots.map(({ name, beside }) => {
      const carried = carriedFrom(beside);
      return [carried.name ?? name, lasting(carried.fields)] as const;
    }),
  );
  const nodes = Array.from(compiled.nodes, ([name, node]) => [
    name,
    { ...fieldsOfNode.get(name), ...node },
  ]);
  const graph = asItReads(Object.fromEntries(nodes), lastingOfStory(about["state"]));
  return imported(graph, title, all([...ofReading, ...compiled.lost]), ifid);
}
