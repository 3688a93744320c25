import { array, assert, constantFrom, nat, property } from "fast-check";
import { isOver, offersAt, type Step } from "@katha/narrator";
import { expect, test } from "vitest";
import { endingsStory } from "../testing/endings-story.ts";
import { playAtOpening } from "./kept-play.ts";
import { playableFrom } from "../story/playable-story.ts";
import { concluded } from "../telling/told.ts";

const content = {
  title: "The Gate",
  language: "en",
  content_rating: "family",
  story_prompt: "",
  story_system_prompt: "",
  story_structure: endingsStory,
  game_config: { xp_gain_multiplier: 1 },
  initial_xp: 50,
  tagline: "",
  bible: null,
};
const work = playableFrom(JSON.stringify(content));
/** Skill checks are drawn from it. */
const session = (family: string) => ({ family, endings_before: [], who: null, initial_xp: 50 });
const turn = {
  id: "t",
  copy_of: null,
  action: "custom_action",
  user_input: "…",
  selected_choice: null,
  xp_cost: 0,
} as const;
const narration = {
  narrative: "…",
  setup: null,
  offers: [],
  consequences: ["softened"],
  scene: null,
  done: null,
};

const ways = array(
  constantFrom<number | Step>(
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    { way: "reaction", reaction: "name" },
    { way: "reaction", reaction: "greeting", also: ["oath"] },
    { way: "reaction", reaction: "greeting", also: ["look"] },
    { way: "reaction", reaction: "song" },
    { way: "detour", beat: null },
    { way: "refusal", because: "impossible" },
    { way: "recall", told: "So it was." },
    { way: "ask", choices: ["Walk through", "Climb"] },
  ),
  { minLength: 1, maxLength: 6 },
);

/** A way by number, as the scene offers it now. */
function stepAt(play: ReturnType<typeof playAtOpening>["play"], way: number | Step): Step {
  if (typeof way !== "number") return way;
  const edges = offersAt(work.graph, play.position);
  const edge = edges[way % edges.length];
  if (edge === undefined) return { way: "detour", beat: null };
  return { way: "edge", to: edge.to, choice: edge.text, ...(edge.taken && { taken: edge.taken }) };
}

test("a play has ended exactly where its position is an ending, however it came there", () => {
  const found = new Set<string>();
  assert(
    property(ways, nat(20), (steps, family) => {
      let { play } = playAtOpening(work, session(`play ${family}`));
      for (const way of steps) {
        if (play.ending !== null) break;
        const before = play;
        const after = concluded(work, before, { turn, step: stepAt(before, way), narration });
        ({ play } = after);
        const { node } = play.position;
        const title = work.graph.nodes[node]?.ending?.title;
        const isThere = isOver(work.graph, play.position);
        expect(play.ending).toEqual(isThere ? { node, title } : null);
        expect(after.ending).toBe(isThere ? title : null);
        expect(after.completion === 100).toBe(isThere);
        const isNew = !before.position.path.includes(node);
        expect(after.xp_gain).toBe(isNew ? (isThere ? 50 : 5) : 0);
        if (isThere) found.add(node);
      }
    }),
    // One seed: by chance alone a rare ending could be missed.
    { numRuns: 500, seed: 1 },
  );
  const endings = Object.entries(endingsStory.nodes).filter(([, { choices }]) => !choices.length);
  expect([...found].toSorted()).toEqual(endings.map(([node]) => node).toSorted());
});
