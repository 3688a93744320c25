import { declaredParts, type DeclaredPart, type WrittenStructure } from "../edit/operations.ts";
import { drawnFields } from "../edit/positions.ts";
import { fieldsOf, type Fields as Written } from "../graph/fields.ts";
import { mergedChoices } from "./choices.ts";
import { each, own } from "./each.ts";

/** What a story declares: its records by name, and what there is one of. */
export type MergedPart = DeclaredPart | "health" | "who";

/** What two people changed differently. Undefined: absent in that version. */
export interface MergeClash {
  /** Null: in the structure itself, or in what the story declares. */
  node: string | null;
  /** What of the story's declarations it is; health and who players are have no id. */
  declared?: { part: MergedPart; id: string | null };
  /** Null: one of them removed the whole node or entry. */
  field: string | null;
  mine: unknown;
  theirs: unknown;
}

export interface Merged {
  /** Changes of one side are applied; a clash takes mine, and keeps a node rather than removing it. */
  structure: WrittenStructure;
  clashes: MergeClash[];
}

type Fields = Readonly<Written>;
type Clashing = Omit<MergeClash, "node" | "declared">;

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
  return each([asFields(base) ?? {}, ours, other], (field, was, left, right) => {
    const choices = field === "choices" ? mergedChoices(was, left, right) : undefined;
    if (choices !== undefined) return choices;
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
    const part = declaredParts.find((one) => one === field);
    if (part !== undefined && isRecord(ours) && isRecord(other)) {
      const merged = each(
        [fieldsOf(was) ?? {}, left ?? {}, right ?? {}],
        (id, before, one, another) =>
          mergeNode(before, one, another, (found) =>
            clashes.push({ node: null, declared: { part, id }, ...found }),
          ),
      );
      return Object.keys(merged).length === 0 ? undefined : merged;
    }
    if (field === "health" || field === "who")
      return mergeNode(was, ours, other, (found) =>
        clashes.push({ node: null, declared: { part: field, id: null }, ...found }),
      );
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

/** The last entry of a record may have been removed, and the record with it. */
const isRecord = (value: unknown) => value === undefined || fieldsOf(value) !== undefined;

/** The path of the clash in a structure, as field names. */
export function pathOf({ node, declared, field }: MergeClash): string[] {
  const within =
    node !== null
      ? ["nodes", node]
      : declared === undefined
        ? []
        : [declared.part, ...(declared.id === null ? [] : [declared.id])];
  return field === null ? within : [...within, field];
}

/** The structure with their version at a clash. */
export function withTheirs(structure: WrittenStructure, clash: MergeClash): WrittenStructure {
  return putAt(structure, pathOf(clash), clash.theirs);
}

function putAt(fields: Fields, [name, ...rest]: readonly string[], value: unknown): Fields {
  if (name === undefined) return fields;
  if (rest.length === 0) return put(fields, name, value);
  return put(fields, name, putAt(asFields(own(fields, name)) ?? {}, rest, value));
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
