import type { Category, Story, StoryList } from "@katha/api";

export interface Shelf {
  readonly category: Category | null;
  readonly stories: readonly Story[];
}

/** One shelf for a category, in the categories' order; stories of none come last. */
export function toShelves(pages: readonly StoryList[]): Shelf[] {
  const shelves = new Map<string, { category: Category | null; stories: Story[] }>();
  for (const story of everyOnce(pages)) {
    const key = story.category?.id ?? "";
    const shelf = shelves.get(key) ?? { category: story.category, stories: [] };
    shelf.stories.push(story);
    shelves.set(key, shelf);
  }
  return [...shelves.values()].toSorted(byOrder);
}

/** Pages shift while a visitor reads on, so a story may come twice. */
function everyOnce(pages: readonly StoryList[]): Iterable<Story> {
  return new Map(
    pages.flatMap(({ stories }) => stories).map((story) => [story.id, story]),
  ).values();
}

function byOrder(one: Shelf, other: Shelf): number {
  const [first, second] = [one.category, other.category];
  if (!first || !second) return Number(!first) - Number(!second);
  return (
    first.sort_order - second.sort_order || first.display_name.localeCompare(second.display_name)
  );
}
