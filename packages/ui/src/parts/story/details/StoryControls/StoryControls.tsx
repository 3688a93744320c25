import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import {
  BookmarkIcon,
  LikeIcon,
  PlayIcon,
  ShareIcon,
} from "../../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { commonMessages } from "../../../../messages/site/common.ts";
import { bookmarked, controls, liked, play } from "./styles.ts";

export interface StoryControlsProps {
  isLiked: boolean;
  isBookmarked: boolean;
  /** The session is being made. */
  starting?: boolean;
  /** A control without its callback is not shown. */
  onPlay?: () => void;
  onLike?: () => void;
  onBookmark?: () => void;
  onShare?: () => void;
}

/** PLAY, the one bright thing of the page, and the two marks a reader can leave. */
export function StoryControls(props: StoryControlsProps) {
  const { isLiked, isBookmarked, starting = false } = props;
  const { onPlay, onLike, onBookmark, onShare } = props;
  const t = useMessages(commonMessages);
  if (!onPlay && !onLike && !onBookmark && !onShare) return null;
  return (
    <div css={controls}>
      {onPlay && (
        <Button
          variant="primary"
          size="large"
          icon={PlayIcon}
          loading={starting}
          css={play}
          onClick={onPlay}
        >
          {t(starting ? "action.playing" : "action.play")}
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
    </div>
  );
}
