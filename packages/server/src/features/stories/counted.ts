import { storyDefaults, type StoryDetail } from "@katha/api/contract";
import { type GraphMeasures, measure, normalise } from "@katha/storygraph";
import type { StoryRow } from "./repo.ts";

type Counted = NonNullable<StoryDetail["counted"]>;
type Figures = Pick<StoryRow, keyof Counted>;

// The form sends these if the author leaves the figures alone.
const untyped: Record<keyof Counted, number> = {
  actions_count: 0,
  story_cards_count: 0,
  total_scenes: 0,
  branching_points: 0,
  possible_endings: storyDefaults.possible_endings,
};
const figures = Object.keys(untyped) as (keyof Counted)[];

/** Whether a figure is missing that can be counted in the story's scenes. */
export const lacksFigures = (row: Figures) => figures.some((name) => row[name] === untyped[name]);

/** The figures of a story's page, counted in its scenes. */
export function figuresFrom({ nodes, choices, branchings, endings }: GraphMeasures) {
  return {
    actions_count: choices,
    story_cards_count: nodes,
    total_scenes: nodes,
    branching_points: branchings,
    possible_endings: endings,
  };
}

/** Figures for those that the author has not entered; none if there are no scenes. */
export function countedIn(row: Figures, structure: unknown): Counted {
  const found: Record<keyof Counted, number> = figuresFrom(measure(normalise(structure)));
  return Object.fromEntries(
    figures
      .filter((name) => row[name] === untyped[name] && found[name] > untyped[name])
      .map((name) => [name, found[name]]),
  );
}
