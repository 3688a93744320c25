import type { Story, StoryList } from "@katha/api";
import { bannerStoryOf } from "@katha/ui";
import type { HomeScreenProps } from "@katha/ui/screens";
import { toCategoryRows } from "./category-rows.ts";

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
  { list, featured, trending }: HomeReads,
  explain: (error: unknown) => string,
): Pick<HomeScreenProps, "lists" | "error"> {
  if (list.isLoading || featured.isLoading || trending.isLoading) return {};
  const error = list.error ?? featured.error ?? trending.error;
  return {
    lists: {
      banner: bannerStoryOf(featured.data ?? []),
      featured: featured.data ?? [],
      trending: trending.data ?? [],
      categories: toCategoryRows(list.data?.pages ?? []),
    },
    ...(error !== undefined && { error: explain(error) }),
  };
}
