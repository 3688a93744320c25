import type { Story, StoryAuthor, StoryStats, StoryUserState } from "@katha/api/shapes";
import { Avatar } from "../../../../primitives/marks/Avatar/Avatar.tsx";
import { Link } from "../../../../primitives/actions/Link/Link.tsx";
import { Chip } from "../../../../primitives/marks/Chip/Chip.tsx";
import { FeaturedIcon } from "../../../../primitives/marks/Icon/icons.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import { visuallyHidden } from "../../../../primitives/content/VisuallyHidden/styles.ts";
import { Picture } from "../../../../primitives/content/Picture/Picture.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { storyPageMessages } from "../../../../messages/players/story-page.ts";
import { storyMessages } from "../../../../messages/players/story.ts";
import { useShippedNames } from "../../../../messages/useShippedNames.ts";
import { useAddresses } from "../../../AddressesProvider/AddressesProvider.tsx";
import { StageTitle } from "../../library/Stage/StageTitle.tsx";
import { Stage } from "../../library/Stage/Stage.tsx";
import { isNewStory, type StoryAge, type StoryCategory } from "../../story.ts";
import { StoryControls } from "../StoryControls/StoryControls.tsx";
import type { StoryActions } from "../StoryControls/StoryControls.tsx";
import * as styles from "./styles.ts";

/** As much of a story as the top of its page shows. */
export interface HeadedStory
  extends StoryAge, Pick<Story, "id" | "title" | "coverImageUrl" | "imageAlt" | "isFeatured"> {
  /** The language of the story's text: `hi`, `ur`. */
  language: string;
  /** With an id the name links to all stories by the author. */
  author: StoryAuthor;
  /** With an id the name links to all stories of the category. */
  category: StoryCategory | null;
  stats: Pick<StoryStats, "likesTotal" | "playsTotal" | "bookmarksTotal" | "sharesCount">;
  userState: Pick<StoryUserState, "hasLiked" | "hasBookmarked">;
}

export interface StoryHeaderProps extends ElementProps<"div", "onPlay">, StoryActions {
  /** The story whose header it is. */
  story: HeadedStory;
  /**
   * False for a draft, which has no counts yet.
   * @default true
   */
  hasCounts?: boolean;
}

/** The top of a story's page: the cover, the title, the author and the controls. */
export function StoryHeader(props: StoryHeaderProps) {
  const { story, hasCounts = true, starting, onPlay, onAnew, ...rest } = props;
  const { onLike, onBookmark, onShare, ...root } = rest;
  const t = useMessages(storyMessages);
  const tPage = useMessages(storyPageMessages);
  const { number } = useFormats();
  const categoryName = useShippedNames("category");
  const addresses = useAddresses();
  const { category, stats, userState } = story;
  const author = story.author.displayName.trim() || t("story.unknownAuthor");
  const counts = [
    ["likes", stats.likesTotal],
    ["plays", stats.playsTotal],
    ["bookmarks", stats.bookmarksTotal],
    ...(stats.sharesCount > 0 ? [["shares", stats.sharesCount] as const] : []),
  ] as const;
  const isNew = isNewStory(story);
  return (
    <Stage
      {...root}
      picture={
        <Picture
          source={addresses.picture(story.coverImageUrl, story.imageAlt)}
          seed={story.id}
          ratio="fill"
          priority
        />
      }
    >
      <div css={styles.chips}>
        {story.isFeatured && (
          <Chip tone="accent" icon={FeaturedIcon}>
            {tPage("story.featured")}
          </Chip>
        )}
        {category !== null && (
          <Chip>
            <Named by="category" value={category.id}>
              {categoryName(category.displayName)}
            </Named>
          </Chip>
        )}
      </div>
      <StageTitle as="h1" language={story.language}>
        {story.title}
      </StageTitle>
      <p css={styles.author}>
        <Avatar name={author} src={story.author.avatarUrl} size="medium" />
        <Named by="author" value={story.author.id}>
          {author}
        </Named>
      </p>
      <StoryControls
        isLiked={userState.hasLiked}
        isBookmarked={userState.hasBookmarked}
        {...{ starting, onPlay, onAnew, onLike, onBookmark, onShare }}
      />
      {hasCounts && (
        <ul css={styles.counts}>
          {counts.map(([kind, count]) => (
            <li key={kind} css={isNew && count === 0 && visuallyHidden}>
              <bdi>{t(`story.${kind}`, { count, amount: number(count) })}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Stage>
  );
}

interface NamedProps {
  by: "category" | "author";
  value: string | null | undefined;
  children: string;
}

function Named({ by, value, children }: NamedProps) {
  const { stories } = useAddresses();
  return !value ? (
    children
  ) : (
    <Link variant="quiet" href={stories({ by, value })}>
      {children}
    </Link>
  );
}
