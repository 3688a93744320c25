import type { WrittenStructure } from "../edit/operations.ts";
import { drawnFields } from "../edit/places.ts";
import { sameJson } from "../graph/same-json.ts";
import { fieldsOf } from "../graph/fields.ts";

/** What two people changed differently. Undefined: absent in that version. */
export interface MergeClash {
  /** Null: in the structure itself. */
  node: string | null;
  /** Null: one of them took the whole node away. */
  field: string | null;
  mine: unknown;
  theirs: unknown;
}

export interface Merged {
  /** What one of them changed is as they left it; at a clash it is mine, and a node is there rather than not. */
  structure: WrittenStructure;
  clashes: MergeClash[];
}

type Fields = Readonly<Record<string, unknown>>;
type Clashing = Omit<MergeClash, "node">;

const own = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

/** Three sides of a record, field by field; `meet` decides where both changed one. */
function each(
  [base, mine, theirs]: readonly [Fields, Fields, Fields],
  meet: (name: string, base: unknown, mine: unknown, theirs: unknown) => unknown,
): Record<string, unknown> {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const merged = [...names].flatMap((name): [string, unknown][] => {
    const [was, ours, other] = [own(base, name), own(mine, name), own(theirs, name)];
    const taken =
      sameJson(ours, other) || sameJson(was, other)
        ? ours
        : sameJson(was, ours)
          ? other
          : meet(name, was, ours, other);
    return taken === undefined ? [] : [[name, taken]];
  });
  return Object.fromEntries(merged);
}

function mergeNode(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  clash: (found: Clashing) => void,
): unknown {
  if (mine === undefined || theirs === undefined) {
    clash({ field: null, mine, theirs });
    return mine ?? theirs;
  }
  const [ours, other] = [asFields(mine), asFields(theirs)];
  if (ours === undefined || other === undefined) {
    clash({ field: null, mine, theirs });
    return mine;
  }
  return each([asFields(base) ?? {}, ours, other], (field, _was, left, right) => {
    // For map positions the last change wins.
    if (!drawnFields.has(field)) clash({ field, mine: left, theirs: right });
    return left;
  });
}

/** A node may be written as its text alone. */
const asFields = (node: unknown): Fields | undefined =>
  typeof node === "string" ? { text: node } : fieldsOf(node);

/**
 * Three-way merge of a structure, scene by scene and field by field. Without a common base every
 * difference is a clash, and nothing is removed.
 */
export function merge(
  base: WrittenStructure | undefined,
  mine: WrittenStructure,
  theirs: WrittenStructure,
): Merged {
  const clashes: MergeClash[] = [];
  const structure = each([base ?? {}, mine, theirs], (field, was, ours, other) => {
    const [left, right] = [fieldsOf(ours), fieldsOf(other)];
    if (field !== "nodes" || left === undefined || right === undefined) {
      clashes.push({ node: null, field, mine: ours, theirs: other });
      return ours ?? other;
    }
    return each([fieldsOf(was) ?? {}, left, right], (node, before, one, another) =>
      mergeNode(before, one, another, (found) => clashes.push({ node, ...found })),
    );
  });
  return { structure, clashes };
}

/** The structure with theirs at a clash. */
export function withTheirs(
  structure: WrittenStructure,
  { node, field, theirs }: MergeClash,
): WrittenStructure {
  if (node === null) return field === null ? structure : put(structure, field, theirs);
  const nodes = fieldsOf(structure["nodes"]);
  if (nodes === undefined) return structure;
  if (field === null) return { ...structure, nodes: put(nodes, node, theirs) };
  const fields = asFields(own(nodes, node)) ?? {};
  return { ...structure, nodes: put(nodes, node, put(fields, field, theirs)) };
}

function put(fields: Fields, name: string, value: unknown): Record<string, unknown> {
  const entries = Object.entries(fields);
  if (value === undefined) return Object.fromEntries(entries.filter(([key]) => key !== name));
  const isThere = Object.hasOwn(fields, name);
  return Object.fromEntries(
    isThere
      ? entries.map(([key, was]) => [key, key === name ? value : was])
      : [...entries, [name, value]],
  );
}
