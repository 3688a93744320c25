import { memo, useRef } from "react";
import { needsOtherFaces } from "../../../../tokens/scripts/scripts.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import { Avatar } from "../../../../primitives/marks/Avatar/Avatar.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Chip } from "../../../../primitives/marks/Chip/Chip.tsx";
import { PlayIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Link } from "../../../../primitives/actions/Link/Link.tsx";
import { Picture } from "../../../../primitives/content/Picture/Picture.tsx";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { languageName } from "../../../../messages/language-name.ts";
import { storyMessages } from "../../../../messages/players/story.ts";
import { useShippedNames } from "../../../../messages/useShippedNames.ts";
import { useReadingAddresses } from "../../../useReadingAddresses/useReadingAddresses.ts";
import { excerptOf } from "../../excerpt.ts";
import { type CardStory, isNewStory, playMinutesOf } from "../../story.ts";
import { lengthOf } from "../../story-length.ts";
import { StoryCounts } from "../../details/StoryCounts/StoryCounts.tsx";
import * as styles from "./styles.ts";
import type { StoryCardVariant } from "./styles.ts";
import { useSeen } from "./useSeen.ts";

export interface StoryCardProps extends ElementProps<"article", "onPlay"> {
  /** The story, as a list of the API has it. */
  story: CardStory;
  /**
   * The kind of row that the card is in, which decides its size and layout.
   * @default "row"
   */
  variant?: StoryCardVariant;
  /** Its rank among the trending stories, from 1. */
  rank?: number;
  /**
   * How many cards share the width of the row. Few cards are wide, so that one or two have their
   * words beside the picture.
   * @default 12
   */
  sharing?: number;
  /**
   * Says the story's language, where those of a list are in several.
   * @default false
   */
  saysLanguage?: boolean;
  /**
   * For the page's first screen: the picture is not loaded lazily.
   * @default false
   */
  priority?: boolean;
  /**
   * Renders only the frame and the text, with space for the rest: cheap, for cards outside the
   * first screen.
   * @default false
   */
  outline?: boolean;
  /** Called with the story's id when PLAY is pressed; without it there is no PLAY. */
  onPlay?: (id: string) => void;
}

const many = 12;

/** A story's card. The whole card is a link; PLAY starts a session. */
export const StoryCard = memo(function StoryCard(props: StoryCardProps) {
  const {
    story,
    variant = "row",
    rank,
    sharing = many,
    saysLanguage = false,
    priority = false,
    outline = false,
    onPlay,
    ...root
  } = props;
  const t = useMessages(storyMessages);
  const categoryName = useShippedNames("category");
  const formats = useFormats();
  const { number, locale } = formats;
  const addresses = useReadingAddresses();
  const title = story.title.trim() || t("story.untitled");
  const author = story.author.displayName.trim() || t("story.unknownAuthor");
  const { category } = story;
  const chip = story.isVeiled ? t("rating.mature") : category && categoryName(category.displayName);
  const own = { lang: story.language, dir: "auto" } as const;
  const heading = useRef<HTMLHeadingElement>(null);
  const usesOtherFaces = needsOtherFaces(story.language, locale);
  const isSeen = useSeen(heading, usesOtherFaces);
  const { lately } = story;
  const length = story.isVeiled ? 0 : playMinutesOf(story);
  return (
    <article
      css={styles.kinds[variant]}
      {...(story.contentRating === "mature" && { "data-mature": "" })}
      {...root}
    >
      {rank !== undefined && (
        <span css={[styles.numeral, rank > 9 && styles.manyFigures]}>
          <span aria-hidden>{number(rank)}</span>
          <VisuallyHidden>{t("story.rank", { rank })}</VisuallyHidden>
        </span>
      )}
      <div
        css={styles.body(variant, sharing)}
        {...(story.isVeiled && { "data-veiled": "" })}
        {...(usesOtherFaces && !isSeen && { "data-face": "system" })}
      >
        <h3 ref={heading} {...own}>
          <Link variant="quiet" href={addresses.story(story.id)}>
            {title}
          </Link>
        </h3>
        <div>
          {!outline && (
            <Picture
              source={addresses.picture(story.coverImageUrl, story.imageAlt)}
              seed={story.id}
              sizes={styles.pictureSizes(variant, sharing)}
              priority={priority}
            />
          )}
          {!outline && chip && (
            <Chip data-place={saysLanguage ? "category narrow" : "category"} data-theme="dark">
              {category?.id !== undefined && !story.isVeiled ? (
                <Link
                  variant="quiet"
                  tabIndex={-1}
                  href={addresses.stories({ by: "category", value: category.id })}
                >
                  {chip}
                </Link>
              ) : (
                chip
              )}
            </Chip>
          )}
          {!outline && saysLanguage && <LanguageChip>{story.language}</LanguageChip>}
          {!outline && length > 0 && (
            <Chip data-place="length" data-theme="dark">
              {lengthOf(length, t, formats)}
            </Chip>
          )}
          {!outline && onPlay && !story.isVeiled && (
            <Button
              variant="primary"
              size="small"
              icon={PlayIcon}
              data-place="play"
              data-theme="dark"
              aria-label={t("action.playStory", { title })}
              onClick={() => onPlay(story.id)}
            >
              {t("action.play")}
            </Button>
          )}
        </div>
        <p {...own}>
          {excerptOf(story) || t(story.isVeiled ? "story.veiled" : "story.noDescription")}
        </p>
        <div>
          {!outline && (
            <>
              <span css={styles.author}>
                <Avatar name={author} src={story.author.avatarUrl} />
                {story.author.id ? (
                  <Link
                    variant="quiet"
                    tabIndex={-1}
                    css={styles.authorLink}
                    href={addresses.stories({ by: "author", value: story.author.id })}
                  >
                    {author}
                  </Link>
                ) : (
                  <span css={styles.authorName}>{author}</span>
                )}
              </span>
              {lately ? (
                <span css={styles.why}>
                  {t(`lately.${lately.kind}`, {
                    count: lately.count,
                    amount: `${number(lately.count)}${lately.count < mostCounted ? "" : "+"}`,
                  })}
                </span>
              ) : (
                <StoryCounts
                  likes={story.stats.likesTotal}
                  plays={story.stats.playsTotal}
                  bookmarks={story.stats.bookmarksTotal}
                  {...(isNewStory(story) && { isNew: true })}
                />
              )}
            </>
          )}
        </div>
      </div>
    </article>
  );
});

/** Of what happened to a story no more is counted. */
const mostCounted = 1_000;

function LanguageChip({ children: language }: { children: string }) {
  const { locale } = useFormats();
  return (
    <Chip data-place="language" data-theme="dark">
      {languageName(language, locale)}
    </Chip>
  );
}
