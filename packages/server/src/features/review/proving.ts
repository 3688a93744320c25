import { setImmediate as others } from "node:timers/promises";
import type { ProvingReport } from "@katha/api/contract";
import { economyOf, normalise, proving } from "@katha/storygraph";
import type { Manuscript } from "./rules.ts";

/** The same number and seed as the author's own simulation, so that both see the same report. */
const plays = 10_000;
const seed = 1;

type Proved = Pick<Manuscript, "content_rating" | "story_structure"> & {
  initial_xp: number;
  game_config: Readonly<Record<string, unknown>>;
};

/** Lints the story and simulates ten thousand plays, in slices that let other requests through. */
export async function proveStory(story: Proved): Promise<ProvingReport> {
  const graph = normalise(story.story_structure);
  const report = proving(graph, {
    plays,
    seed,
    rating: story.content_rating,
    economy: economyOf(story),
  });
  for (;;) {
    const step = report.next();
    if (step.done === true) return step.value;
    await others();
  }
}
