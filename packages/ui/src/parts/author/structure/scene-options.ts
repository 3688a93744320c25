import type { GraphNode, StoryGraph } from "@katha/storygraph";
import type { PickerOption } from "../../../primitives/fields/Picker/match-options.ts";

const noteLength = 120;

const notes = new WeakMap<GraphNode, string>();

function noteOf(node: GraphNode): string {
  const known = notes.get(node);
  if (known !== undefined) return known;
  const note = node.text.slice(0, noteLength).replaceAll(/\s+/g, " ").trim();
  notes.set(node, note);
  return note;
}

/** All scenes as targets, with the start of their text. */
export function sceneOptions({ nodes }: StoryGraph): readonly PickerOption[] {
  return Object.entries(nodes).map(([name, node]) => ({
    value: name,
    label: name,
    note: noteOf(node),
  }));
}
