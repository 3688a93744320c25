import { storiesApi, toApiError } from "@katha/api";
import { type BrowsedStories, browseApi } from "@katha/api/browse";
import { useMessages } from "@katha/ui";
import { browseMessages, StoriesScreen } from "@katha/ui/screens";
import { useFailure } from "../../errors/useFailure.ts";
import { dialogOpened } from "../../notices/notices-slice.ts";
import { paths } from "../../routes/paths.ts";
import { useLocation, useNavigate } from "../../routes/router.ts";
import { Site } from "../../shell/Site.tsx";
import { useAppDispatch } from "../../store/hooks.ts";
import { usePlay } from "../../story/usePlay.ts";
import { toShelfList } from "../shelf/shelf.ts";
import { ListFilter } from "../home/ListFilter.tsx";
import { readStoriesQuery, toAsked, writeStoriesQuery } from "./stories-query.ts";

export function StoriesPage() {
  const t = useMessages(browseMessages);
  const failureText = useFailure("error.unreachable");
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = readStoriesQuery(search);
  const read = browseApi.useBrowseStoriesInfiniteQuery(toAsked(query));
  // Of the answer before, until the next is here: filters that vanish would take the focus with them.
  const known = read.currentData ?? read.data;
  const first = known?.pages[0];
  const list = toShelfList({ ...read, data: read.currentData }, storiesOf, (error) =>
    failureText(error, t("browse.failed")),
  );
  const { play } = usePlay();
  const { surprise, surprising } = useSurprise();
  const words = query.q === "" ? t("browse.title") : t("browse.titleOf", { words: query.q });
  return (
    <Site title={words}>
      <StoriesScreen
        query={query}
        onQueryChange={(next) =>
          void navigate({ search: writeStoriesQuery(next) }, { preventScrollReset: true })
        }
        list={list}
        total={read.currentData && first?.totalStories}
        isEstimate={first?.isEstimate ?? false}
        options={first?.counts ?? []}
        onRetry={() => void read.refetch()}
        onMore={() => void read.fetchNextPage()}
        onPlay={(id) => {
          const story = list.state === "ready" && list.items.find((one) => one.id === id);
          if (story) play(story);
        }}
        onSurprise={surprise}
        surprising={surprising}
        filter={<ListFilter />}
      />
    </Site>
  );
}

const storiesOf = ({ stories }: BrowsedStories) => stories;

/** Opens any story; its page finds it fetched already. */
function useSurprise() {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [fetchAny, { isFetching }] = browseApi.useLazySurpriseStoryQuery();
  const prefetch = storiesApi.usePrefetch("getStory");
  const surprise = async () => {
    try {
      const { id } = await fetchAny().unwrap();
      prefetch(id);
      await navigate(paths.story(id));
    } catch (error) {
      dispatch(dialogOpened({ kind: "failure", error: toApiError(error) }));
    }
  };
  return { surprise: () => void surprise(), surprising: isFetching };
}
