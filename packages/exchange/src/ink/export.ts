import { keepsCount, nodeNamed, normalise, type StoryGraph } from "@katha/storygraph";
import { storyStateFrom } from "@katha/storygraph/structure";
import { carriedWith, type SceneText } from "../carried.ts";
import type { Exported, ExportOptions } from "../exchange.ts";
import { ifidComment, ifidOf } from "../ifid.ts";
import { leftOut } from "../left-out.ts";
import { loss, type Loss } from "../lost.ts";
import { renamedIn, turnedAround } from "../shown-names.ts";
import { ourMark } from "./marks.ts";
import { readBack } from "./read-back.ts";
import { writtenInk } from "./written.ts";

const unread = { text: "", choices: [{ text: "", target: "", unread: true }] };

/** A node as a plain knot; undefined where the knot would not read back as the same node. */
function plainTold(
  graph: StoryGraph,
  name: string,
  body: string,
  real: ReadonlyMap<string, string>,
): SceneText | undefined {
  const leadsAway = graph.nodes[name]?.choices.some(({ target }) => !nodeNamed(graph, target));
  return leadsAway === true ? undefined : readBack(name, body, real);
}

function hiddenWhileLocked(graph: StoryGraph): Loss[] {
  return Object.entries(graph.nodes).flatMap(([node, { choices }]) =>
    choices.flatMap(({ otherwise, text }) =>
      otherwise === "locked" ? [loss("locked_hidden", node, { choice: text })] : [],
    ),
  );
}

/** A story as ink: a knot for each node, and what ink has no place for in a comment below its name. */
export function exportInk(written: object, options: ExportOptions = {}): Exported {
  const graph = normalise(written);
  const { shown, head, bodies, more, cannot } = writtenInk(graph);
  const real = turnedAround(shown);
  const keeps = keepsCount(graph);
  const besides = new Set<string>();
  const knots = Object.entries(graph.nodes).map(([name, node]) => {
    const knot = shown.get(name) ?? name;
    const body = bodies.get(name) ?? "";
    const told = keeps ? undefined : plainTold(graph, name, body, real);
    const carried = carriedWith(name, knot, node, told ?? unread);
    for (const field of Object.keys(carried.fields ?? {})) besides.add(field);
    const beside = Object.keys(carried).length > 0 ? [ourMark + JSON.stringify(carried)] : [];
    return [`=== ${knot} ===`, ...beside, body].join("\n");
  });
  const state = storyStateFrom({ ...graph });
  const about = {
    ...(options.title !== undefined && { title: options.title }),
    ...(nodeNamed(graph, graph.start_node) === undefined && { start_node: graph.start_node }),
    ...(Object.keys(state).length > 0 && { state }),
  };
  const ifid = ifidOf(written, options.ifid);
  const named = ifid === undefined ? "" : ifidComment(ifid);
  const parts = [`${ourMark}${JSON.stringify(about)}\n${named}${head}`, ...knots];
  return {
    text: `${[...parts, ...(more === "" ? [] : [more])].join("\n\n")}\n`,
    lost: [
      ...leftOut(written, graph),
      ...Array.from(cannot, (field) => loss("not_played", null, { field })),
      ...hiddenWhileLocked(graph),
    ],
    beside: [...besides],
    renamed: renamedIn(shown),
  };
}
