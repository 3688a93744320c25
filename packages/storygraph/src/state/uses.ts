import type { GraphNode, StoryGraph } from "../graph/structure.ts";
import { conditionsOf, effectsOf, type StatePlace } from "./conditions-of.ts";
import { changedQuality } from "./model/changed-quality.ts";
import type { Condition } from "./model/condition.ts";
import type { Effect } from "./model/effect.ts";
import { qualityNamed, thingNamed } from "./rules.ts";
import { namesIn } from "./turns/words.ts";

/** Where a quality or a thing is asked for, changed, named in a text or chosen by players. */
export interface StateUse {
  part: "qualities" | "things";
  id: string;
  how: "asked" | "changed" | "named" | "chosen";
  place: StatePlace;
}

type Named = Pick<StateUse, "part" | "id">;

const quality = (id: string): Named => ({ part: "qualities", id });
const thing = (id: string): Named => ({ part: "things", id });

function inCondition(condition: Condition): Named[] {
  if ("carries" in condition) return [thing(condition.carries)];
  if (!("quality" in condition)) return [];
  return [condition.quality, ...("other" in condition ? [condition.other] : [])].map(quality);
}

function inEffect(effect: Effect): Named[] {
  if ("give" in effect) return [thing(effect.give)];
  if ("take" in effect) return [thing(effect.take)];
  const changed = changedQuality(effect);
  return changed === undefined ? [] : [quality(changed)];
}

/** In a text a quality takes precedence over a thing of the same name. */
function inText(graph: StoryGraph, text: string): Named[] {
  return namesIn(text).flatMap((name) => {
    if (qualityNamed(graph, name) !== undefined) return [quality(name)];
    return thingNamed(graph, name) === undefined ? [] : [thing(name)];
  });
}

function at(named: readonly Named[], how: StateUse["how"], place: StatePlace): StateUse[] {
  return named.map(({ part, id }) => ({ part, id, how, place }));
}

function inNode(
  graph: StoryGraph,
  node: string,
  { text, storylet, nudges = [], closer_look = "", choices }: GraphNode,
) {
  return [
    ...at(inText(graph, text), "named", { node }),
    ...at(inText(graph, [storylet?.title ?? "", ...nudges, closer_look].join("\n")), "named", {
      node,
    }),
    ...choices.flatMap((choice, index) => {
      const place = { node, choice: index };
      const { check } = choice;
      return [
        ...at(
          inText(graph, [choice.text, choice.reason, choice.remembers, choice.later].join("\n")),
          "named",
          place,
        ),
        ...at(check === undefined ? [] : [quality(check.quality)], "asked", place),
      ];
    }),
  ];
}

/** Every place that has to do with a quality or a thing, whether the story declares it or not. */
export function usesOf(graph: StoryGraph): StateUse[] {
  const { who, reactions = {} } = graph;
  const told: StateUse[] = Object.entries(reactions).flatMap(
    ([entry, { says, remembers = "", later = "" }]) =>
      at(
        [...says, remembers, later].flatMap((text) => inText(graph, text)),
        "named",
        { node: null, entry },
      ),
  );
  const chosen = [...(who?.qualities ?? []).map(quality), ...(who?.things ?? []).map(thing)];
  return [
    ...conditionsOf(graph).flatMap(({ condition, place }) =>
      at(inCondition(condition), "asked", place),
    ),
    ...effectsOf(graph).flatMap(({ effect, place }) => at(inEffect(effect), "changed", place)),
    ...Object.entries(graph.nodes).flatMap(([name, node]) => inNode(graph, name, node)),
    ...told,
    ...at(chosen, "chosen", { node: null }),
  ];
}
