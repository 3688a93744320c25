import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { EmptyState } from "../../../parts/shell/EmptyState/EmptyState.tsx";
import { HeadedPage } from "../../../parts/shell/HeadedPage/HeadedPage.tsx";
import { MarkedStoryCard } from "../../../parts/story/shelf/MarkedStoryCard/MarkedStoryCard.tsx";
import { SessionCard } from "../../../parts/story/shelf/SessionCard/SessionCard.tsx";
import { ShelfPart } from "../../../parts/story/shelf/ShelfPart/ShelfPart.tsx";
import { storyMarks } from "../../../parts/story/shelf/shelf.ts";
import type { CardSession, ShelfList, StoryMark } from "../../../parts/story/shelf/shelf.ts";
import type { MarkedCardStory } from "../../../parts/story/story.ts";
import { useAddresses } from "../../../parts/AddressesProvider/AddressesProvider.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { shelfMessages } from "../../../messages/players/shelf.ts";
import { from, space } from "../../../tokens/tokens.ts";

/** More room between whole rows of cards. */
const page = css({ [from.tablet]: { gap: space[16] } });

export const shelfPartNames = ["open", "bookmark", "like", "ended"] as const;
/** Sessions to continue, bookmarks, likes, and finished sessions. */
export type ShelfPartName = (typeof shelfPartNames)[number];

export interface ShelfLists {
  open: ShelfList<CardSession>;
  bookmark: ShelfList<MarkedCardStory>;
  like: ShelfList<MarkedCardStory>;
  ended: ShelfList<CardSession>;
}

export interface ShelfScreenProps extends ElementProps<"div", "onPlay"> {
  /** The stories of each part, or why they are not available. */
  lists: ShelfLists;
  /** Called with the part to load again; without it no button is shown. */
  onRetry?: (part: ShelfPartName) => void;
  /** Called with the part whose next page to load. */
  onMore: (part: ShelfPartName) => void;
  /** Called with a mark to set or remove, and the story's id. */
  onMark: (mark: StoryMark, id: string) => void;
  /** Called with the story's id when PLAY is pressed; without it there are no PLAY buttons. */
  onPlay?: (id: string) => void;
  /** Below the lists: the filter for mature stories. */
  filter?: ReactNode;
}

const partTitles = { bookmark: "bookmarks", like: "likes" } as const;

/** A player's sessions, bookmarks and likes. */
export function ShelfScreen(props: ShelfScreenProps) {
  const { lists, onRetry, onMore, onMark, onPlay, filter, ...root } = props;
  const t = useMessages(shelfMessages);
  const { home } = useAddresses();
  const isBare = shelfPartNames.every((name) => {
    const list = lists[name];
    return list.state === "ready" && list.items.length === 0;
  });
  const ended = lists.ended;
  const callbacks = (part: ShelfPartName) => ({
    onRetry: onRetry && (() => onRetry(part)),
    onMore: () => onMore(part),
  });
  return (
    <HeadedPage css={page} {...root} title={t("shelf.title")} note={t("shelf.note")}>
      {isBare ? (
        <EmptyState scene="shelf" title={t("shelf.empty")} note={t("shelf.emptyNote")}>
          <ButtonLink variant="primary" href={home}>
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
              {(story) => (
                <li key={story.id}>
                  <MarkedStoryCard
                    story={story}
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
    </HeadedPage>
  );
}
