import type { ReactNode } from "react";
import { EmptyState } from "../../../parts/shell/EmptyState/EmptyState.tsx";
import { MarkedStoryCard } from "../../../parts/story/shelf/MarkedStoryCard/MarkedStoryCard.tsx";
import { SessionCard } from "../../../parts/story/shelf/SessionCard/SessionCard.tsx";
import { ShelfPart } from "../../../parts/story/shelf/ShelfPart/ShelfPart.tsx";
import { storyMarks } from "../../../parts/story/shelf/shelf.ts";
import type {
  MarkedStory,
  SessionSummary,
  ShelfList,
  StoryMark,
} from "../../../parts/story/shelf/shelf.ts";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { shelfMessages } from "../../../messages/players/shelf.ts";
import * as styles from "./styles.ts";

export const shelfPartNames = ["open", "bookmark", "like", "ended"] as const;
/** The plays that go on, what was bookmarked, what was liked, and the plays that came to an ending. */
export type ShelfPartName = (typeof shelfPartNames)[number];

export interface ShelfLists {
  open: ShelfList<SessionSummary>;
  bookmark: ShelfList<MarkedStory>;
  like: ShelfList<MarkedStory>;
  ended: ShelfList<SessionSummary>;
}

export interface ShelfScreenProps extends ElementProps<"div", "onPlay"> {
  /** What is on the shelf, part by part, or why it is not here yet. */
  lists: ShelfLists;
  /** Called with the part that is to be loaded once more; without it no button is offered. */
  onRetry?: (part: ShelfPartName) => void;
  /** Called with the part of which the next page is wanted. */
  onMore: (part: ShelfPartName) => void;
  /** Sets a mark or takes it off, with the story's id. */
  onMark: (mark: StoryMark, id: string) => void;
  /** Called with a story's id by its PLAY; without it no story shows one. */
  onPlay?: (id: string) => void;
  /** Where stories are found. */
  links: { home: string };
  /** Below the lists: what they leave out. */
  filter?: ReactNode;
}

const partTitles = { bookmark: "bookmarks", like: "likes" } as const;

/** What a player comes back for: the plays to go on with, the bookmarks, and what they liked. */
export function ShelfScreen(props: ShelfScreenProps) {
  const { lists, onRetry, onMore, onMark, onPlay, links, filter, ...root } = props;
  const t = useMessages(shelfMessages);
  const isBare = shelfPartNames.every((name) => {
    const list = lists[name];
    return list.state === "ready" && list.items.length === 0;
  });
  const ended = lists.ended;
  const callbacks = (part: ShelfPartName) => ({
    links,
    onRetry: onRetry && (() => onRetry(part)),
    onMore: () => onMore(part),
  });
  return (
    <div css={styles.page} {...root}>
      <header>
        <h1 css={styles.title}>{t("shelf.title")}</h1>
        <p css={styles.note}>{t("shelf.note")}</p>
      </header>
      {isBare ? (
        <EmptyState scene="shelf" title={t("shelf.empty")} note={t("shelf.emptyNote")}>
          <ButtonLink variant="primary" href={links.home}>
            {t("shelf.find")}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <ShelfPart
            title={t("open.title")}
            list={lists.open}
            layout="wide"
            empty={t("open.empty")}
            {...callbacks("open")}
          >
            {(session, at) => (
              <li key={session.id} {...(at === 0 && { "data-lead": "" })}>
                <SessionCard session={session} variant={at === 0 ? "lead" : "line"} />
              </li>
            )}
          </ShelfPart>
          {storyMarks.map((mark) => (
            <ShelfPart
              key={mark}
              title={t(`${partTitles[mark]}.title`)}
              list={lists[mark]}
              empty={t(`${partTitles[mark]}.empty`)}
              {...callbacks(mark)}
            >
              {(marked) => (
                <li key={marked.story.id}>
                  <MarkedStoryCard
                    marked={marked}
                    mark={mark}
                    onMark={(id) => onMark(mark, id)}
                    onPlay={onPlay}
                  />
                </li>
              )}
            </ShelfPart>
          ))}
          {(ended.state === "failed" || (ended.state === "ready" && ended.items.length > 0)) && (
            <ShelfPart
              title={t("ended.title")}
              list={ended}
              layout="wide"
              empty=""
              {...callbacks("ended")}
            >
              {(session) => (
                <li key={session.id}>
                  <SessionCard session={session} />
                </li>
              )}
            </ShelfPart>
          )}
          {filter}
        </>
      )}
    </div>
  );
}
