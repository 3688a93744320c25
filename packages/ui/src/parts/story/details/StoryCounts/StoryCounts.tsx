import type { ElementProps } from "../../../../primitives/element.ts";
import { visuallyHidden } from "../../../../primitives/content/VisuallyHidden/styles.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { storyMessages } from "../../../../messages/players/story.ts";
import { count, countKinds, counts, kinds } from "./styles.ts";

export interface StoryCountsProps extends ElementProps<"span"> {
  /** How many readers like the story. */
  likes: number;
  /** How often it was started. */
  plays: number;
  /** How many readers have bookmarked the story. */
  bookmarks: number;
  /**
   * For a story in its first month: counts of 0 are for screen readers alone.
   * @default false
   */
  isNew?: boolean;
}

/** Likes, plays and bookmarks: numbers on the screen, sentences for screen readers. */
export function StoryCounts({ likes, plays, bookmarks, isNew = false, ...root }: StoryCountsProps) {
  const t = useMessages(storyMessages);
  const numbers = { likes, plays, bookmarks };
  const { compact, number } = useFormats();
  return (
    <span css={counts} {...root}>
      {countKinds.map((kind) => (
        <span
          key={kind}
          css={isNew && numbers[kind] === 0 ? visuallyHidden : [count, kinds[kind]]}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a number and an icon, announced as one sentence
          role="img"
          aria-label={t(`story.${kind}`, { count: numbers[kind], amount: number(numbers[kind]) })}
        >
          {compact(numbers[kind])}
        </span>
      ))}
    </span>
  );
}
