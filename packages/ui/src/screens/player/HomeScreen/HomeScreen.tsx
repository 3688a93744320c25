import type { ReactNode } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { VisuallyHidden } from "../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { EmptyState } from "../../../parts/shell/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../../parts/shell/ErrorState/ErrorState.tsx";
import { LoadingState } from "../../../parts/shell/LoadingState/LoadingState.tsx";
import { Banner } from "../../../parts/story/library/Banner/Banner.tsx";
import type { BannerProps } from "../../../parts/story/library/Banner/Banner.tsx";
import { StoryRow } from "../../../parts/story/library/StoryRow/StoryRow.tsx";
import type { StorySummary } from "../../../parts/story/story.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { commonMessages } from "../../../messages/site/common.ts";
import { more, rows } from "./styles.ts";

export interface CategoryList {
  id: string;
  title: string;
  stories: readonly StorySummary[];
}

export interface HomeLists {
  banner?: BannerProps["slides"];
  featured: readonly StorySummary[];
  trending: readonly StorySummary[];
  /** In their own order. */
  categories: readonly CategoryList[];
}

export interface HomeScreenProps {
  /** Absent until the first load. */
  lists?: HomeLists;
  /** The links of the banner's other slides; without them it shows only the story. */
  bannerLinks?: BannerProps["links"];
  /** Why the stories could not be loaded; those that are shown stay. */
  error?: string;
  loadingMore?: boolean;
  /** Why the next page could not be loaded; a retry is offered. */
  moreError?: string;
  /** Given while there are more pages. */
  onLoadMore?: () => void;
  onRetry?: () => void;
  onPlay?: (id: string) => void;
  /** Below the lists: what they leave out. */
  filter?: ReactNode;
}

export function HomeScreen(props: HomeScreenProps) {
  const { lists, error, onRetry } = props;
  const t = useMessages(commonMessages);
  const heading = (
    <VisuallyHidden>
      <h1>{t("home.title")}</h1>
    </VisuallyHidden>
  );
  if (error !== undefined && (lists === undefined || isBare(lists))) {
    return <ErrorState heading="h1" message={error} {...(onRetry && { onRetry })} />;
  }
  if (lists === undefined) {
    return (
      <>
        {heading}
        <LoadingState>{t("home.loading")}</LoadingState>
      </>
    );
  }
  if (isBare(lists)) {
    return <EmptyState heading="h1" title={t("home.empty")} note={t("home.emptyNote")} />;
  }
  return (
    <>
      {heading}
      <Shelves {...props} lists={lists} />
    </>
  );
}

function isBare({ featured, trending, categories }: HomeLists): boolean {
  return [featured, trending, ...categories.map((each) => each.stories)].every(
    (stories) => stories.length === 0,
  );
}

function Shelves(props: HomeScreenProps & { lists: HomeLists }) {
  const { lists, bannerLinks, loadingMore = false, moreError, onLoadMore, onPlay, filter } = props;
  const t = useMessages(commonMessages);
  const play = { ...(onPlay && { onPlay }) };
  return (
    <>
      {lists.banner && <Banner slides={lists.banner} links={bannerLinks} {...play} />}
      <div css={rows}>
        {lists.featured.length > 0 && (
          <StoryRow
            variant="feature"
            priority={!lists.banner}
            title={t("home.featured")}
            description={t("home.featuredNote")}
            stories={lists.featured}
            {...play}
          />
        )}
        {lists.trending.length > 0 && (
          <StoryRow
            variant="trending"
            title={t("home.trending")}
            description={t("home.trendingNote")}
            stories={lists.trending}
            lazy
            {...play}
          />
        )}
        {lists.categories
          .filter(({ stories }) => stories.length > 0)
          .map(({ id, title, stories }) => (
            <StoryRow key={id} title={title} stories={stories} lazy {...play} />
          ))}
        {onLoadMore && (
          <div css={more}>
            {moreError !== undefined && <p role="alert">{moreError}</p>}
            <Button loading={loadingMore} onClick={onLoadMore}>
              {t(loadingMore ? "action.loadingMore" : "action.more")}
            </Button>
          </div>
        )}
        {filter && <div css={more}>{filter}</div>}
      </div>
    </>
  );
}
