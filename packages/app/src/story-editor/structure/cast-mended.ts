import type { StoryGraph, StructureOperation } from "@katha/storygraph";
import type { Mending } from "@katha/ui/author";

const low = (name: string) => name.trim().toLowerCase();
const without = (names: readonly string[] | undefined, gone: string): string[] =>
  (names ?? []).filter((one) => low(one) !== low(gone));
const orNone = (names: readonly string[]) => (names.length === 0 ? null : names);

/** What an author's correction changes in the scene that it is about; undefined where it is about none. */
export function castMended(
  { nodes }: StoryGraph,
  mending: Mending,
): StructureOperation | undefined {
  if (mending.kind !== "here" && mending.kind !== "away") return undefined;
  const { name, scene: node } = mending;
  const scene = Object.hasOwn(nodes, node) ? nodes[node] : undefined;
  if (scene === undefined) return undefined;
  const isHere = mending.kind === "here";
  const [cast, away] = [without(scene.cast, name), without(scene.away, name)];
  const set = (field: "cast" | "away", value: readonly string[]): StructureOperation => ({
    kind: "set_field",
    node,
    field,
    value: orNone(value),
  });
  return {
    kind: "together",
    operations: [
      set("cast", isHere ? [...cast, name] : cast),
      set("away", isHere ? away : [...away, name]),
    ],
  };
}
