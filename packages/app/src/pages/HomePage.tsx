import { storiesApi } from "@katha/api";
import { HomeScreen, useLanguage } from "@katha/ui";
import { toHome, toMoreError } from "../mapping/home.ts";
import { Site } from "../shell/Site.tsx";
import { useScripts } from "../shell/useScripts.ts";
import { useTitle } from "../shell/useTitle.ts";

export function HomePage() {
  const { say } = useLanguage();
  const list = storiesApi.useListStoriesInfiniteQuery();
  const featured = storiesApi.useFeaturedStoriesQuery();
  const trending = storiesApi.useTrendingStoriesQuery();
  useTitle(say("home.title"));
  const pages = list.data?.pages ?? [];
  const stories = [...pages.map((page) => page.stories), featured.data ?? [], trending.data ?? []];
  useScripts(stories.flat().map(({ language }) => language));

  const home = toHome({ list, featured, trending }, say);
  const retry = () => {
    for (const read of [list, featured, trending]) if (read.isError) void read.refetch();
  };
  return (
    <Site over={home.shelves?.banner !== undefined}>
      <HomeScreen
        {...home}
        {...toMoreError(list, say)}
        loadingMore={list.isFetchingNextPage}
        onRetry={retry}
        {...(list.hasNextPage && { onLoadMore: () => void list.fetchNextPage() })}
      />
    </Site>
  );
}
