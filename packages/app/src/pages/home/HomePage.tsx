import { storiesApi } from "@katha/api";
import { StoryRow, useMessages } from "@katha/ui";
import { homeMessages, HomeScreen } from "@katha/ui/screens";
import { useState } from "react";
import { useLoaderFailure } from "../useLoaderFailure.ts";
import type { Arrange } from "./arrange.ts";
import { toHome } from "./home.ts";
import { useFailure } from "../../errors/useFailure.ts";
import { usePlay } from "../../story/usePlay.ts";
import { LateListFilter, LateOpenPlays, LateTastes } from "./LateParts.tsx";
import { Overlay } from "./Overlay.tsx";
import { Site } from "../../shell/Site.tsx";
import { useSiteLinks } from "../../shell/site-links.ts";
import { useStableCallback } from "../../shell/useStableCallback.ts";
import { paths } from "../../routes/paths.ts";

const { featuredStories, listStories, trendingStories } = storiesApi.endpoints;

export function HomePage() {
  const t = useMessages(homeMessages);
  const { guide, chat } = useSiteLinks();
  const loaded = {
    list: useLoaderFailure(listStories.select()),
    featured: useLoaderFailure(featuredStories.select()),
    trending: useLoaderFailure(trendingStories.select()),
  };
  const list = loaded.list.show(
    storiesApi.useListStoriesInfiniteQuery(undefined, loaded.list.options),
  );
  const featured = loaded.featured.show(
    storiesApi.useFeaturedStoriesQuery(undefined, loaded.featured.options),
  );
  const trending = loaded.trending.show(
    storiesApi.useTrendingStoriesQuery(undefined, loaded.trending.options),
  );
  const pages = list.data?.pages ?? [];
  const stories = [...pages.map((page) => page.stories), featured.data ?? [], trending.data ?? []];

  const failureText = useFailure("error.unreachable");
  const explain = (error: unknown) => failureText(error, t("home.error"));
  const [arrange, setArrange] = useState<Arrange | null>(null);
  const home = toHome({ list, featured, trending }, explain);
  const { play } = usePlay();
  const playById = useStableCallback((id: string) => {
    const story = stories.flat().find((one) => one.id === id);
    if (story) play(story);
  });
  const retry = () => {
    for (const read of [list, featured, trending]) if (read.isError) void read.refetch();
  };
  return (
    <Site title={t("home.title")} over={home.lists?.banner !== undefined}>
      <Overlay />
      <HomeScreen
        {...home}
        {...(arrange && home.lists && { lists: arrange(home.lists) })}
        // A later page that fails does not hide the earlier ones.
        {...(list.isFetchNextPageError && { moreError: explain(list.error) })}
        loadingMore={list.isFetchingNextPage}
        onRetry={retry}
        onPlay={playById}
        begun={
          <>
            <LateOpenPlays />
            <LateTastes row={StoryRow} onArrange={setArrange} />
          </>
        }
        filter={<LateListFilter />}
        bannerLinks={{ guide, waitlist: paths.waitlist, chat }}
        {...(list.hasNextPage && { onLoadMore: () => void list.fetchNextPage() })}
      />
    </Site>
  );
}
