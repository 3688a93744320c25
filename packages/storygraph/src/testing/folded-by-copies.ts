import type { StoryGraph } from "../graph/structure.ts";
import type { Change, Effect } from "../state/model/effect.ts";
import type { Value } from "../state/model/quality.ts";
import { suits } from "../state/model/suits.ts";
import { bounded } from "../state/reading/read-quality.ts";
import { qualityNamed, rulesFor, thingNamed } from "../state/rules.ts";
import type { Happened } from "../state/turns/folding/happen.ts";
import { holds } from "../state/turns/holds.ts";
import { countAt, valueOf, type PlayState, type StateChange } from "../state/turns/state.ts";

const nothing = (state: PlayState): Happened => ({ state, changes: [] });

function isSame(left: Value, right: Value): boolean {
  if (typeof left !== "object" || typeof right !== "object") return left === right;
  return left.every((word) => right.includes(word)) && right.every((word) => left.includes(word));
}

function withQuality(state: PlayState, name: string, value: Value, change: StateChange): Happened {
  return {
    state: { ...state, qualities: { ...state.qualities, [name]: value } },
    changes: [change],
  };
}

function withValue(graph: StoryGraph, state: PlayState, name: string, value: Value): Happened {
  const quality = qualityNamed(graph, name);
  const was = valueOf(state, name);
  if (quality === undefined || !suits(quality, value)) return nothing(state);
  const isNumber = quality.kind === "number" && typeof value === "number";
  const next = isNumber ? bounded(value, quality.least, quality.most) : value;
  if (was !== undefined && isSame(next, was)) return nothing(state);
  if (typeof next !== "number")
    return withQuality(state, name, next, { kind: "value", quality: name, value: next });
  const by = next - (typeof was === "number" ? was : 0);
  return withQuality(state, name, next, { kind: "number", quality: name, by, value: next });
}

function withWord(graph: StoryGraph, state: PlayState, name: string, word: string, isIn: boolean) {
  const quality = qualityNamed(graph, name);
  const was = valueOf(state, name);
  const isKnown = quality?.kind === "set" && (!isIn || quality.values.includes(word));
  if (!isKnown || typeof was !== "object" || was.includes(word) === isIn) return nothing(state);
  const next = isIn ? [...was, word] : was.filter((one) => one !== word);
  const kind = isIn ? "included" : "excluded";
  return withQuality(state, name, next, { kind, quality: name, value: word });
}

function withThing(graph: StoryGraph, state: PlayState, thing: string, isGiven: boolean): Happened {
  const { things } = state;
  if (thingNamed(graph, thing) === undefined || things.includes(thing) === isGiven)
    return nothing(state);
  const left = things.filter((one) => one !== thing);
  if (!isGiven) return { state: { ...state, things: left }, changes: [{ kind: "taken", thing }] };
  return things.length >= rulesFor(graph).slots
    ? { state, changes: [{ kind: "bag_full", thing }] }
    : { state: { ...state, things: [...things, thing] }, changes: [{ kind: "given", thing }] };
}

function changed(graph: StoryGraph, state: PlayState, change: Change): Happened {
  if ("add" in change) {
    const was = valueOf(state, change.add);
    const other = "by_quality" in change ? valueOf(state, change.by_quality) : change.by;
    const by =
      "by_quality" in change && typeof other === "number" ? other * (change.times ?? 1) : other;
    const canAdd = typeof was === "number" && typeof by === "number";
    return canAdd ? withValue(graph, state, change.add, was + by) : nothing(state);
  }
  if ("set" in change) {
    const to = "to" in change ? change.to : valueOf(state, change.as);
    return to === undefined ? nothing(state) : withValue(graph, state, change.set, to);
  }
  if ("give" in change) return withThing(graph, state, change.give, true);
  if ("take" in change) return withThing(graph, state, change.take, false);
  if ("include" in change) return withWord(graph, state, change.include, change.value, true);
  return "exclude" in change
    ? withWord(graph, state, change.exclude, change.value, false)
    : nothing(state);
}

/** Effects by the plainest rules: the whole state is copied at each. */
export function foldedByCopies(
  graph: StoryGraph,
  state: PlayState,
  effects: readonly Effect[],
  place = "here",
): Happened {
  const before = countAt(state.counts, place);
  const isCounted = effects.some(({ once }) => once === true);
  let after = isCounted ? { ...state, counts: { ...state.counts, [place]: before + 1 } } : state;
  const changes: StateChange[] = [];
  for (const effect of effects) {
    if ((effect.once === true && before > 0) || !holds(effect.when, after)) continue;
    const happened = changed(graph, after, effect);
    after = happened.state;
    changes.push(...happened.changes);
  }
  return { state: after, changes };
}
