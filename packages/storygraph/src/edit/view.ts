import { fieldsOf } from "../graph/fields.ts";
import { plainJson } from "../graph/plain-json.ts";
import { nodeFrom, type GraphNode, type StoryGraph } from "../graph/structure.ts";
import { storyStateFields, storyStateFrom, type StoryState } from "../state/reading/read-story.ts";
import type { WrittenStructure } from "./operations.ts";
import { slotsOf, startOf } from "./slots.ts";

const seen = new WeakMap<object, GraphNode>();

function viewed(written: unknown): GraphNode {
  if (typeof written !== "object" || written === null) return nodeFrom(plainJson(written));
  const known = seen.get(written) ?? nodeFrom(plainJson(written));
  seen.set(written, known);
  return known;
}

const declarations = new WeakMap<object, StoryState>();

/** What a story declares. */
function declaredIn(structure: WrittenStructure): StoryState {
  const known = declarations.get(structure);
  if (known !== undefined) return known;
  const written = Object.fromEntries(
    storyStateFields.flatMap((field) =>
      Object.hasOwn(structure, field) ? [[field, structure[field]]] : [],
    ),
  );
  const declared = storyStateFrom(fieldsOf(plainJson(written)) ?? {});
  declarations.set(structure, declared);
  return declared;
}

/**
 * The graph that `normalise` finds in a structure. Nodes that an operation left alone are the same
 * objects before and after it, so that a page redraws only what has changed.
 */
export function viewOf(structure: WrittenStructure): StoryGraph {
  const nodes = slotsOf(structure).flatMap(({ name, node }): [string, GraphNode][] =>
    name === null ? [] : [[name, viewed(node)]],
  );
  return {
    start_node: startOf(structure),
    nodes: Object.fromEntries(nodes),
    ...declaredIn(structure),
  };
}
