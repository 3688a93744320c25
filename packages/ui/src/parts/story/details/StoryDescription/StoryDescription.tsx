import { useId } from "react";
import { Link } from "../../../../primitives/actions/Link/Link.tsx";
import { Chip } from "../../../../primitives/marks/Chip/Chip.tsx";
import { PremiumIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Markdown } from "../../../../primitives/content/Markdown/Markdown.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { storyPageMessages } from "../../../../messages/players/story-page.ts";
import { storyMessages } from "../../../../messages/players/story.ts";
import { useShippedNames } from "../../../../messages/useShippedNames.ts";
import { CommandsGrid } from "../CommandsGrid/CommandsGrid.tsx";
import { difficultyLabel, ratingKey } from "../../labels.ts";
import type { StoryFacts } from "../../story.ts";
import * as styles from "./styles.ts";

export interface StoryDescriptionProps extends ElementProps<"div"> {
  /** The story to describe. */
  story: StoryFacts;
}

/** Describes a story: its labels, tagline, description, prompt and commands. */
export function StoryDescription({ story, ...root }: StoryDescriptionProps) {
  const t = useMessages(storyPageMessages);
  const tStory = useMessages(storyMessages);
  const tagName = useShippedNames("tag");
  const name = useId();
  const difficulty = difficultyLabel(story.difficulty);
  const rating = ratingKey(story.contentRating);
  const own = { lang: story.language, dir: "auto" } as const;
  return (
    <div css={styles.panel} {...root}>
      <ul css={styles.labels} aria-label={t("story.tags")}>
        {story.tags.map((tag) => (
          <li key={tag.id}>
            <Chip dot={tag.color}>
              {tag.href === undefined ? (
                tagName(tag.name)
              ) : (
                <Link variant="quiet" href={tag.href}>
                  {tagName(tag.name)}
                </Link>
              )}
            </Chip>
          </li>
        ))}
        {story.isPremium && (
          <li>
            <Chip tone="warning" icon={PremiumIcon}>
              {t("story.premium")}
            </Chip>
          </li>
        )}
        <li>
          <Chip tone={difficulty.tone}>
            {difficulty.key === undefined ? story.difficulty : t(difficulty.key)}
          </Chip>
        </li>
        <li>
          <Chip>{rating === undefined ? story.contentRating : tStory(rating)}</Chip>
        </li>
      </ul>
      {story.tagline && (
        <p css={[styles.tagline, styles.first]} {...own}>
          {story.tagline}
        </p>
      )}
      <div css={styles.first} {...own}>
        <Markdown>{story.description.trim() || tStory("story.noDescription")}</Markdown>
      </div>
      {story.prompt.trim() && (
        <section aria-labelledby={name} css={styles.section}>
          <h2 id={name} css={styles.heading}>
            {t("story.prompt")}
          </h2>
          <div css={styles.box} {...own}>
            <Markdown>{story.prompt}</Markdown>
          </div>
        </section>
      )}
      <CommandsGrid commands={story.commands} />
    </div>
  );
}
