import type { StoryGraph } from "../../graph/structure.ts";
import { conditionsOf } from "../../state/conditions-of.ts";
import type { Quality, Value } from "../../state/model/quality.ts";
import { wordSetOf } from "../../state/model/word-set.ts";
import { qualitiesOf } from "../../state/rules.ts";
import type { PlayState } from "../../state/turns/state.ts";

/** A player's state as numbers, mutated in place: that makes ten thousand plays a matter of seconds. */
export interface Slots {
  /** Qualities, things, visits, endings found and the last hub. */
  values: Float64Array;
  /** 1 for each once-only event that has happened. */
  once: Uint8Array;
}

/** A set has a slot for each word that it may hold; other qualities have one. */
export interface QualitySlot {
  name: string;
  quality: Quality;
  at: number;
  /** The slot of each of a set's words. */
  words: ReadonlyMap<string, number>;
}

export interface Layout {
  size: number;
  qualities: ReadonlyMap<string, QualitySlot>;
  things: ReadonlyMap<string, number>;
  /** Scenes that a condition asks about, and the highest count it asks for. */
  visits: ReadonlyMap<string, { at: number; most: number }>;
  endings: ReadonlyMap<string, number>;
  hub: number;
  carried: number;
  /** Words and texts by number. */
  numberOf: (text: string) => number;
  textOf: (number: number) => string;
  onceAt: (place: string) => number;
  onceSize: () => number;
}

/** No effect puts another word into a set. */
const wordsOfSet = (quality: Quality): ReadonlySet<string> =>
  new Set(quality.kind === "set" ? [...quality.values, ...quality.start] : []);

function numbering(): { numberOf: (text: string) => number; textOf: (at: number) => string } {
  const known = new Map<string, number>();
  const texts: string[] = [];
  return {
    numberOf: (text) => {
      const number = known.get(text) ?? texts.push(text) - 1;
      known.set(text, number);
      return number;
    },
    textOf: (at) => texts[at] ?? "",
  };
}

export function layoutOf(graph: StoryGraph): Layout {
  let size = 0;
  const next = (count = 1) => (size += count) - count;
  const qualities = new Map(
    Object.entries(qualitiesOf(graph)).map(([name, quality]) => {
      const held = [...wordsOfSet(quality)];
      const at = next(quality.kind === "set" ? held.length : 1);
      const words = new Map(held.map((word, number) => [word, at + number]));
      return [name, { name, quality, at, words }] as const;
    }),
  );
  const things = new Map(Object.keys(graph.things ?? {}).map((name) => [name, next()] as const));
  const visits = new Map<string, { at: number; most: number }>();
  const endings = new Map<string, number>();
  for (const { condition } of conditionsOf(graph)) {
    if ("visited" in condition) {
      const { visited, times } = condition;
      const known = visits.get(visited) ?? { at: next(), most: 1 };
      visits.set(visited, { ...known, most: Math.max(known.most, Math.ceil(times)) });
    }
    if ("ending_found" in condition && !endings.has(condition.ending_found))
      endings.set(condition.ending_found, next());
  }
  const [hub, carried] = [next(), next()];
  const places = new Map<string, number>();
  return {
    size,
    qualities,
    things,
    visits,
    endings,
    hub,
    carried,
    ...numbering(),
    onceAt: (place) => {
      const at = places.get(place) ?? places.size;
      places.set(place, at);
      return at;
    },
    onceSize: () => places.size,
  };
}

/** A value as a number; sets have a slot for each word instead. */
export function numberFor(layout: Layout, value: Value): number {
  if (typeof value === "string") return layout.numberOf(value);
  return typeof value === "object" ? 0 : Number(value);
}

function valueIn(layout: Layout, { quality, at, words }: QualitySlot, { values }: Slots): Value {
  const held = values[at] ?? 0;
  switch (quality.kind) {
    case "flag":
      return held === 1;
    case "number":
      return held;
    case "set":
      return [...words].flatMap(([word, slot]) => (values[slot] === 1 ? [word] : []));
    default:
      return layout.textOf(held);
  }
}

/** Qualities and things from the slots, for reports. */
export function stateIn(layout: Layout, slots: Slots): Pick<PlayState, "qualities" | "things"> {
  const qualities = Array.from(layout.qualities.values(), (slot) => [
    slot.name,
    valueIn(layout, slot, slots),
  ]);
  const things = [...layout.things].flatMap(([name, at]) => (slots.values[at] === 1 ? [name] : []));
  return { qualities: Object.fromEntries(qualities) as PlayState["qualities"], things };
}

/** The slots of a state before the first scene. */
export function slotsFor(layout: Layout, state: PlayState): Slots {
  const values = new Float64Array(layout.size);
  for (const { name, at, words } of layout.qualities.values()) {
    const value = state.qualities[name];
    if (value === undefined) continue;
    if (typeof value !== "object") values[at] = numberFor(layout, value);
    else for (const [word, slot] of words) values[slot] = wordSetOf(value).has(word) ? 1 : 0;
  }
  const [things, endings] = [new Set(state.things), new Set(state.given.endings)];
  for (const [name, at] of layout.things) values[at] = things.has(name) ? 1 : 0;
  for (const [name, at] of layout.endings) values[at] = endings.has(name) ? 1 : 0;
  values[layout.hub] = -1;
  values[layout.carried] = state.things.length;
  return { values, once: new Uint8Array(layout.onceSize()) };
}

export function copyOf({ values, once }: Slots): Slots {
  return { values: values.slice(), once: once.slice() };
}
