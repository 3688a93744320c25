import type { StoryGraph } from "../../graph/structure.ts";
import { conditionsOf, effectsOf } from "../../state/conditions-of.ts";
import type { Quality, Value } from "../../state/model/quality.ts";
import { qualitiesOf } from "../../state/rules.ts";
import type { PlayState } from "../../state/turns/state.ts";

/** A player's state as numbers, mutated in place: that makes ten thousand plays a matter of seconds. */
export interface Slots {
  /** Qualities, things, visits, endings found and the last hub. */
  values: Float64Array;
  /** 1 for each once-only event that has happened. */
  once: Uint8Array;
}

/** A set has a slot for each word that any set of the story may hold; other qualities have one. */
export interface QualitySlot {
  name: string;
  quality: Quality;
  at: number;
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
  /** Every word that a set may hold. */
  words: readonly string[];
  /** Words and texts by number. */
  numberOf: (text: string) => number;
  textOf: (number: number) => string;
  onceAt: (place: string) => number;
  onceSize: () => number;
}

function wordsOfSets(graph: StoryGraph): string[] {
  const declared = Object.values(qualitiesOf(graph)).flatMap((quality) =>
    quality.kind === "set" ? quality.values.concat(quality.start) : [],
  );
  const set = effectsOf(graph).flatMap(({ effect }) =>
    "to" in effect && Array.isArray(effect.to) ? (effect.to as readonly string[]) : [],
  );
  return [...new Set([...declared, ...set])];
}

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
  const words = wordsOfSets(graph);
  const qualities = new Map(
    Object.entries(qualitiesOf(graph)).map(([name, quality]) => {
      const at = next(quality.kind === "set" ? words.length : 1);
      return [name, { name, quality, at }] as const;
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
    words,
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

function valueIn(layout: Layout, { quality, at }: QualitySlot, { values }: Slots): Value {
  const held = values[at] ?? 0;
  switch (quality.kind) {
    case "flag":
      return held === 1;
    case "number":
      return held;
    case "set":
      return layout.words.filter((_word, word) => values[at + word] === 1);
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
  for (const { name, quality, at } of layout.qualities.values()) {
    const value = state.qualities[name];
    if (value === undefined) continue;
    if (quality.kind === "set" && typeof value === "object")
      for (const [word, text] of layout.words.entries())
        values[at + word] = value.includes(text) ? 1 : 0;
    else values[at] = numberFor(layout, value);
  }
  for (const [name, at] of layout.things) values[at] = state.things.includes(name) ? 1 : 0;
  for (const [name, at] of layout.endings) values[at] = state.given.endings.includes(name) ? 1 : 0;
  values[layout.hub] = -1;
  values[layout.carried] = state.things.length;
  return { values, once: new Uint8Array(layout.onceSize()) };
}

export function copyOf({ values, once }: Slots): Slots {
  return { values: values.slice(), once: once.slice() };
}
