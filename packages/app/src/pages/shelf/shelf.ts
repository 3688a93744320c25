import type { MarkedStory as MarkedRead } from "@katha/api/engagement";
import type { GameSessionSummary } from "@katha/api/game";
import type { MarkedStory, SessionSummary, ShelfList, StoryMark } from "@katha/ui";
import { toPicture } from "../../story/picture.ts";
import { toSummary } from "../../story/story.ts";
import { paths } from "../../routes/paths.ts";

interface PagedRead<Page> {
  readonly data?: { readonly pages: readonly Page[] } | undefined;
  readonly error?: unknown;
  readonly isError: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
}

/** Loaded items stay if a later read fails. An item that moved while pages were loading is shown once. */
export function toShelfList<Page, Item extends { readonly id: string }, Shown>(
  read: PagedRead<Page>,
  itemsOf: (page: Page) => readonly Item[],
  show: (item: Item) => Shown,
  explain: (error: unknown) => string,
): ShelfList<Shown> {
  if (read.data === undefined)
    return read.isError ? { state: "failed", message: explain(read.error) } : { state: "loading" };
  const byId = new Map<string, Item>();
  for (const item of read.data.pages.flatMap(itemsOf))
    if (!byId.has(item.id)) byId.set(item.id, item);
  return {
    state: "ready",
    items: [...byId.values()].map(show),
    hasMore: read.hasNextPage,
    loadingMore: read.isFetchingNextPage,
    ...(read.isFetchNextPageError && { moreError: explain(read.error) }),
  };
}

export function toSession(session: GameSessionSummary): SessionSummary {
  return {
    id: session.id,
    href: paths.play(session.id),
    ...(session.isCompleted && !session.isVeiled && { book: paths.sessionBook(session.id) }),
    storyId: session.storyId,
    title: session.storyTitle,
    language: session.storyLanguage,
    // Decorative: the title is next to it.
    cover: toPicture(session.coverImageUrl, ""),
    lastLine: session.lastLine,
    lastPlayed: session.updatedAt,
    completion: session.completionPercentage,
    isEnded: session.isCompleted,
    ending: session.ending,
    isBranch: session.branchedFrom !== null,
    isMature: session.isMature,
    isVeiled: session.isVeiled,
    isStoryOpen: session.isStoryOpen,
  };
}

const flags = { bookmark: "hasBookmarked", like: "hasLiked" } as const;

export function toMarked(mark: StoryMark) {
  return (story: MarkedRead): MarkedStory => ({
    story: toSummary(story),
    since: story.markedAt,
    isMarked: story.userState[flags[mark]],
    isOpen: story.isOpen,
  });
}
