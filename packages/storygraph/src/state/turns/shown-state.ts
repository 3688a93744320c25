import type { StoryGraph } from "../../graph/structure.ts";
import type { Condition } from "../model/condition.ts";
import type { Quality, Thing, Value } from "../model/quality.ts";
import { qualitiesOf, qualityNamed, rulesFor, thingNamed } from "../rules.ts";
import { valueOf, type PlayState, type StateChange } from "./state.ts";

/** A quality that the author shows, with its value. */
export interface ShownQuality {
  id: string;
  quality: Quality;
  value: Value;
}

export interface ShownState {
  qualities: ShownQuality[];
  things: { id: string; thing: Thing }[];
  /** How many things can be carried; null where a story has none. */
  slots: number | null;
}

/** A deed's name tells of it: what starts as no is shown once it is yes. */
const isToCome = (quality: Quality, value: Value, isAsked: boolean) =>
  quality.kind === "flag" && value === false && !quality.start && !isAsked;

/** What the author lets players see of their state. */
export function shownState(graph: StoryGraph, state: PlayState): ShownState {
  return {
    qualities: Object.entries(qualitiesOf(graph)).flatMap(([id, quality]) => {
      const value = valueOf(state, id);
      if (!quality.shown || value === undefined) return [];
      const isAsked = graph.who?.qualities.includes(id) === true;
      return isToCome(quality, value, isAsked) ? [] : [{ id, quality, value }];
    }),
    things: state.things.flatMap((id) => {
      const thing = thingNamed(graph, id);
      return thing === undefined ? [] : [{ id, thing }];
    }),
    slots: graph.things === undefined ? null : rulesFor(graph).slots,
  };
}

/** The changes that players are told of. */
export function shownChanges(graph: StoryGraph, changes: readonly StateChange[]): StateChange[] {
  return changes.filter(
    (change) => "thing" in change || qualityNamed(graph, change.quality)?.shown === true,
  );
}

/** Whether a condition asks only for what players see. */
export function isShown(graph: StoryGraph, condition: Condition): boolean {
  const every = (parts: readonly Condition[]) => parts.every((part) => isShown(graph, part));
  const sees = (name: string) => qualityNamed(graph, name)?.shown === true;
  if ("all" in condition) return every(condition.all);
  if ("any" in condition) return every(condition.any);
  if ("not" in condition) return isShown(graph, condition.not);
  if ("quality" in condition)
    return sees(condition.quality) && (!("other" in condition) || sees(condition.other));
  return "carries" in condition;
}
