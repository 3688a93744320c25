import type { StoryGraph } from "../../graph/structure.ts";
import { qualitiesOf } from "../../state/rules.ts";
import { valueOf, type PlayState } from "../../state/turns/state.ts";
import type { Chance } from "../../random/chance.ts";
import type { Memory, PlayedGraph, PlayerKind } from "../players.ts";
import { replay, type PathStep } from "../machine/replay.ts";
import type { Play } from "../plays.ts";
import { spellOut, type ConditionWords } from "../../state/spell-out.ts";
import type { PlaysWithState } from "../report.ts";
import { witnessOf } from "./decides.ts";
import { countingPlayer, type CountingPlay, type Visit } from "./play-with-state.ts";

/** Longer ways are reported by their last steps. */
const mostSteps = 60;
const mostStopped = 20;

export const shortened = (steps: readonly PathStep[]): PathStep[] => steps.slice(-mostSteps);

/** What a player is and carries, by the author's names. */
export function hasIn(graph: StoryGraph, state: PlayState): ConditionWords[] {
  const ofQualities = Object.keys(qualitiesOf(graph)).flatMap((quality) => {
    const value = valueOf(state, quality);
    return value === undefined ? [] : [spellOut(graph, { quality, is: "equals", value })];
  });
  return ofQualities.concat(state.things.map((carries) => spellOut(graph, { carries })));
}

/** Plays a story that keeps count, and collects the results. */
export function countingPlays(graph: StoryGraph, playable: PlayedGraph) {
  const { names } = playable.plan;
  const playOnce = countingPlayer(graph, playable);
  const witness = witnessOf(graph);
  const ended = new Map<number, CountingPlay>();
  const stuck = new Map<number, CountingPlay>();
  const lost = new Map<number, number>();
  const remember = (play: CountingPlay) => {
    const { last, turns } = play;
    if (play.isLost) lost.set(last, (lost.get(last) ?? 0) + 1);
    else if (play.ended) {
      witness.add(last, play.had);
      if (turns < (ended.get(last)?.turns ?? Number.POSITIVE_INFINITY)) ended.set(last, play);
    } else if (turns < (stuck.get(last)?.turns ?? Number.POSITIVE_INFINITY)) stuck.set(last, play);
  };
  return {
    play: (player: PlayerKind, memory: Memory, chance: Chance, visit: Visit): Play => {
      const play = playOnce(player, memory, chance, visit);
      remember(play);
      const { turns, effort, discoveries, last } = play;
      return { player, turns, effort, discoveries, last, ended: play.ended };
    },
    report: (): PlaysWithState => ({
      endings: Object.fromEntries(
        Array.from(ended, ([number, { start, decisions }]) => [
          names[number] ?? "",
          {
            path: shortened(replay(graph, start, decisions).steps),
            decides: witness.decides(number),
          },
        ]),
      ),
      stuck: Array.from(stuck.values(), ({ last, start, decisions }) => {
        const { steps, state } = replay(graph, start, decisions);
        return { node: names[last] ?? "", path: shortened(steps), has: hasIn(graph, state) };
      }).slice(0, mostStopped),
      lost: Array.from(lost, ([number, plays]) => ({ node: names[number] ?? "", plays })),
    }),
  };
}
