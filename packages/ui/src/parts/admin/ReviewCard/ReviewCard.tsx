import type { ReviewItem, Story, StoryAuthor } from "@katha/api/shapes";
import { useId } from "react";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { LookIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Picture } from "../../../primitives/content/Picture/Picture.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { storyMessages } from "../../../messages/players/story.ts";
import { useAddresses } from "../../AddressesProvider/AddressesProvider.tsx";
import { useDeskAddresses } from "../../useDeskAddresses/useDeskAddresses.ts";
import { Findings } from "../../author/structure/Findings/Findings.tsx";
import type { Finding } from "../../author/structure/Findings/Findings.tsx";
import { VerdictButtons } from "./VerdictButtons.tsx";
import type { Verdict } from "./VerdictButtons.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import * as styles from "./styles.ts";

/** A story that waits for review, with its findings in words. */
export interface WaitingReview extends Pick<ReviewItem, "submittedAt"> {
  story: Pick<Story, "id" | "title" | "tagline" | "language" | "coverImageUrl" | "imageAlt"> & {
    author: Pick<StoryAuthor, "displayName">;
  };
  findings: readonly Finding[];
}

export interface ReviewCardProps extends ElementProps<"article"> {
  /** The story and its findings. */
  review: WaitingReview;
  /** Publishes the story. */
  onApprove: (id: string) => void;
  /** Returns the story to its author, with a reason. */
  onReturn: (id: string, reason: string) => void;
  /** The decision that is being saved. */
  working?: Verdict | undefined;
  /** Why the decision was not saved. */
  failure?: string | undefined;
}

/** A story waiting for review: its findings, a link to it, and the two decisions. */
export function ReviewCard(props: ReviewCardProps) {
  const { review, onApprove, onReturn, working, failure, ...root } = props;
  const { story, submittedAt, findings } = review;
  const { picture } = useAddresses();
  const { adminReview } = useDeskAddresses();
  const tStory = useMessages(storyMessages);
  const { date } = useFormats();
  const t = useMessages(adminMessages);
  const heading = useId();
  const title = story.title.trim() || tStory("story.untitled");
  const text = { lang: story.language, dir: "auto" } as const;
  return (
    <article css={styles.card} aria-labelledby={heading} {...root}>
      <div css={styles.picture}>
        <Picture
          source={picture(story.coverImageUrl, story.imageAlt)}
          seed={story.id}
          sizes="200px"
        />
      </div>
      <div css={styles.words}>
        <h2 id={heading} css={styles.title} {...text}>
          {title}
        </h2>
        <p css={styles.soft} {...text}>
          {story.tagline}
        </p>
        <p css={styles.soft}>
          <bdi>{t("review.by", { author: story.author.displayName })}</bdi>
          {" · "}
          {t("review.since", { date: date(submittedAt) })}
        </p>
      </div>
      <div css={styles.acts}>
        <ButtonLink
          size="small"
          variant="ghost"
          css={styles.read}
          icon={LookIcon}
          href={adminReview(story.id)}
          aria-label={t("review.read", { title })}
        >
          {t("review.look")}
        </ButtonLink>
        <VerdictButtons
          css={styles.answers}
          title={title}
          size="small"
          working={working}
          onApprove={() => onApprove(story.id)}
          onReturn={(reason) => onReturn(story.id, reason)}
        />
      </div>
      <div css={styles.told}>
        {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
        <Findings findings={findings} />
      </div>
    </article>
  );
}
