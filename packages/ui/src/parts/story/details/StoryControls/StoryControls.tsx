import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import {
  BookmarkIcon,
  LikeIcon,
  PlayIcon,
  ShareIcon,
} from "../../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { storyPageMessages } from "../../../../messages/players/story-page.ts";
import { storyMessages } from "../../../../messages/players/story.ts";
import { anew, bookmarked, controls, liked, play } from "./styles.ts";

/** A control is only shown if it has a callback. */
export interface StoryActions {
  /**
   * The session is being created.
   * @default false
   */
  starting?: boolean | undefined;
  /** Begins the story. */
  onPlay?: (() => void) | undefined;
  /** Shows the reader's plays of the story, and begins it anew; for those who have begun it. */
  onAnew?: (() => void) | undefined;
  /** Likes the story, or takes that back. */
  onLike?: (() => void) | undefined;
  /** Bookmarks the story, or removes the bookmark. */
  onBookmark?: (() => void) | undefined;
  /** Shares a link to the story. */
  onShare?: (() => void) | undefined;
}

export interface StoryControlsProps extends ElementProps<"div", "onPlay">, StoryActions {
  /** Whether the reader likes the story. */
  isLiked: boolean;
  /** Whether the reader has bookmarked the story. */
  isBookmarked: boolean;
}

/** PLAY, the primary action of the page, and buttons to like, bookmark and share. */
export function StoryControls(props: StoryControlsProps) {
  const {
    isLiked,
    isBookmarked,
    starting = false,
    onPlay,
    onAnew,
    onLike,
    onBookmark,
    onShare,
    ...root
  } = props;
  const t = useMessages(storyPageMessages);
  const tStory = useMessages(storyMessages);
  if (!onPlay && !onLike && !onBookmark && !onShare) return null;
  return (
    <div css={controls} {...root}>
      {onPlay && (
        <Button
          variant="primary"
          size="large"
          icon={PlayIcon}
          loading={starting}
          css={play}
          onClick={onPlay}
        >
          {starting ? t("action.playing") : tStory("action.play")}
        </Button>
      )}
      {onLike && (
        <IconButton
          size="large"
          icon={LikeIcon}
          filled={isLiked}
          label={t(isLiked ? "action.unlike" : "action.like")}
          css={isLiked && liked}
          onClick={onLike}
        />
      )}
      {onBookmark && (
        <IconButton
          size="large"
          icon={BookmarkIcon}
          filled={isBookmarked}
          label={t(isBookmarked ? "action.unbookmark" : "action.bookmark")}
          css={isBookmarked && bookmarked}
          onClick={onBookmark}
        />
      )}
      {onShare && (
        <IconButton size="large" icon={ShareIcon} label={t("action.share")} onClick={onShare} />
      )}
      {onAnew && (
        <Button variant="ghost" css={anew} onClick={onAnew}>
          {t("action.anew")}
        </Button>
      )}
    </div>
  );
}
