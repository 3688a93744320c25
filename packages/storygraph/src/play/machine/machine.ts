import { isEnding, type GraphChoice, type StoryGraph } from "../../graph/structure.ts";
import { healthQuality } from "../../state/model/quality.ts";
import { backToHub, type SkillCheck } from "../../state/model/parts.ts";
import { oddsBy } from "../../state/turns/check.ts";
import { isPresent, placeOfReaction } from "../../state/turns/answers.ts";
import type { PlayState } from "../../state/turns/state.ts";
import { longestDetour } from "../../state/turns/take.ts";
import { placeOfChoice, placeOfStorylet, storyletsAt } from "../../state/turns/ways.ts";
import { testOf, type Test } from "./conditions.ts";
import { actOf, type Act } from "./effects.ts";
import { layoutOf, slotsFor, type Layout, type QualitySlot, type Slots } from "./slots.ts";

/** A way out of a scene, by number. */
export interface MachineWay {
  /** Which choice of the scene; null for a storylet. */
  choice: number | null;
  target: number;
  hasCheck: boolean;
}

interface ReadyChoice extends MachineWay {
  isBack: boolean;
  when: Test;
  once: number;
  odds: ((slots: Slots) => number) | null;
  lostTarget: number;
  won: Act | null;
  lost: Act | null;
}

interface ReadyStorylet {
  way: MachineWay;
  when: Test;
  once: number;
}

interface ReadyNode {
  isEnding: boolean;
  isHub: boolean;
  choices: readonly ReadyChoice[];
  storylets: readonly ReadyStorylet[];
  mostStorylets: number;
  instead: readonly { when: Test; target: number }[];
  visits: { at: number; most: number } | undefined;
  once: number;
  arrive: Act | null;
}

interface ReadyReaction {
  name: string;
  command: string;
  at: number | null;
  /** The scenes where someone can answer who is not in all of them. */
  present: ReadonlySet<number> | null;
  when: Test;
  act: Act | null;
  target: number;
}

/** A story that keeps count, compiled for fast play. It does what `begin`, `waysFrom`, `take` and `react` do. */
export interface Machine {
  layout: Layout;
  names: readonly string[];
  start: number;
  /** The commands whose answers change something or lead somewhere. */
  commands: readonly string[];
  /** The same for answers to typed lines, by number. */
  answers: readonly { name: string; number: number }[];
  isEnding: (node: number) => boolean;
  slotsFor: (state: PlayState) => Slots;
  /** Arrives at a scene, and returns the scene it led to. */
  arrive: (target: number, slots: Slots) => number;
  openWays: (node: number, slots: Slots) => MachineWay[];
  /** Takes a way; `roll` decides a check. */
  take: (
    node: number,
    way: MachineWay,
    slots: Slots,
    roll: number,
  ) => { node: number; isWon: boolean };
  /** The scene after a command's answer that matters; -1 where there was none. */
  react: (node: number, command: string, slots: Slots) => number;
  /** The same after an answer to what was typed. */
  answer: (node: number, answer: number, slots: Slots) => number;
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

export function machineFor(graph: StoryGraph): Machine {
  const layout = layoutOf(graph);
  const names = Object.keys(graph.nodes);
  const numbers = new Map(names.map((name, number) => [name, number]));
  const numberOf = (name: string) => numbers.get(name) ?? -1;
  const onceAt = (isOnce: boolean | undefined, place: string) =>
    isOnce === true ? layout.onceAt(place) : -1;

  function readyChoice(name: string, choice: GraphChoice, at: number): ReadyChoice {
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

  const nodes = Object.entries(graph.nodes).map(([name, node]): ReadyNode => {
    const offered = node.hub === undefined ? [] : storyletsAt(graph, node.hub.name);
    return {
      isEnding: isEnding(node),
      isHub: node.hub !== undefined,
      choices: node.choices.map((choice, at) => readyChoice(name, choice, at)),
      storylets: offered.flatMap(({ node: scene, storylet }) =>
        scene === name
          ? []
          : [
              {
                way: { choice: null, target: numberOf(scene), hasCheck: false },
                when: testOf(layout, storylet.when),
                once: onceAt(storylet.once, placeOfStorylet(scene)),
              },
            ],
      ),
      mostStorylets: node.hub?.most || Number.POSITIVE_INFINITY,
      instead: (node.instead ?? []).map(({ when, target }) => ({
        when: testOf(layout, when),
        target: numberOf(target),
      })),
      visits: layout.visits.get(name),
      once: onceAt(node.storylet?.once, placeOfStorylet(name)),
      arrive: actOf(graph, layout, node.effects, `@${name}`),
    };
  });
  function scenesOf(about: string): ReadonlySet<number> | null {
    const present = names.flatMap((name, number) =>
      isPresent(graph, name, about) ? [number] : [],
    );
    return present.length === names.length ? null : new Set(present);
  }

  const reactions = Object.entries(graph.reactions ?? {}).map(
    ([name, { command, at, about, when, effects, target }]): ReadyReaction => ({
      name,
      command,
      at: at === "" ? null : numberOf(at),
      present: scenesOf(about),
      when: testOf(layout, when),
      act: actOf(graph, layout, effects, `${placeOfReaction(name)}\neffects`),
      target: numberOf(target),
    }),
  );
  const matters = ({ act, target }: ReadyReaction) => act !== null || target >= 0;
  const healthAt = layout.qualities.get(healthQuality)?.at ?? -1;
  const endsAt = numberOf(graph.health?.ends_at ?? "");

  function ledTo(target: number, slots: Slots): number {
    let at = target;
    for (let step = 0; step < longestDetour; step += 1) {
      const onward = nodes[at]?.instead.find(({ when }) => when(slots))?.target ?? -1;
      if (onward < 0) return at;
      at = onward;
    }
    return at;
  }

  function arrive(target: number, slots: Slots): number {
    const { values } = slots;
    const isSpent = endsAt >= 0 && healthAt >= 0 && values[healthAt] === 0;
    const number = isSpent ? endsAt : ledTo(target, slots);
    const node = nodes[number];
    if (node === undefined) return number;
    if (node.isHub) values[layout.hub] = number;
    if (node.visits !== undefined) {
      const { at, most } = node.visits;
      values[at] = Math.min(most, (values[at] ?? 0) + 1);
    }
    if (node.once >= 0) slots.once[node.once] = 1;
    node.arrive?.(slots);
    return number;
  }

  function openWays(number: number, slots: Slots): MachineWay[] {
    const node = nodes[number];
    const ways: MachineWay[] = [];
    for (const choice of node?.choices ?? []) {
      const target = choice.isBack ? (slots.values[layout.hub] ?? -1) : choice.target;
      if (target < 0 || (choice.once >= 0 && slots.once[choice.once] === 1)) continue;
      if (choice.when(slots)) ways.push(choice.isBack ? { ...choice, target } : choice);
    }
    let offered = 0;
    for (const { way, when, once } of node?.storylets ?? []) {
      if (offered >= (node?.mostStorylets ?? 0)) break;
      if ((once >= 0 && slots.once[once] === 1) || !when(slots)) continue;
      ways.push(way);
      offered += 1;
    }
    return ways;
  }

  const canCome = ({ at, present, when }: ReadyReaction, number: number, slots: Slots) =>
    (at === null || at === number) && (present === null || present.has(number)) && when(slots);

  function answered(reaction: ReadyReaction | undefined, number: number, slots: Slots): number {
    if (reaction === undefined || !matters(reaction)) return -1;
    reaction.act?.(slots);
    return reaction.target < 0 ? number : arrive(reaction.target, slots);
  }

  return {
    layout,
    names,
    start: numberOf(graph.start_node),
    commands: [
      ...new Set(
        reactions.flatMap((one) => (one.command === "" || !matters(one) ? [] : [one.command])),
      ),
    ],
    answers: reactions.flatMap((one, number) =>
      one.command === "" && matters(one) ? [{ name: one.name, number }] : [],
    ),
    isEnding: (node) => nodes[node]?.isEnding === true,
    slotsFor: (state) => slotsFor(layout, state),
    arrive,
    openWays,
    take: (number, way, slots, roll) => {
      const choice = way.choice === null ? undefined : nodes[number]?.choices[way.choice];
      if (choice === undefined) return { node: arrive(way.target, slots), isWon: true };
      const isWon = choice.odds === null || roll < choice.odds(slots);
      if (choice.once >= 0) slots.once[choice.once] = 1;
      (isWon ? choice.won : choice.lost)?.(slots);
      return { node: arrive(isWon ? way.target : choice.lostTarget, slots), isWon };
    },
    react: (number, command, slots) => {
      const fitting = reactions.filter(
        (one) => one.command === command && canCome(one, number, slots),
      );
      return answered(fitting.find(({ at }) => at === number) ?? fitting[0], number, slots);
    },
    answer: (number, answer, slots) => {
      const one = reactions[answer];
      return answered(one && canCome(one, number, slots) ? one : undefined, number, slots);
    },
  };
}
