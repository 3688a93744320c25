import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import { Picture } from "../../../../primitives/content/Picture/Picture.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { BookmarkIcon, LikeIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { shelfMessages } from "../../../../messages/players/shelf.ts";
import { storyMessages } from "../../../../messages/players/story.ts";
import { StoryCard } from "../../library/StoryCard/StoryCard.tsx";
import type { MarkedCardStory } from "../../story.ts";
import { isMarked, type StoryMark } from "../shelf.ts";
import * as styles from "./styles.ts";

export interface MarkedStoryCardProps extends ElementProps<"div", "onPlay"> {
  /** The story, and when it was bookmarked or liked. */
  story: MarkedCardStory;
  /** Whether it was bookmarked or liked. */
  mark: StoryMark;
  /** Sets or removes the bookmark or like, with the story's id. */
  onMark: (id: string) => void;
  /** Called with the story's id when PLAY is pressed; without it there is no PLAY. */
  onPlay?: ((id: string) => void) | undefined;
}

const icons = { bookmark: BookmarkIcon, like: LikeIcon } as const;

/** A bookmarked or liked story, with a button to remove the mark or set it again. */
export function MarkedStoryCard(props: MarkedStoryCardProps) {
  const { story, mark, onMark, onPlay, ...root } = props;
  const { isOpen } = story;
  const hasMark = isMarked(story, mark);
  const t = useMessages(shelfMessages);
  const tStory = useMessages(storyMessages);
  const { date } = useFormats();
  const title = story.title.trim() || tStory("story.untitled");
  // A story that is no longer available cannot be marked again.
  const isOver = !isOpen && !hasMark;
  return (
    <div css={styles.kept} {...root}>
      <div css={[styles.story, !hasMark && styles.unmarked]}>
        {isOpen ? (
          <StoryCard story={story} {...(onPlay && { onPlay })} />
        ) : (
          <ClosedStory story={story} title={title} />
        )}
      </div>
      <div css={styles.foot}>
        <output>
          {hasMark ? t(`${mark}.since`, { date: date(story.markedAt) }) : t(`${mark}.removed`)}
        </output>
        <IconButton
          icon={icons[mark]}
          size="small"
          variant="ghost"
          filled={hasMark}
          label={t(hasMark ? `${mark}.remove` : `${mark}.add`, { title })}
          css={hasMark && styles.marks[mark]}
          aria-disabled={isOver}
          onClick={() => onMark(story.id)}
        />
      </div>
    </div>
  );
}

interface ClosedStoryProps {
  story: Pick<MarkedCardStory, "id" | "language" | "contentRating">;
  title: string;
}

function ClosedStory({ story, title }: ClosedStoryProps) {
  const t = useMessages(shelfMessages);
  return (
    <article css={styles.closed} {...(story.contentRating === "mature" && { "data-mature": "" })}>
      <h3 css={styles.title} lang={story.language} dir="auto">
        {title}
      </h3>
      <div css={styles.frame}>
        <Picture source={null} seed={story.id} />
      </div>
      <p css={styles.note}>{t("marked.closed")}</p>
    </article>
  );
}
