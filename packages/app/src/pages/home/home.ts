import type { Story, StoryList } from "@katha/api";
import type { HomeScreenProps, HomeLists } from "@katha/ui";
import { toCategoryRows } from "./category-rows.ts";
import { storiesWith } from "../../story/stories-with.ts";
import { toSummary } from "../../story/story.ts";

interface Read<Result> {
  readonly data?: Result | undefined;
  readonly error?: unknown;
  readonly isLoading: boolean;
}

export interface HomeReads {
  readonly list: Read<{ pages: readonly StoryList[] }>;
  readonly featured: Read<readonly Story[]>;
  readonly trending: Read<readonly Story[]>;
}

/**
 * All rows appear at once, so that none pushes another down the page. A row that failed is left out if there is any
 * other.
 */
export function toHome(
  reads: HomeReads,
  uncategorised: string,
  explain: (error: unknown) => string,
): Pick<HomeScreenProps, "lists" | "error"> {
  const { list, featured, trending } = reads;
  if (list.isLoading || featured.isLoading || trending.isLoading) return {};
  const error = list.error ?? featured.error ?? trending.error;
  return {
    lists: {
      ...toBanner(featured.data ?? []),
      featured: (featured.data ?? []).map(toSummary),
      trending: (trending.data ?? []).map(toSummary),
      categories: toCategories(list.data?.pages ?? [], uncategorised),
    },
    ...(error !== undefined && { error: explain(error) }),
  };
}

/** Never a veiled story: it has nothing to show. */
function toBanner(stories: readonly Story[]): Pick<HomeLists, "banner"> {
  const story = stories.find(({ isVeiled }) => !isVeiled);
  if (!story) return {};
  const { id, href, title, tagline, language, cover } = toSummary(story);
  return { banner: [{ id, href, title, text: tagline, language, picture: cover }] };
}

function toCategories(pages: readonly StoryList[], uncategorised: string): HomeLists["categories"] {
  return toCategoryRows(pages).map(({ category, stories }) => ({
    id: category?.id ?? "none",
    title: category?.displayName ?? uncategorised,
    href: category ? storiesWith("category", category.id) : undefined,
    stories: stories.map(toSummary),
  }));
}
