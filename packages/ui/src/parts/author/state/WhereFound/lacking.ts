import type { Condition, Effect, StateDesk } from "@katha/storygraph";
import type { StoryState } from "../story-state.ts";

/** Something that a condition needs and that nothing in the story provides. */
export interface Lacking {
  id: string;
  name: string;
  /** The effect that would provide it. */
  effect: Effect;
}

function asked(condition: Condition): Condition[] {
  if ("all" in condition) return condition.all.flatMap(asked);
  return "any" in condition ? condition.any.flatMap(asked) : [condition];
}

const isChanged = ({ uses }: StateDesk, id: string) =>
  uses.some((use) => use.id === id && use.how === "changed");
const isChosen = ({ uses }: StateDesk, id: string) =>
  uses.some((use) => use.id === id && use.how === "chosen");

/** What this condition needs and nothing in the story provides. */
export function lackingFor(
  { graph, desk }: StoryState,
  condition: Condition | undefined,
): Lacking[] {
  return (condition === undefined ? [] : asked(condition)).flatMap((clause): Lacking[] => {
    if ("carries" in clause) {
      const { carries: id } = clause;
      const thing = graph.things?.[id];
      const isHad = thing === undefined || thing.start || isChosen(desk, id);
      if (isHad || isChanged(desk, id)) return [];
      return [{ id, name: thing.name || id, effect: { give: id, once: true } }];
    }
    if (!("quality" in clause) || !("value" in clause)) return [];
    const { quality: id, value } = clause;
    const quality = desk.qualities[id];
    if (quality === undefined || id === "health") return [];
    if (isChanged(desk, id) || isChosen(desk, id)) return [];
    const name = quality.name || id;
    if (quality.kind === "flag" && value === true && !quality.start)
      return [{ id, name, effect: { set: id, to: true } }];
    const grows = clause.is === "at_least" || clause.is === "more_than";
    return quality.kind === "number" && grows && typeof value === "number" && quality.start < value
      ? [{ id, name, effect: { add: id, by: value - quality.start, once: true } }]
      : [];
  });
}
