import type { StoryGraph } from "../../graph/structure.ts";
import type { Change, Effect } from "../model/effect.ts";
import type { Value } from "../model/quality.ts";
import { suits } from "../model/suits.ts";
import { bounded } from "../reading/read-quality.ts";
import { qualityNamed, rulesFor, thingNamed } from "../rules.ts";
import { holds, isSame } from "./holds.ts";
import { countAt, valueOf, type PlayState, type StateChange } from "./state.ts";

export interface Happened {
  state: PlayState;
  changes: readonly StateChange[];
}

function withValue(graph: StoryGraph, state: PlayState, name: string, value: Value): Happened {
  const quality = qualityNamed(graph, name);
  const was = valueOf(state, name);
  if (quality === undefined || !suits(quality, value)) return { state, changes: [] };
  const isNumber = quality.kind === "number" && typeof value === "number";
  const next = isNumber ? bounded(value, quality.least, quality.most) : value;
  if (was !== undefined && isSame(next, was)) return { state, changes: [] };
  const change: StateChange =
    typeof next === "number"
      ? {
          kind: "number",
          quality: name,
          by: next - (typeof was === "number" ? was : 0),
          value: next,
        }
      : { kind: "value", quality: name, value: next };
  return {
    state: { ...state, qualities: { ...state.qualities, [name]: next } },
    changes: [change],
  };
}

function withAdded(graph: StoryGraph, state: PlayState, name: string, by: Value | undefined) {
  const was = valueOf(state, name);
  const canAdd = typeof was === "number" && typeof by === "number";
  return canAdd ? withValue(graph, state, name, was + by) : { state, changes: [] };
}

function timesQuality(
  state: PlayState,
  { by_quality, times = 1 }: Extract<Change, { by_quality: string }>,
): Value | undefined {
  const value = valueOf(state, by_quality);
  return typeof value === "number" ? value * times : value;
}

function withWord(
  graph: StoryGraph,
  state: PlayState,
  { name, word, isIn }: { name: string; word: string; isIn: boolean },
): Happened {
  const quality = qualityNamed(graph, name);
  const was = valueOf(state, name);
  const isThere = Array.isArray(was) && was.includes(word);
  const isKnown = quality?.kind === "set" && (!isIn || quality.values.includes(word));
  if (!isKnown || !Array.isArray(was) || isThere === isIn) return { state, changes: [] };
  const next: readonly string[] = isIn ? [...was, word] : was.filter((one) => one !== word);
  return {
    state: { ...state, qualities: { ...state.qualities, [name]: next } },
    changes: [{ kind: isIn ? "included" : "excluded", quality: name, value: word }],
  };
}

function withThing(graph: StoryGraph, state: PlayState, thing: string, isGiven: boolean): Happened {
  const { things } = state;
  if (thingNamed(graph, thing) === undefined || things.includes(thing) === isGiven)
    return { state, changes: [] };
  if (!isGiven) {
    const left = things.filter((one) => one !== thing);
    return { state: { ...state, things: left }, changes: [{ kind: "taken", thing }] };
  }
  if (things.length >= rulesFor(graph).slots)
    return { state, changes: [{ kind: "bag_full", thing }] };
  return { state: { ...state, things: [...things, thing] }, changes: [{ kind: "given", thing }] };
}

function changed(graph: StoryGraph, state: PlayState, change: Change): Happened {
  if ("add" in change)
    return withAdded(
      graph,
      state,
      change.add,
      "by" in change ? change.by : timesQuality(state, change),
    );
  if ("set" in change) {
    const to = "to" in change ? change.to : valueOf(state, change.as);
    return to === undefined ? { state, changes: [] } : withValue(graph, state, change.set, to);
  }
  if ("give" in change) return withThing(graph, state, change.give, true);
  if ("take" in change) return withThing(graph, state, change.take, false);
  if ("include" in change)
    return withWord(graph, state, { name: change.include, word: change.value, isIn: true });
  if ("exclude" in change)
    return withWord(graph, state, { name: change.exclude, word: change.value, isIn: false });
  return { state, changes: [] };
}

/** The state with one more visit to this place. */
export function counted(state: PlayState, place: string): PlayState {
  return { ...state, counts: { ...state.counts, [place]: countAt(state.counts, place) + 1 } };
}

/** Applies effects in order; `place` identifies those that happen once. */
export function happen(
  graph: StoryGraph,
  state: PlayState,
  effects: readonly Effect[] | undefined,
  place: string,
): Happened {
  if (effects === undefined) return { state, changes: [] };
  const isFirst = countAt(state.counts, place) === 0;
  const counts = effects.some(({ once }) => once === true);
  let after = counts ? counted(state, place) : state;
  const changes: StateChange[] = [];
  for (const effect of effects) {
    if ((effect.once === true && !isFirst) || !holds(effect.when, after)) continue;
    const happened = changed(graph, after, effect);
    after = happened.state;
    changes.push(...happened.changes);
  }
  return { state: after, changes };
}
