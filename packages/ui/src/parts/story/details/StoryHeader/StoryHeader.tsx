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
import { StageTitle } from "../../library/Stage/StageTitle.tsx";
import { Stage } from "../../library/Stage/Stage.tsx";
import type { StoryFacts } from "../../story.ts";
import { StoryControls } from "../StoryControls/StoryControls.tsx";
import type { StoryActions } from "../StoryControls/StoryControls.tsx";
import * as styles from "./styles.ts";

export interface StoryHeaderProps extends ElementProps<"div", "onPlay">, StoryActions {
  /** The story whose header it is. */
  story: StoryFacts;
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
  const author = story.author.name.trim() || t("story.unknownAuthor");
  const kinds = [
    "likes",
    "plays",
    "bookmarks",
    ...(story.shares > 0 ? ["shares" as const] : []),
  ] as const;
  return (
    <Stage
      {...root}
      picture={<Picture source={story.cover} seed={story.id} ratio="fill" priority />}
    >
      <div css={styles.chips}>
        {story.isFeatured && (
          <Chip tone="accent" icon={FeaturedIcon}>
            {tPage("story.featured")}
          </Chip>
        )}
        {story.category !== null && (
          <Chip>
            <Named href={story.links?.category}>{categoryName(story.category)}</Named>
          </Chip>
        )}
      </div>
      <StageTitle as="h1" language={story.language}>
        {story.title}
      </StageTitle>
      <p css={styles.author}>
        <Avatar name={author} src={story.author.avatar} size="medium" />
        <Named href={story.links?.author}>{author}</Named>
      </p>
      <StoryControls
        isLiked={story.isLiked}
        isBookmarked={story.isBookmarked}
        {...{ starting, onPlay, onAnew, onLike, onBookmark, onShare }}
      />
      {hasCounts && (
        <ul css={styles.counts}>
          {kinds.map((kind) => (
            <li key={kind} css={story.isNew && story[kind] === 0 && visuallyHidden}>
              <bdi>{t(`story.${kind}`, { count: story[kind], amount: number(story[kind]) })}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Stage>
  );
}

function Named({ href, children }: { href: string | undefined; children: string }) {
  return href === undefined ? (
    children
  ) : (
    <Link variant="quiet" href={href}>
      {children}
    </Link>
  );
}
