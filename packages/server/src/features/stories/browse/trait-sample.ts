import type { Db } from "../../../db/open.ts";
import type { Clock } from "../../../lib/clock.ts";
import type { TraitsOfStory } from "./count-traits.ts";
import { drawTraits } from "./repo.ts";

/** The first of all published stories in their random order, by which traits are counted where there are more. */
export interface TraitSample {
  /** How many stories stand for all. */
  most: number;
  stories(db: Db, published: number): Promise<readonly TraitsOfStory[]>;
}

const mostByDefault = 4_000;
const keptForMs = 60_000;

/** All stories are read for each request, so that numbers are exact; those that stand for more, once a minute. */
export function createTraitSample({ clock }: { clock: Clock }, most = mostByDefault): TraitSample {
  let kept: { until: number; stories: Promise<readonly TraitsOfStory[]> } | undefined;
  return {
    most,
    stories: (db, published) => {
      if (published <= most) return drawTraits(db, most);
      const now = clock.now().getTime();
      if (kept && kept.until > now) return kept.stories;
      const stories = drawTraits(db, most);
      const reading = { until: now + keptForMs, stories };
      kept = reading;
      stories.catch(() => {
        if (kept === reading) kept = undefined;
      });
      return stories;
    },
  };
}
