import type { GameConfig, Story } from "@katha/api/shapes";
import { Link } from "../../../../primitives/actions/Link/Link.tsx";
import { Chip } from "../../../../primitives/marks/Chip/Chip.tsx";
import { PremiumIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Markdown } from "../../../../primitives/content/Markdown/Markdown.tsx";
import { Section } from "../../../../primitives/content/Section/Section.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { storyPageMessages } from "../../../../messages/players/story-page.ts";
import { storyMessages } from "../../../../messages/players/story.ts";
import { useShippedNames } from "../../../../messages/useShippedNames.ts";
import { useAddresses } from "../../../AddressesProvider/AddressesProvider.tsx";
import { CommandsGrid } from "../CommandsGrid/CommandsGrid.tsx";
import { difficultyKey, difficultyTone, ratingKey } from "../../labels.ts";
import * as styles from "./styles.ts";

/** As much of a story as describes it. */
export interface DescribedStory extends Pick<
  Story,
  | "tagline"
  | "storyDescription"
  | "storyPrompt"
  | "tags"
  | "isPremium"
  | "difficultyLevel"
  | "contentRating"
> {
  /** The language of the story's text: `hi`, `ur`. */
  language: string;
  gameConfig: Pick<GameConfig, "commands">;
}

export interface StoryDescriptionProps extends ElementProps<"div"> {
  /** The story to describe. */
  story: DescribedStory;
}

/** Describes a story: its labels, tagline, description, prompt and commands. */
export function StoryDescription({ story, ...root }: StoryDescriptionProps) {
  const t = useMessages(storyPageMessages);
  const tStory = useMessages(storyMessages);
  const tagName = useShippedNames("tag");
  const addresses = useAddresses();
  const difficulty = difficultyKey(story.difficultyLevel);
  const rating = ratingKey(story.contentRating);
  const own = { lang: story.language, dir: "auto" } as const;
  return (
    <div css={styles.panel} {...root}>
      <ul css={styles.labels} aria-label={t("story.tags")}>
        {story.tags.map((tag) => (
          <li key={tag.id}>
            <Chip dot={tag.color}>
              <Link variant="quiet" href={addresses.stories({ by: "tag", value: tag.id })}>
                {tagName(tag.displayName)}
              </Link>
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
          <Chip tone={difficultyTone(story.difficultyLevel)}>
            {difficulty === undefined ? story.difficultyLevel : t(difficulty)}
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
        <Markdown>{story.storyDescription.trim() || tStory("story.noDescription")}</Markdown>
      </div>
      {story.storyPrompt.trim() && (
        <Section title={t("story.prompt")} size="large" css={styles.section}>
          <div css={styles.box} {...own}>
            <Markdown>{story.storyPrompt}</Markdown>
          </div>
        </Section>
      )}
      <CommandsGrid commands={story.gameConfig.commands} />
    </div>
  );
}
