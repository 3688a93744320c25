import { useEffect, useId, useMemo, useRef } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { CloseIcon, ReturnIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../../messages/authors/author.ts";
import { storyMessages } from "../../../../messages/players/story.ts";
import type { DeletedStory } from "../own-story.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

export interface DeletedStoryRowProps extends ElementProps<"div"> {
  /** The deleted story, with the time until which it can be restored. */
  story: DeletedStory;
  /**
   * It has just replaced the story's card, so it takes the focus.
   * @default false
   */
  isNew?: boolean;
  /**
   * The story is being restored.
   * @default false
   */
  undoing?: boolean;
  /** Why it could not be restored. */
  failure?: string | undefined;
  /** Restores the story. */
  onUndo: (id: string) => void;
  /** Removes the row; the story stays deleted. */
  onForget: (id: string) => void;
}

/** Replaces the card of a deleted story while the deletion can be undone. */
export function DeletedStoryRow(props: DeletedStoryRowProps) {
  const { story, isNew = false, undoing = false, failure, onUndo, onForget, ...root } = props;
  const tStory = useMessages(storyMessages);
  const { locale } = useFormats();
  const t = useMessages(authorMessages);
  const told = useId();
  const undo = useRef<HTMLButtonElement>(null);
  const clock = useMemo(() => new Intl.DateTimeFormat(locale, { timeStyle: "short" }), [locale]);
  useEffect(() => {
    if (isNew) undo.current?.focus();
  }, [isNew]);
  return (
    <div css={styles.line} {...root}>
      <p css={styles.words} id={told}>
        {t("mine.deleted", {
          title: story.title.trim() || tStory("story.untitled"),
          time: clock.format(new Date(story.until)),
        })}
        {failure !== undefined && (
          <span css={styles.failure} role="alert">
            {" "}
            {failure}
          </span>
        )}
      </p>
      <span css={styles.acts}>
        <Button
          ref={undo}
          size="small"
          icon={ReturnIcon}
          aria-describedby={told}
          loading={undoing}
          onClick={() => onUndo(story.id)}
        >
          {t(undoing ? "mine.undoing" : "mine.undo")}
        </Button>
        <IconButton
          size="small"
          variant="ghost"
          icon={CloseIcon}
          label={t("mine.forget")}
          onClick={() => onForget(story.id)}
        />
      </span>
    </div>
  );
}
