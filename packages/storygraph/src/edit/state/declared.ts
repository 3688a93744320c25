import { fieldsOf, type Fields } from "../../graph/fields.ts";
import { sameJson } from "../../graph/same-json.ts";
import { healthQuality } from "../../state/model/quality.ts";
import { renamedIn } from "../../state/turns/words.ts";
import type { DeclaredPart, StructureOperation, WrittenStructure } from "../operations.ts";
import { slotsOf, without, withSlots } from "../slots.ts";
import { namesInNode, namesInStory, type Names } from "./names-in.ts";

/** The fields that a form sets; all others stay. */
const ownFields: Readonly<Record<DeclaredPart | "health" | "who", ReadonlySet<string>>> = {
  qualities: new Set(["kind", "name", "shown", "start", "least", "most", "values"]),
  things: new Set(["name", "about", "start"]),
  reactions: new Set([
    "command",
    "acts",
    "about",
    "topics",
    "at",
    "target",
    "when",
    "says",
    "repeats",
    "effects",
    "remembers",
    "later",
  ]),
  consequences: new Set(["about", "when", "once", "effects"]),
  health: new Set(["name", "shown", "start", "ends_at"]),
  who: new Set(["qualities", "things", "things_most"]),
};

const entriesOf = (structure: WrittenStructure, part: DeclaredPart): Fields =>
  fieldsOf(structure[part]) ?? {};

const isSaid = (value: unknown) =>
  value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && !value.length);

function written(before: unknown, entry: object, own: ReadonlySet<string>): Fields {
  const kept = Object.entries(fieldsOf(before) ?? {}).filter(([field]) => !own.has(field));
  const given = Object.entries(entry).filter(([, value]) => isSaid(value));
  return Object.fromEntries([...given, ...kept]);
}

export function withDeclared(
  structure: WrittenStructure,
  part: DeclaredPart,
  id: string,
  entry: object,
): WrittenStructure {
  if (id === "") return structure;
  const entries = entriesOf(structure, part);
  const before = Object.hasOwn(entries, id) ? entries[id] : undefined;
  const after = written(before, entry, ownFields[part]);
  return sameJson(before, after)
    ? structure
    : { ...structure, [part]: { ...entries, [id]: after } };
}

export function withoutDeclared(
  structure: WrittenStructure,
  part: DeclaredPart,
  id: string,
): WrittenStructure {
  const entries = entriesOf(structure, part);
  if (!Object.hasOwn(entries, id)) return structure;
  const left = without(entries, id);
  return Object.keys(left).length === 0 ? without(structure, part) : { ...structure, [part]: left };
}

export function withDeclaredMoved(
  structure: WrittenStructure,
  part: DeclaredPart,
  id: string,
  to: number,
): WrittenStructure {
  const entries = Object.entries(entriesOf(structure, part));
  const from = entries.findIndex(([name]) => name === id);
  const moving = entries[from];
  const onto = Math.min(Math.max(0, to), entries.length - 1);
  if (moving === undefined || from === onto) return structure;
  const moved = entries.toSpliced(from, 1).toSpliced(onto, 0, moving);
  return { ...structure, [part]: Object.fromEntries(moved) };
}

/** Health, or who players are: a story has at most one of each. Null removes it. */
export function withPart(
  structure: WrittenStructure,
  part: "health" | "who",
  value: object | null,
): WrittenStructure {
  if (value === null) return Object.hasOwn(structure, part) ? without(structure, part) : structure;
  const after = written(structure[part], value, ownFields[part]);
  return sameJson(structure[part], after) ? structure : { ...structure, [part]: after };
}

function isTaken(structure: WrittenStructure, id: string): boolean {
  const declares = (part: DeclaredPart) => Object.hasOwn(entriesOf(structure, part), id);
  return id === healthQuality || declares("qualities") || declares("things");
}

type Rename = Extract<StructureOperation, { kind: "rename_declared" }>;

/** In a text a quality takes precedence over a thing of the same id. */
function namesAfter(structure: WrittenStructure, { part, id, to }: Rename): Names {
  const lead = (name: string) => (name === id ? to : name);
  const text = (words: string) => renamedIn(words, id, to);
  if (part === "qualities") return { quality: lead, text };
  return Object.hasOwn(entriesOf(structure, "qualities"), id)
    ? { thing: lead }
    : { thing: lead, text };
}

export function withDeclaredRenamed(structure: WrittenStructure, rename: Rename): WrittenStructure {
  const { part, id, to, name } = rename;
  const entries = entriesOf(structure, part);
  if (!Object.hasOwn(entries, id) || to === "" || (to !== id && isTaken(structure, to)))
    return structure;
  const called = { ...fieldsOf(entries[id]), name };
  if (to === id)
    return sameJson(entries[id], called)
      ? structure
      : { ...structure, [part]: { ...entries, [id]: called } };
  const names = namesAfter(structure, rename);
  const renamed = Object.entries(entries).map(([one, entry]) =>
    one === id ? [to, called] : [one, entry],
  );
  const told = namesInStory({ ...structure, [part]: Object.fromEntries(renamed) }, names);
  const slots = slotsOf(told);
  const led = slots.map((slot) => ({ ...slot, node: namesInNode(slot.node, names) }));
  return led.some(({ node }, at) => node !== slots[at]?.node) ? withSlots(told, led) : told;
}
