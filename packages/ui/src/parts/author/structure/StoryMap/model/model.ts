import type {
  StructureFinding,
  StructureGraph,
  StructureNode,
  StructurePlace,
} from "../../structure.ts";

export type Place = StructurePlace;

export type SlipKind = "start" | "ending" | "scene";

/** A scene as the map draws it. */
export interface Slip {
  id: string;
  node: StructureNode;
  kind: SlipKind;
  errors: number;
  warnings: number;
}

/** A choice as the map draws it, from slip to slip by number. */
export interface Thread {
  from: number;
  choice: number;
  /** -1 where the target is not there. */
  to: number;
}

export interface MapModel {
  slips: readonly Slip[];
  numbers: ReadonlyMap<string, number>;
  threads: readonly Thread[];
  /** The threads that leave each slip, and those that come to it. */
  out: readonly (readonly Thread[])[];
  into: readonly (readonly Thread[])[];
}

function kindOf(id: string, node: StructureNode, start: string): SlipKind {
  if (id === start) return "start";
  return node.choices.length === 0 ? "ending" : "scene";
}

export function modelOf(
  { nodes, start_node: start }: StructureGraph,
  findings: readonly StructureFinding[] = [],
): MapModel {
  const found = Map.groupBy(findings, ({ node }) => node);
  const slips = Object.entries(nodes).map(([id, node]): Slip => {
    const own = found.get(id) ?? [];
    const errors = own.filter(({ severity }) => severity === "error").length;
    return { id, node, kind: kindOf(id, node, start), errors, warnings: own.length - errors };
  });
  const numbers = new Map(slips.map(({ id }, number) => [id, number]));
  const into: Thread[][] = slips.map(() => []);
  const out = slips.map(({ node: { choices } }, from) =>
    choices.map(({ target }, choice): Thread => {
      const thread = { from, choice, to: numbers.get(target) ?? -1 };
      into[thread.to]?.push(thread);
      return thread;
    }),
  );
  return { slips, numbers, threads: out.flat(), out, into };
}
