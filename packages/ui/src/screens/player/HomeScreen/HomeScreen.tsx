import type { Category } from "@katha/api/shapes";
import type { ReactNode } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { VisuallyHidden } from "../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { EmptyState } from "../../../parts/shell/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../../parts/shell/ErrorState/ErrorState.tsx";
import { LoadingState } from "../../../parts/shell/LoadingState/LoadingState.tsx";
import { Banner } from "../../../parts/story/library/Banner/Banner.tsx";
import type { BannerProps } from "../../../parts/story/library/Banner/Banner.tsx";
import type { BannerStory } from "../../../parts/story/library/Banner/banner-slide.ts";
import { StoryRow } from "../../../parts/story/library/StoryRow/StoryRow.tsx";
import type { CardStory } from "../../../parts/story/story.ts";
import { useAddresses } from "../../../parts/AddressesProvider/AddressesProvider.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { homeMessages } from "../../../messages/players/home.ts";
import { commonMessages } from "../../../messages/site/common.ts";
import { useShippedNames } from "../../../messages/useShippedNames.ts";
import { home, leavesOut, more, rows } from "./styles.ts";

export interface CategoryRow {
  /** Null for stories outside every category. */
  category: Pick<Category, "id" | "displayName"> | null;
  /** What its row shows. */
  stories: readonly CardStory[];
}

export interface HomeLists {
  /** The featured story of the banner. */
  banner?: BannerStory | undefined;
  /** Picked by the editors. */
  featured: readonly CardStory[];
  /** Most played recently, in descending order. */
  trending: readonly CardStory[];
  /** One row per category, in the categories' order. */
  categories: readonly CategoryRow[];
}

export interface HomeScreenProps extends ElementProps<"div", "onPlay"> {
  /** The stories of the page; absent until they have loaded. */
  lists?: HomeLists;
  /** The links of the banner's other slides; without them it shows only featured stories. */
  bannerLinks?: BannerProps["links"];
  /** Why the stories could not be loaded; stories that are already shown stay. */
  error?: string;
  /** The next page is loading. */
  loadingMore?: boolean;
  /** Why the next page could not be loaded; a retry is offered. */
  moreError?: string;
  /** Loads the next page; absent on the last one. */
  onLoadMore?: () => void;
  /** Loads the stories again; without it no button is shown. */
  onRetry?: () => void;
  /** Called with the story's id when PLAY is pressed; without it there are no PLAY buttons. */
  onPlay?: (id: string) => void;
  /** Shown above the rows: the sessions to continue. */
  begun?: ReactNode;
  /** Shown below the lists: the filter for mature stories; `null` reserves its space until it is loaded. */
  filter?: ReactNode;
}

/** The library: the featured stories, then rows of stories. */
export function HomeScreen(props: HomeScreenProps) {
  const { lists, bannerLinks, error, loadingMore = false, moreError, onLoadMore, ...rest } = props;
  const { onRetry, onPlay, begun, filter, ...root } = rest;
  const t = useMessages(homeMessages);
  const tCommon = useMessages(commonMessages);
  const categoryName = useShippedNames("category");
  const addresses = useAddresses();
  const play = { ...(onPlay && { onPlay }) };
  const heading = (
    <VisuallyHidden>
      <h1>{t("home.title")}</h1>
    </VisuallyHidden>
  );
  if (error !== undefined && (lists === undefined || isBare(lists))) {
    return <ErrorState {...root} heading="h1" message={error} {...(onRetry && { onRetry })} />;
  }
  if (lists === undefined) {
    return (
      <div css={home} {...root}>
        {heading}
        <LoadingState>{tCommon("home.loading")}</LoadingState>
      </div>
    );
  }
  if (isBare(lists)) {
    return <EmptyState {...root} heading="h1" title={t("home.empty")} note={t("home.emptyNote")} />;
  }
  return (
    <div css={home} {...root}>
      {heading}
      {lists.banner && <Banner story={lists.banner} links={bannerLinks} {...play} />}
      <div css={rows}>
        {begun}
        {lists.featured.length > 0 && (
          <StoryRow
            variant="feature"
            priority={!lists.banner}
            title={t("home.featured")}
            description={t("home.featuredNote")}
            stories={lists.featured}
            autoScroll
            {...play}
          />
        )}
        {lists.trending.length > 0 && (
          <StoryRow
            variant="trending"
            title={t("home.trending")}
            description={t("home.trendingNote")}
            stories={lists.trending}
            autoScroll
            lazy
            {...play}
          />
        )}
        {lists.categories
          .filter(({ stories }) => stories.length > 0)
          .map(({ category, stories }) => (
            <StoryRow
              key={category?.id ?? "none"}
              title={category ? categoryName(category.displayName) : t("home.uncategorised")}
              href={
                category ? addresses.stories({ by: "category", value: category.id }) : undefined
              }
              stories={stories}
              autoScroll
              lazy
              {...play}
            />
          ))}
        {onLoadMore && (
          <div css={more}>
            {moreError !== undefined && <p role="alert">{moreError}</p>}
            <Button loading={loadingMore} onClick={onLoadMore}>
              {t(loadingMore ? "action.loadingMore" : "action.more")}
            </Button>
          </div>
        )}
        {filter !== undefined && <div css={[more, leavesOut]}>{filter}</div>}
      </div>
    </div>
  );
}

function isBare({ featured, trending, categories }: HomeLists): boolean {
  return [featured, trending, ...categories.map((each) => each.stories)].every(
    (stories) => stories.length === 0,
  );
}
