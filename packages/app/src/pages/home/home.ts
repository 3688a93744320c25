import type { Story, StoryList } from "@katha/api";
import type { HomeScreenProps, HomeShelves, Translate, commonMessages } from "@katha/ui";
import { faultMessage, toFault } from "../../errors/fault.ts";
import { toCategoryRows } from "./category-rows.ts";
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
 * The rows come all at once, so that none pushes another down the page; a row that failed is
 * left out as long as another is there, as the visitor came for stories and not for news of us.
 */
export function toHome(
  reads: HomeReads,
  t: Translate<typeof commonMessages>,
): Pick<HomeScreenProps, "shelves" | "error"> {
  const { list, featured, trending } = reads;
  if (list.isLoading || featured.isLoading || trending.isLoading) return {};
  const error = list.error ?? featured.error ?? trending.error;
  return {
    shelves: {
      ...toBanner(featured.data ?? []),
      featured: (featured.data ?? []).map(toSummary),
      trending: (trending.data ?? []).map(toSummary),
      categories: toCategories(list.data?.pages ?? [], t),
    },
    ...(error !== undefined && { error: faultMessage(toFault(error), t, "home.error") }),
  };
}

function toBanner([story]: readonly Story[]): Pick<HomeShelves, "banner"> {
  if (!story) return {};
  const { id, href, title, tagline, language, cover } = toSummary(story);
  return { banner: [{ id, href, title, line: tagline, language, picture: cover }] };
}

function toCategories(
  pages: readonly StoryList[],
  t: Translate<typeof commonMessages>,
): HomeShelves["categories"] {
  return toCategoryRows(pages).map(({ category, stories }) => ({
    id: category?.id ?? "none",
    title: category?.display_name ?? t("home.uncategorised"),
    stories: stories.map(toSummary),
  }));
}

interface MoreRead {
  readonly error?: unknown;
  readonly isFetchNextPageError: boolean;
}

/** A later page that failed takes nothing away from the earlier ones. */
export function toMoreError(
  list: MoreRead,
  t: Translate<typeof commonMessages>,
): Pick<HomeScreenProps, "moreError"> {
  if (!list.isFetchNextPageError) return {};
  return { moreError: faultMessage(toFault(list.error), t, "home.error") };
}
