import { engagementApi } from "@katha/api/engagement";
import { gameApi } from "@katha/api/game";
import { useMessages } from "@katha/ui";
import { shelfMessages, ShelfScreen, type StoryMark } from "@katha/ui/screens";
import { useFailure } from "../../errors/useFailure.ts";
import { Site } from "../../shell/Site.tsx";
import { usePlay } from "../../story/usePlay.ts";
import { ListFilter } from "../home/ListFilter.tsx";
import { toShelfList } from "./shelf.ts";

/** The shelf may have changed since, perhaps in another tab. */
const afresh = { refetchOnMountOrArgChange: true };

export function ShelfPage() {
  const t = useMessages(shelfMessages);
  const failureText = useFailure("error.unreachable");
  const explain = (error: unknown) => failureText(error, t("shelf.failed"));
  const reads = {
    open: gameApi.useListSessionsInfiniteQuery({ completed: false }, afresh),
    bookmark: engagementApi.useListBookmarksInfiniteQuery(undefined, afresh),
    like: engagementApi.useListLikesInfiniteQuery(undefined, afresh),
    ended: gameApi.useListSessionsInfiniteQuery({ completed: true }, afresh),
  };
  const [bookmarkStory] = engagementApi.useBookmarkStoryMutation();
  const [likeStory] = engagementApi.useLikeStoryMutation();
  const toggles: Record<StoryMark, (id: string) => unknown> = {
    bookmark: bookmarkStory,
    like: likeStory,
  };
  const { play } = usePlay();
  const playById = (id: string) => {
    const pages = [reads.bookmark, reads.like].flatMap(({ data }) => data?.pages ?? []);
    const story = pages.flatMap(({ stories }) => stories).find((one) => one.id === id);
    if (story) play(story);
  };
  return (
    <Site title={t("shelf.title")}>
      <ShelfScreen
        lists={{
          open: toShelfList(reads.open, sessionsOf, explain),
          bookmark: toShelfList(reads.bookmark, storiesOf, explain),
          like: toShelfList(reads.like, storiesOf, explain),
          ended: toShelfList(reads.ended, sessionsOf, explain),
        }}
        onRetry={(part) => void reads[part].refetch()}
        onMore={(part) => void reads[part].fetchNextPage()}
        onMark={(mark, id) => void toggles[mark](id)}
        onPlay={playById}
        filter={<ListFilter />}
      />
    </Site>
  );
}

function sessionsOf<Session>({ sessions }: { sessions: readonly Session[] }) {
  return sessions;
}

function storiesOf<Story>({ stories }: { stories: readonly Story[] }) {
  return stories;
}
