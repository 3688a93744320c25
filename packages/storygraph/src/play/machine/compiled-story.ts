import {
  isEnding,
  type GraphChoice,
  type GraphNode,
  type StoryGraph,
} from "../../graph/structure.ts";
import {
  backToHub,
  type Reaction,
  type SkillCheck,
  type Storylet,
} from "../../state/model/parts.ts";
import { placeOfReaction } from "../../state/turns/answers.ts";
import { oddsBy } from "../../state/turns/check.ts";
import { placeOfChoice, placeOfStorylet, storyletsAt } from "../../state/turns/ways.ts";
import { testOf, type Test } from "./conditions.ts";
import { actOf, type Act } from "./effects.ts";
import type { Layout, QualitySlot, Slots } from "./slots.ts";

/** A way out of a scene, by number. */
export interface MachineWay {
  /** Which choice of the scene; null for a storylet. */
  choice: number | null;
  target: number;
  hasCheck: boolean;
}

interface CompiledChoice extends MachineWay {
  isBack: boolean;
  when: Test;
  once: number;
  odds: ((slots: Slots) => number) | null;
  lostTarget: number;
  won: Act | null;
  lost: Act | null;
}

export interface CompiledStorylet {
  way: MachineWay;
  when: Test;
  once: number;
}

export interface CompiledNode {
  isEnding: boolean;
  isHub: boolean;
  choices: readonly CompiledChoice[];
  /** Of its hub; the scene itself may be among them. */
  storylets: readonly CompiledStorylet[];
  mostStorylets: number;
  instead: readonly { when: Test; target: number }[];
  visits: { at: number; most: number } | undefined;
  once: number;
  arrive: Act | null;
}

export interface CompiledReaction {
  name: string;
  command: string;
  at: number | null;
  /** The scenes where someone can answer who is not in all of them. */
  present: ReadonlySet<number> | null;
  when: Test;
  act: Act | null;
  target: number;
}

function shareFor({ quality, at }: QualitySlot): (slots: Slots) => number {
  if (quality.kind === "flag") return ({ values }) => values[at] ?? 0;
  if (quality.kind !== "number") return () => 0;
  const { least, most } = quality;
  return ({ values }) => (most === least ? 1 : ((values[at] ?? 0) - least) / (most - least));
}

function oddsFor(graph: StoryGraph, layout: Layout, check: SkillCheck | undefined) {
  if (check === undefined) return null;
  const slot = layout.qualities.get(check.quality);
  const share = slot === undefined ? () => 0 : shareFor(slot);
  return (slots: Slots) => oddsBy(graph, check, share(slots));
}

/** The scenes and answers of a story, numbered, with their conditions, effects and targets looked up. */
export interface CompiledStory {
  names: readonly string[];
  /** -1 where there is no such scene. */
  numberOf: (name: string) => number;
  nodes: readonly CompiledNode[];
  reactions: readonly CompiledReaction[];
}

export function compiledStory(graph: StoryGraph, layout: Layout): CompiledStory {
  const names = Object.keys(graph.nodes);
  const numbers = new Map(names.map((name, number) => [name, number]));
  const numberOf = (name: string) => numbers.get(name) ?? -1;
  const onceAt = (isOnce: boolean | undefined, place: string) =>
    isOnce === true ? layout.onceAt(place) : -1;

  function compiledChoice(name: string, choice: GraphChoice, at: number): CompiledChoice {
    const place = placeOfChoice(name, choice);
    const { check } = choice;
    return {
      choice: at,
      target: numberOf(choice.target),
      hasCheck: check !== undefined,
      isBack: choice.target === backToHub,
      when: testOf(layout, choice.when),
      once: onceAt(choice.once, place),
      odds: oddsFor(graph, layout, check),
      lostTarget: numberOf(check?.fails_to ?? ""),
      won: actOf(graph, layout, choice.effects, `${place}\nwon`),
      lost: actOf(graph, layout, check?.effects, `${place}\nlost`),
    };
  }

  const compiled = new Map<Storylet, CompiledStorylet>();
  function compiledStorylet({ node, storylet }: { node: string; storylet: Storylet }) {
    const known = compiled.get(storylet);
    if (known !== undefined) return known;
    const ready: CompiledStorylet = {
      way: { choice: null, target: numberOf(node), hasCheck: false },
      when: testOf(layout, storylet.when),
      once: onceAt(storylet.once, placeOfStorylet(node)),
    };
    compiled.set(storylet, ready);
    return ready;
  }

  const byHub = new Map<string, readonly CompiledStorylet[]>();
  function storyletsOf(hub: string): readonly CompiledStorylet[] {
    const offered = byHub.get(hub) ?? storyletsAt(graph, hub).map(compiledStorylet);
    byHub.set(hub, offered);
    return offered;
  }

  function compiledNode(name: string, node: GraphNode): CompiledNode {
    return {
      isEnding: isEnding(node),
      isHub: node.hub !== undefined,
      choices: node.choices.map((choice, at) => compiledChoice(name, choice, at)),
      storylets: node.hub === undefined ? [] : storyletsOf(node.hub.name),
      mostStorylets: node.hub?.most || Number.POSITIVE_INFINITY,
      instead: (node.instead ?? []).map(({ when, target }) => ({
        when: testOf(layout, when),
        target: numberOf(target),
      })),
      visits: layout.visits.get(name),
      once: onceAt(node.storylet?.once, placeOfStorylet(name)),
      arrive: actOf(graph, layout, node.effects, `@${name}`),
    };
  }

  const scenesOf = new Map<string, Set<number>>();
  for (const [number, { cast = [] }] of Object.values(graph.nodes).entries())
    for (const name of cast)
      scenesOf.set(name, (scenesOf.get(name) ?? new Set<number>()).add(number));

  /** Where somebody can answer who is not in all scenes; null for others. */
  function scenesWith(about: string): ReadonlySet<number> | null {
    const scenes = scenesOf.get(about);
    return scenes === undefined || scenes.size === names.length ? null : scenes;
  }

  function compiledReaction(name: string, reaction: Reaction): CompiledReaction {
    const { command, at, about, when, effects, target } = reaction;
    return {
      name,
      command,
      at: at === "" ? null : numberOf(at),
      present: scenesWith(about),
      when: testOf(layout, when),
      act: actOf(graph, layout, effects, `${placeOfReaction(name)}\neffects`),
      target: numberOf(target),
    };
  }

  return {
    names,
    numberOf,
    nodes: Object.entries(graph.nodes).map(([name, node]) => compiledNode(name, node)),
    reactions: Object.entries(graph.reactions ?? {}).map(([name, one]) =>
      compiledReaction(name, one),
    ),
  };
}
