import type { StoryGraph } from "../../../graph/structure.ts";
import type { Change, Effect } from "../../model/effect.ts";
import type { Value } from "../../model/quality.ts";
import { suits } from "../../model/suits.ts";
import { wordSetOf } from "../../model/word-set.ts";
import { bounded } from "../../reading/read-quality.ts";
import { qualityNamed, rulesFor, thingNamed } from "../../rules.ts";
import { areSame, holdsFor, readValue } from "../holds.ts";
import type { PlayState, StateChange } from "../state.ts";
import type { StateDraft } from "./state-draft.ts";

export interface Happened {
  state: PlayState;
  changes: readonly StateChange[];
}

function setValue(graph: StoryGraph, draft: StateDraft, name: string, value: Value): void {
  const quality = qualityNamed(graph, name);
  if (quality === undefined || !suits(quality, value)) return;
  const isNumber = quality.kind === "number" && typeof value === "number";
  const next = isNumber ? bounded(value, quality.least, quality.most) : value;
  const was = draft.read(name);
  if (was !== undefined && areSame(readValue(next), was)) return;
  draft.setValue(name, next);
  draft.changes.push(
    typeof next === "number"
      ? {
          kind: "number",
          quality: name,
          by: next - (typeof was === "number" ? was : 0),
          value: next,
        }
      : { kind: "value", quality: name, value: next },
  );
}

function add(graph: StoryGraph, draft: StateDraft, change: Extract<Change, { add: string }>): void {
  const was = draft.read(change.add);
  const by = "by" in change ? change.by : timesQuality(draft, change);
  if (typeof was === "number" && typeof by === "number")
    setValue(graph, draft, change.add, was + by);
}

function timesQuality(
  draft: StateDraft,
  { by_quality, times = 1 }: Extract<Change, { by_quality: string }>,
): number | undefined {
  const value = draft.read(by_quality);
  return typeof value === "number" ? value * times : undefined;
}

function setWord(
  graph: StoryGraph,
  draft: StateDraft,
  { name, word, isIn }: { name: string; word: string; isIn: boolean },
): void {
  const quality = qualityNamed(graph, name);
  const was = draft.read(name);
  const isKnown = quality?.kind === "set" && (!isIn || wordSetOf(quality.values).has(word));
  if (!isKnown || typeof was !== "object" || was.has(word) === isIn) return;
  if (isIn) draft.wordsOf(name)?.add(word);
  else draft.wordsOf(name)?.delete(word);
  draft.changes.push({ kind: isIn ? "included" : "excluded", quality: name, value: word });
}

function setThing(graph: StoryGraph, draft: StateDraft, thing: string, isGiven: boolean): void {
  if (thingNamed(graph, thing) === undefined || draft.carries(thing) === isGiven) return;
  if (!isGiven) {
    draft.things.delete(thing);
    draft.changes.push({ kind: "taken", thing });
  } else if (draft.carried >= rulesFor(graph).slots)
    draft.changes.push({ kind: "bag_full", thing });
  else {
    draft.things.add(thing);
    draft.changes.push({ kind: "given", thing });
  }
}

function apply(graph: StoryGraph, draft: StateDraft, change: Change): void {
  if ("add" in change) add(graph, draft, change);
  else if ("set" in change) {
    const to = "to" in change ? change.to : draft.valueOf(change.as);
    if (to !== undefined) setValue(graph, draft, change.set, to);
  } else if ("give" in change) setThing(graph, draft, change.give, true);
  else if ("take" in change) setThing(graph, draft, change.take, false);
  else if ("include" in change)
    setWord(graph, draft, { name: change.include, word: change.value, isIn: true });
  else if ("exclude" in change)
    setWord(graph, draft, { name: change.exclude, word: change.value, isIn: false });
}

/** Applies effects in order; `place` identifies those that happen once. */
export function happen(
  graph: StoryGraph,
  draft: StateDraft,
  effects: readonly Effect[] | undefined,
  place: string,
): void {
  if (effects === undefined) return;
  const isFirst = draft.countAt(place) === 0;
  if (effects.some(({ once }) => once === true)) draft.count(place);
  for (const effect of effects)
    if ((effect.once !== true || isFirst) && holdsFor(effect.when, draft))
      apply(graph, draft, effect);
}
