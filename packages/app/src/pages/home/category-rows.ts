import type { Category, Story, StoryList } from "@katha/api";

export interface CategoryRow {
  readonly category: Category | null;
  readonly stories: readonly Story[];
}

/** One row for each category, in their order; stories without a category come last. */
export function toCategoryRows(pages: readonly StoryList[]): CategoryRow[] {
  const rows = new Map<string, { category: Category | null; stories: Story[] }>();
  for (const story of everyOnce(pages)) {
    const key = story.category?.id ?? "";
    const row = rows.get(key) ?? { category: story.category, stories: [] };
    row.stories.push(story);
    rows.set(key, row);
  }
  return [...rows.values()].toSorted(byOrder);
}

/** Each story once: pages shift as stories are published, so a story may be on two. */
function everyOnce(pages: readonly StoryList[]): Iterable<Story> {
  return new Map(
    pages.flatMap(({ stories }) => stories).map((story) => [story.id, story]),
  ).values();
}

function byOrder(one: CategoryRow, other: CategoryRow): number {
  const [first, second] = [one.category, other.category];
  if (!first || !second) return Number(!first) - Number(!second);
  return first.sortOrder - second.sortOrder || first.displayName.localeCompare(second.displayName);
}
