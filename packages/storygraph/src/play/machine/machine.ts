import type { StoryGraph } from "../../graph/structure.ts";
import { healthQuality } from "../../state/model/quality.ts";
import type { PlayState } from "../../state/turns/state.ts";
import { longestDetour } from "../../state/turns/take.ts";
import { compiledStory, type CompiledReaction, type MachineWay } from "./compiled-story.ts";
import { layoutOf, slotsFor, type Layout, type Slots } from "./slots.ts";

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
  /** Whether an answer to what was typed can come. */
  canAnswer: (node: number, answer: number, slots: Slots) => boolean;
  /** The scene after an answer to what was typed, as after a command's. */
  answer: (node: number, answer: number, slots: Slots) => number;
}

export function machineFor(graph: StoryGraph): Machine {
  const layout = layoutOf(graph);
  const { names, numberOf, nodes, reactions } = compiledStory(graph, layout);
  const byCommand = Map.groupBy(reactions, ({ command }) => command);
  const matters = ({ act, target }: CompiledReaction) => act !== null || target >= 0;
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
      if (way.target === number || (once >= 0 && slots.once[once] === 1) || !when(slots)) continue;
      ways.push(way);
      offered += 1;
    }
    return ways;
  }

  const canCome = ({ at, present, when }: CompiledReaction, number: number, slots: Slots) =>
    (at === null || at === number) && (present === null || present.has(number)) && when(slots);

  function answered(reaction: CompiledReaction | undefined, number: number, slots: Slots): number {
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
      const fitting = (byCommand.get(command) ?? []).filter((one) => canCome(one, number, slots));
      return answered(fitting.find(({ at }) => at === number) ?? fitting[0], number, slots);
    },
    canAnswer: (number, answer, slots) => {
      const one = reactions[answer];
      return one !== undefined && canCome(one, number, slots);
    },
    answer: (number, answer, slots) => {
      const one = reactions[answer];
      return answered(one && canCome(one, number, slots) ? one : undefined, number, slots);
    },
  };
}
