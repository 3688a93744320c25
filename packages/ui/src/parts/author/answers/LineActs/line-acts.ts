import type { StoryGraph, StructureOperation } from "@katha/storygraph";

/** A choice of the scene in which a line was typed. */
export interface LineChoice {
  /** Its index in the scene, from 0. */
  choice: number;
  text: string;
}

/** What a press beside a line says of a choice: it is meant by the line, or never. */
export type WordingPart = "aliases" | "not_for";

/** The choices of a scene; none if it is not in the story any more. */
export function choicesAt({ nodes }: StoryGraph, scene: string): readonly LineChoice[] {
  const choices = Object.hasOwn(nodes, scene) ? (nodes[scene]?.choices ?? []) : [];
  return choices.map(({ text }, choice) => ({ choice, text }));
}

/** Adds a typed line to a choice's other wordings, or to what it is never taken for; null if the choice is gone. */
export function wordingAdded(
  { nodes }: StoryGraph,
  line: { scene: string; text: string },
  { choice, part }: { choice: number; part: WordingPart },
): StructureOperation | null {
  const { scene: node, text } = line;
  const found = Object.hasOwn(nodes, node) ? nodes[node]?.choices[choice] : undefined;
  if (found === undefined) return null;
  const { [part]: known = [] } = found;
  const other = part === "aliases" ? "not_for" : "aliases";
  const { [other]: opposite = [] } = found;
  const put = (field: WordingPart, value: readonly string[]): StructureOperation => ({
    kind: "set_choice_field",
    node,
    choice,
    field,
    value,
  });
  const added = put(part, known.includes(text) ? known : [...known, text]);
  if (!opposite.includes(text)) return added;
  const removed = put(
    other,
    opposite.filter((one) => one !== text),
  );
  return { kind: "together", operations: [removed, added] };
}
