import { array, assert, boolean, nat, property, record, tuple } from "fast-check";
import { expect, test } from "vitest";
import { normalise } from "../../graph/structure.ts";
import { reactionTo } from "../../state/turns/answers.ts";
import { react } from "../../state/turns/react.ts";
import { begin, take } from "../../state/turns/take.ts";
import { startState } from "../../state/turns/state.ts";
import { waysFrom } from "../../state/turns/ways.ts";
import { anyCondition, anyEffect } from "../../testing/any-state.ts";
import { lampStory } from "../../testing/lamp-story.ts";
import { machineFor } from "./machine.ts";
import { stateIn } from "./slots.ts";

const anyEffects = array(
  tuple(anyEffect, anyCondition, boolean()).map(([effect, when, once]) =>
    Object.assign({ when, once }, effect),
  ),
  { maxLength: 3 },
).filter((effects) => effects.every((effect) => !("to" in effect) || isPlainSet(effect.to)));
/** A set that is written with one word twice is equal to none. */
const isPlainSet = (to: unknown) => !Array.isArray(to) || new Set(to).size === to.length;

/** The lamp story with other conditions and effects. */
const anyStory = record({
  door: anyCondition,
  song: anyCondition,
  feast: anyCondition,
  lamp: anyEffects,
  well: anyEffects,
  goat: anyEffects,
  fall: anyEffects,
}).map(({ door, song, feast, lamp, well, goat, fall }) => {
  const { nodes, reactions, ...declared } = lampStory;
  const [light, open, climb] = nodes.court.choices;
  return normalise({
    ...declared,
    reactions: { ...reactions, goat: { ...reactions.goat, when: song, effects: goat } },
    nodes: {
      ...nodes,
      court: {
        ...nodes.court,
        choices: [
          { ...light, once: false, effects: lamp },
          { ...open, when: door },
          { ...climb, check: { ...climb.check, effects: fall } },
        ],
      },
      well: { ...nodes.well, effects: well },
      song: { ...nodes.song, storylet: { ...nodes.song.storylet, when: song } },
      hall: { ...nodes.hall, instead: [{ when: feast, target: "feast" }] },
    },
  });
});

const unordered = (value: unknown) => (Array.isArray(value) ? new Set<unknown>(value) : value);
const inOrder = (state: { qualities: object; things: readonly string[] }) => ({
  qualities: Object.fromEntries(
    Object.entries(state.qualities).map(([name, value]) => [name, unordered(value)]),
  ),
  things: state.things.toSorted(),
});

test("plays as the story itself does, whatever it asks for and does", () => {
  let steps = 0;
  assert(
    property(anyStory, array(tuple(nat(9), boolean()), { maxLength: 25 }), (graph, picks) => {
      const machine = machineFor(graph);
      const given = { seed: "", endings: [] };
      let { node, state } = begin(graph, { given });
      const slots = machine.slotsFor(startState(graph, given));
      let at = machine.arrive(machine.start, slots);
      for (const [pick, isWon] of picks) {
        expect(machine.names[at]).toBe(node);
        expect(inOrder(stateIn(machine.layout, slots))).toEqual(inOrder(state));
        const ways = waysFrom(graph, node, state).filter(({ isLocked }) => !isLocked);
        const open = machine.openWays(at, slots);
        expect(open.map(({ choice, target }) => [choice, machine.names[target]])).toEqual(
          ways.map(({ choice, target }) => [choice, target]),
        );
        if (pick === 0) {
          const reaction = reactionTo(graph, node, state, "Ask the goat");
          if (reaction !== undefined) state = react(graph, state, reaction)?.state ?? state;
          machine.react(at, "Ask the goat", slots);
          continue;
        }
        const [way, quick] = [ways[pick % ways.length], open[pick % open.length]];
        if (way === undefined || quick === undefined) break;
        steps += 1;
        const roll = isWon ? 0 : 1;
        ({ node, state } = take(graph, node, state, way, roll));
        at = machine.take(at, quick, slots, roll).node;
      }
    }),
    { numRuns: 500 },
  );
  expect(steps).toBeGreaterThan(1_000);
});
