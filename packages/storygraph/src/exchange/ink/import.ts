import { fieldsOf } from "../../graph/fields.ts";
import { normalise } from "../../graph/structure.ts";
import { keepsCount } from "../../state/keeps-count.ts";
import { carriedFrom } from "../carried.ts";
import { imported, type Imported, unreadable } from "../exchange.ts";
import { loss, type Loss } from "../lost.ts";
import { onwardIn } from "../onward.ts";
import { compileScript, type Script } from "../script/story.ts";
import { inOrder } from "../in-order.ts";
import { lasting, lastingOfStory } from "../lasting.ts";
import { knotsIn, type WrittenKnot } from "./knots.ts";
import { withoutComments } from "./marks.ts";
import { readInk } from "./read.ts";
import { asRead, notedIn } from "./unedited.ts";
import { backKnot } from "./written.ts";

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

/** Our own knot that leads back to a hub is no node. */
const isOurKnot = ({ name, beside }: WrittenKnot) => name === backKnot && beside === undefined;

function compiledAs(script: Script, told: ReadonlySet<string>) {
  return compileScript({
    ...script,
    places: script.places.map((place) => (told.has(place.name) ? { ...place, body: [] } : place)),
  });
}

/** A story from ink, with its variables, conditions and turns; what else ink can do is listed. */
export function importInk(text: string): Imported {
  const lost: Loss[] = [];
  const file = knotsIn(
    withoutComments(text, (line) => lost.push(loss("open_comment", null, { line }))),
  );
  const about = fieldsOf(file.beside);
  const knots = toldKnots(file.knots, lost);
  if (knots.length === 0 && asRead(file.opening) === "" && about === undefined)
    return unreadable({ why: "no_knot" });
  const title = typeof about?.["title"] === "string" ? about["title"] : null;
  const ofReading: Loss[] = [];
  const script = readInk(file, knots, { onward: onwardIn(text), lost: ofReading });
  const { start } = script;
  const compiled = compileScript(script);
  const ofStory = lastingOfStory(about?.["state"]);
  const asItReads = (nodes: object) =>
    normalise({ start_node: start, qualities: compiled.qualities, nodes, ...ofStory });
  if (about === undefined) {
    const all = inOrder([...lost, ...ofReading, ...compiled.lost]);
    return imported(asItReads(Object.fromEntries(compiled.nodes)), title, all);
  }
  const own = knots.filter((knot) => !isOurKnot(knot));
  const { whole, kept, isWhole } = notedIn(file, own, { nodes: compiled.nodes, start });
  if (keepsCount(whole) || Object.keys(compiled.qualities).length > 0) {
    if (isWhole) return imported(whole, title, lost);
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
    const all = inOrder([...lost, ...ofReading, ...compiled.lost]);
    return imported(asItReads(Object.fromEntries(nodes)), title, all);
  }
  const rest = compiledAs(script, kept);
  const nodes = new Map<string, object>(rest.nodes);
  for (const { name, beside } of own) {
    const { name: node = name, exact, fields } = carriedFrom(beside);
    nodes.set(node, { ...fields, ...(kept.has(name) ? exact : rest.nodes.get(node)) });
  }
  const graph = normalise({
    start_node: whole.start_node,
    nodes: Object.fromEntries(nodes),
    ...ofStory,
  });
  const isKept = ({ node }: Loss) => node !== null && kept.has(compiled.madeFor.get(node) ?? node);
  const all = inOrder([...lost, ...ofReading.filter((one) => !isKept(one)), ...rest.lost]);
  return imported(graph, title, all);
}
