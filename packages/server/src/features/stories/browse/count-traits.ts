import type { StoryTrait } from "@katha/api/contract";
import { firstOfMonth, type Filters } from "./filters.ts";

/** What is counted of a story. Its author is among its traits; there are too many authors to count them. */
export interface TraitsOfStory {
  id: string;
  traits: readonly string[];
  published_at: Date;
}

export interface Count {
  /** `*` for all stories that were asked for. */
  trait: string;
  stories: number;
}

interface Counting {
  filters: Filters;
  months: readonly string[];
  /** The stories that the viewer has played; null for a guest. */
  played: ReadonlySet<string> | null;
}

type Holds = (story: TraitsOfStory) => boolean;

/**
 * How many stories have each trait. A trait is counted as if it were not filtered by itself: what one would get by
 * asking for another value of it.
 */
export function countTraits(
  stories: readonly TraitsOfStory[],
  { filters, months, played }: Counting,
): Count[] {
  const conditions = [...filters].map(
    ([trait, values]) => [trait, condition(trait, values, played)] as const,
  );
  const sinces = months.map((month) => [`since:${month}`, firstOfMonth(month)] as const);
  const counts = new Map<string, number>();
  for (const story of stories) {
    const failed = conditions.filter(([, holds]) => !holds(story));
    if (failed.length > 1) continue;
    const only = failed[0]?.[0];
    const count = (trait: string) => {
      if (only === undefined || trait.startsWith(`${only}:`))
        counts.set(trait, (counts.get(trait) ?? 0) + 1);
    };
    count("*");
    for (const [trait, from] of sinces) if (story.published_at >= from) count(trait);
    if (played) count(played.has(story.id) ? "played:yes" : "played:no");
    for (const trait of story.traits) if (!trait.startsWith("author:")) count(trait);
  }
  return [...counts].map(([trait, number]) => ({ trait, stories: number }));
}

function condition(
  trait: StoryTrait,
  values: readonly string[],
  played: ReadonlySet<string> | null,
): Holds {
  if (trait === "since") {
    const from = firstOfMonth(values[0] ?? "");
    return ({ published_at }) => published_at >= from;
  }
  if (trait === "played") {
    const [yes, no] = [values.includes("yes"), values.includes("no")];
    if (played === null || yes === no) return () => true;
    return ({ id }) => played.has(id) === yes;
  }
  const wanted = new Set(values.map((value) => `${trait}:${value}`));
  return ({ traits }) => traits.some((one) => wanted.has(one));
}
