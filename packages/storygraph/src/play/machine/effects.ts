import type { StoryGraph } from "../../graph/structure.ts";
import type { Effect } from "../../state/model/effect.ts";
import { suits } from "../../state/model/suits.ts";
import { wordSetOf } from "../../state/model/word-set.ts";
import { bounded } from "../../state/reading/read-quality.ts";
import { rulesFor } from "../../state/rules.ts";
import { sortOf, testOf, type Test } from "./conditions.ts";
import { numberFor, type Layout, type QualitySlot, type Slots } from "./slots.ts";

export type Act = (slots: Slots) => void;
const nothing: Act = () => undefined;

function setTo(
  layout: Layout,
  { quality, at, words }: QualitySlot,
  effect: Extract<Effect, { to: unknown }>,
): Act {
  const { to } = effect;
  if (!suits(quality, to)) return nothing;
  if (typeof to === "object") {
    const meant = wordSetOf(to);
    const held = Array.from(words.keys(), (word) => (meant.has(word) ? 1 : 0));
    return ({ values }) => values.set(held, at);
  }
  const written = numberFor(layout, to);
  const value = quality.kind === "number" ? bounded(written, quality.least, quality.most) : written;
  return ({ values }) => {
    values[at] = value;
  };
}

/** The words of another set, unless one of them is none of this set's own. */
function wordsAs({ words }: QualitySlot, values: readonly string[], other: QualitySlot): Act {
  const own = wordSetOf(values);
  const strange = [...other.words].flatMap(([word, slot]) => (own.has(word) ? [] : [slot]));
  const pairs = Array.from(words, ([word, slot]) => [slot, other.words.get(word)] as const);
  return ({ values: slots }) => {
    if (strange.some((slot) => slots[slot] === 1)) return;
    for (const [slot, from] of pairs) slots[slot] = from === undefined ? 0 : (slots[from] ?? 0);
  };
}

function setAs(layout: Layout, slot: QualitySlot, other: QualitySlot): Act {
  const { quality, at } = slot;
  if (sortOf(quality) !== sortOf(other.quality)) return nothing;
  const from = other.at;
  if (quality.kind === "set") return wordsAs(slot, quality.values, other);
  if (quality.kind === "one_of") {
    const known = new Set(quality.values.map((word) => layout.numberOf(word)));
    return ({ values }) => {
      const value = values[from] ?? 0;
      if (known.has(value)) values[at] = value;
    };
  }
  const [least, most] =
    quality.kind === "number"
      ? [quality.least, quality.most]
      : [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  return ({ values }) => {
    values[at] = bounded(values[from] ?? 0, least, most);
  };
}

function added({ quality, at }: QualitySlot, by: (slots: Slots) => number): Act {
  if (quality.kind !== "number") return nothing;
  const { least, most } = quality;
  return (slots) => {
    slots.values[at] = bounded((slots.values[at] ?? 0) + by(slots), least, most);
  };
}

function withWord(slot: QualitySlot | undefined, word: string, isIn: boolean): Act {
  if (slot?.quality.kind !== "set" || (isIn && !wordSetOf(slot.quality.values).has(word)))
    return nothing;
  const at = slot.words.get(word);
  if (at === undefined) return nothing;
  return ({ values }) => {
    values[at] = isIn ? 1 : 0;
  };
}

function withThing(layout: Layout, thing: string, slots: number | null): Act {
  const at = layout.things.get(thing);
  const { carried } = layout;
  if (at === undefined) return nothing;
  if (slots === null)
    return ({ values }) => {
      if (values[at] === 1) values[carried] = (values[carried] ?? 0) - 1;
      values[at] = 0;
    };
  return ({ values }) => {
    const count = values[carried] ?? 0;
    if (values[at] === 1 || count >= slots) return;
    values[at] = 1;
    values[carried] = count + 1;
  };
}

function changeOf(graph: StoryGraph, layout: Layout, effect: Effect): Act {
  const { qualities } = layout;
  if ("set" in effect) {
    const slot = qualities.get(effect.set);
    if (slot === undefined) return nothing;
    if ("to" in effect) return setTo(layout, slot, effect);
    const other = qualities.get(effect.as);
    return other === undefined ? nothing : setAs(layout, slot, other);
  }
  if ("add" in effect) {
    const slot = qualities.get(effect.add);
    if (slot === undefined) return nothing;
    if ("by" in effect) return added(slot, () => effect.by);
    const other = qualities.get(effect.by_quality);
    if (other?.quality.kind !== "number") return nothing;
    const from = other.at;
    const { times = 1 } = effect;
    return added(slot, ({ values }) => (values[from] ?? 0) * times);
  }
  if ("include" in effect) return withWord(qualities.get(effect.include), effect.value, true);
  if ("exclude" in effect) return withWord(qualities.get(effect.exclude), effect.value, false);
  if ("give" in effect) return withThing(layout, effect.give, rulesFor(graph).slots);
  return "take" in effect ? withThing(layout, effect.take, null) : nothing;
}

interface Step {
  when: Test | null;
  isOnce: boolean;
  act: Act;
}

/** Effects, made ready to happen many times; `place` tells those that happen once where they stand. */
export function actOf(
  graph: StoryGraph,
  layout: Layout,
  effects: readonly Effect[] | undefined,
  place: string,
): Act | null {
  if (effects === undefined || effects.length === 0) return null;
  const steps = effects.map((effect): Step => ({
    when: effect.when === undefined ? null : testOf(layout, effect.when),
    isOnce: effect.once === true,
    act: changeOf(graph, layout, effect),
  }));
  const once = steps.some(({ isOnce }) => isOnce) ? layout.onceAt(place) : -1;
  return (slots) => {
    const isFirst = once < 0 || slots.once[once] === 0;
    if (once >= 0) slots.once[once] = 1;
    for (const { when, isOnce, act } of steps)
      if ((isFirst || !isOnce) && (when === null || when(slots))) act(slots);
  };
}
