import { storyDefaults } from "@katha/api/contract";
import { measure, middlingMinutes, type GraphMeasures } from "@katha/storygraph";
import type { Db } from "../../db/open.ts";
import type { Counted, SceneFigures } from "../../db/tables/stories.ts";
import { z } from "zod";
import { defineJob } from "../../jobs/kinds.ts";
import { writtenGraph } from "@katha/play";
import { lockUncounted, setCounted, type StoryRow } from "./repo.ts";

/** What the form sends if the author leaves the figures alone. */
const untyped: SceneFigures = {
  actions_count: 0,
  story_cards_count: 0,
  total_scenes: 0,
  branching_points: 0,
  possible_endings: storyDefaults.possible_endings,
};
const names = Object.keys(untyped) as (keyof SceneFigures)[];

export function figuresFrom({ nodes, choices, branchings, endings }: GraphMeasures): SceneFigures {
  return {
    actions_count: choices,
    story_cards_count: nodes,
    total_scenes: nodes,
    branching_points: branchings,
    possible_endings: endings,
  };
}

/** The figures of a structure, to be stored with it. */
export function countedIn(structure: unknown): Counted {
  const graph = writtenGraph(structure);
  return { ...figuresFrom(measure(graph)), reading_minutes: middlingMinutes(graph) };
}

/** Figures for those that the author has not entered; none if there are no scenes. */
export function shownFigures(
  row: Pick<StoryRow, keyof SceneFigures | "counted">,
): Partial<SceneFigures> {
  const counted = row.counted ?? untyped;
  return Object.fromEntries(
    names
      .filter((name) => row[name] === untyped[name] && counted[name] > untyped[name])
      .map((name) => [name, counted[name]]),
  );
}

const batch = 50;
const hourMs = 3_600_000;

/** Counts what is not counted yet in the scenes of stories that a server of an earlier version has created. */
export async function countUncounted(db: Db): Promise<void> {
  let found = batch;
  while (found === batch) {
    found = await db.transaction().execute(async (tx) => {
      const stories = await lockUncounted(tx, batch);
      for (const { id, story_structure } of stories)
        await setCounted(tx, id, countedIn(story_structure));
      return stories.length;
    });
  }
}

export const countingJob = defineJob({
  name: "count-scenes",
  payload: z.object({}),
  everyMs: hourMs,
  run: (_payload, { db }) => countUncounted(db),
});
