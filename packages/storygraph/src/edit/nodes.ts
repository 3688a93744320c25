import { freeName } from "../graph/free-name.ts";
import type { Point, WrittenStructure } from "./operations.ts";
import { pointOf, positionAt, withPosition } from "./positions.ts";
import {
  fieldsOfNode,
  hasNode,
  named,
  slotsOf,
  startOf,
  withSlots,
  withStart,
  type Slot,
} from "./slots.ts";
import { namesInNode, namesInStory } from "./state/names-in.ts";

/** Offset of a copy from its original. */
const aside = 40;

/**
 * Names the start before nodes are renamed or added: where it is only the first node, another could
 * come first (a record puts names like "7" before all others).
 */
function withStartSaid(structure: WrittenStructure): WrittenStructure {
  const start = startOf(structure);
  return hasNode(structure, start) ? withStart(structure, start) : structure;
}

export function withNodeAdded(
  structure: WrittenStructure,
  name: string,
  text: string,
  at: Point | undefined,
): WrittenStructure {
  if (name === "" || hasNode(structure, name)) return structure;
  const slots = slotsOf(structure);
  const isFirst = slots.every((slot) => slot.name === null);
  const node = { text, choices: [], ...(at && { position: positionAt(at) }) };
  const before = isFirst ? withStart(structure, name) : withStartSaid(structure);
  return withSlots(before, [...slots, named(before, node, name)]);
}

export function withNodeRenamed(
  structure: WrittenStructure,
  from: string,
  to: string,
): WrittenStructure {
  if (to === "" || !hasNode(structure, from) || hasNode(structure, to)) return structure;
  const names = { node: (target: string) => (target === from ? to : target) };
  const said = namesInStory(withStartSaid(structure), names);
  const slots = slotsOf(said).map(({ name, node }): Slot => {
    const led = namesInNode(node, names);
    return name === from ? named(said, led, to) : { name, node: led };
  });
  const renamed = withSlots(said, slots);
  return startOf(said) === from ? withStart(renamed, to) : renamed;
}

/** Choices that led to them now lead nowhere: the author's words stay, and lint reports them. */
export function withoutNodes(
  structure: WrittenStructure,
  nodes: readonly string[],
): WrittenStructure {
  const gone = new Set(nodes);
  const slots = slotsOf(structure);
  const left = slots.filter(({ name }) => name === null || !gone.has(name));
  return left.length === slots.length ? structure : withSlots(structure, left);
}

/** Copies count on: cave_2 of cave, cave_3 of cave_2. */
function copyName(name: string, taken: ReadonlySet<string>): string {
  const [, stem = name] = /^(.+)_\d+$/s.exec(name) ?? [];
  return freeName(stem, new Set(taken).add(stem));
}

/** The names of the copies, in story order. */
export function copyNames(
  structure: WrittenStructure,
  nodes: readonly string[],
): ReadonlyMap<string, string> {
  const slots = slotsOf(structure);
  const [wanted, taken] = [new Set(nodes), new Set(slots.flatMap(({ name }) => name ?? []))];
  const copies = new Map<string, string>();
  for (const { name } of slots) {
    if (name === null || !wanted.has(name) || copies.has(name)) continue;
    const copy = copyName(name, taken);
    taken.add(copy);
    copies.set(name, copy);
  }
  return copies;
}

/** Links between copied nodes lead to the copies; all other targets stay. */
export function withCopies(
  structure: WrittenStructure,
  nodes: readonly string[],
): WrittenStructure {
  const copies = copyNames(structure, nodes);
  if (copies.size === 0) return structure;
  const said = withStartSaid(structure);
  const slots = slotsOf(said);
  const made = [...copies].map(([name, copy]) => {
    const node = slots.findLast((slot) => slot.name === name)?.node;
    const led = namesInNode(node, { node: (target) => copies.get(target) ?? target });
    const { x, y } = pointOf({ text: "", choices: [], ...fieldsOfNode(led) }) ?? {};
    const placed =
      x === undefined || y === undefined ? led : withPosition(led, { x: x + aside, y: y + aside });
    return named(said, placed, copy);
  });
  return withSlots(said, [...slots, ...made]);
}

export function withPositions(
  structure: WrittenStructure,
  places: Readonly<Record<string, Point>>,
): WrittenStructure {
  const slots = slotsOf(structure);
  const moved = slots.map(({ name, node }) => {
    const place = name !== null && Object.hasOwn(places, name) ? places[name] : undefined;
    return { name, node: place === undefined ? node : withPosition(node, place) };
  });
  const isMoved = moved.some(({ node }, at) => node !== slots[at]?.node);
  return isMoved ? withSlots(structure, moved) : structure;
}
