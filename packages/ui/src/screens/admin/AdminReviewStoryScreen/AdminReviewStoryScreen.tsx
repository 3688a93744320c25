import { useDeskAddresses } from "../../../parts/useDeskAddresses/useDeskAddresses.ts";
import { SmallText } from "../../../primitives/content/SmallText/SmallText.tsx";
import { useState } from "react";
import { AdminPage } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import { useAddresses } from "../../../parts/AddressesProvider/AddressesProvider.tsx";
import { VerdictButtons } from "../../../parts/admin/ReviewCard/VerdictButtons.tsx";
import type { Verdict } from "../../../parts/admin/ReviewCard/VerdictButtons.tsx";
import { Findings } from "../../../parts/author/structure/Findings/Findings.tsx";
import { FormFooter } from "../../../parts/author/fields/FormFooter/FormFooter.tsx";
import { languageName } from "../../../messages/language-name.ts";
import { optionName } from "../../../parts/author/story-form/option.ts";
import { ReportSheet } from "../../../parts/author/structure/ProvingPanel/ReportSheet.tsx";
import { SceneList } from "../../../parts/author/saving/StoryChanges/SceneList.tsx";
import type { AskedScene } from "../../../parts/author/saving/StoryChanges/SceneList.tsx";
import { StoryChanges } from "../../../parts/author/saving/StoryChanges/StoryChanges.tsx";
import { ErrorState } from "../../../parts/shell/ErrorState/ErrorState.tsx";
import { LoadingState } from "../../../parts/shell/LoadingState/LoadingState.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { BackIcon, LookIcon, RetryIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Markdown } from "../../../primitives/content/Markdown/Markdown.tsx";
import { StatTable } from "../../../primitives/content/StatTable/StatTable.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../messages/authors/author.ts";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { storyMessages } from "../../../messages/players/story.ts";
import type { ReviewedStory } from "./reviewed-story.ts";
import { ReviewedAnswers } from "./ReviewedAnswers.tsx";
import * as styles from "./styles.ts";
import { Section } from "../../../primitives/content/Section/Section.tsx";
import type { ElementProps } from "../../../primitives/element.ts";

export type ReviewResult =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; review: ReviewedStory };

/** Other props are passed to the frame of the page, or of what is shown instead of it. */
export interface AdminReviewStoryScreenProps extends ElementProps<"div", "title"> {
  /** The story with all that a reviewer needs, or why it is not available. */
  result: ReviewResult;
  /** Loads the story again after a failure. */
  onRetry?: (() => void) | undefined;
  /** Publishes the story. */
  onApprove: () => void;
  /** Returns the story to its author, with the given reason. */
  onReturn: (reason: string) => void;
  /** The decision being saved. */
  working?: Verdict | undefined;
  /** Why the decision failed. */
  failure?: string | undefined;
  /** Reloads a story that is out of date: another administrator decided first, or its author changed it. */
  onReadAgain?: (() => void) | undefined;
}

/** A story in review: how it plays, what changed, its full text, and the two decisions. */
export function AdminReviewStoryScreen(props: AdminReviewStoryScreenProps) {
  const { result, onRetry, onApprove, onReturn, working, failure, onReadAgain, ...root } = props;
  const decision = { onApprove, onReturn, working, failure, onReadAgain };
  const t = useMessages(adminMessages);
  if (result.state === "failed") {
    return (
      <ErrorState heading="h1" message={result.message} {...(onRetry && { onRetry })} {...root} />
    );
  }
  if (result.state !== "ready") return <LoadingState {...root}>{t("review.loading")}</LoadingState>;
  return <Reviewing root={root} review={result.review} {...decision} />;
}

interface ReviewingProps extends Pick<
  AdminReviewStoryScreenProps,
  "onApprove" | "onReturn" | "working" | "failure" | "onReadAgain"
> {
  review: ReviewedStory;
  root: ElementProps<"div", "title">;
}

function Reviewing(props: ReviewingProps) {
  const { root, review, onApprove, onReturn, working, failure, onReadAgain } = props;
  const { story, submittedAt, scenes, answers } = review;
  const { story: addressOf } = useAddresses();
  const { adminReviews } = useDeskAddresses();
  const tStory = useMessages(storyMessages);
  const { number, date } = useFormats();
  const t = useMessages(adminMessages);
  const tAuthor = useMessages(authorMessages);
  const [asked, setAsked] = useState<AskedScene>();
  const { language } = story;
  const title = story.title.trim() || tStory("story.untitled");
  const own = { lang: language, dir: "auto" } as const;
  const isThere = (node: string) => scenes.some((scene) => scene.node === node);
  const goTo = (node: string) => isThere(node) && setAsked({ node });
  return (
    <AdminPage
      title={title}
      description={
        submittedAt === null ? undefined : t("review.handedIn", { date: date(submittedAt) })
      }
      actions={
        <div css={styles.ways}>
          <ButtonLink variant="ghost" size="small" icon={BackIcon} flipRtl href={adminReviews}>
            {t("review.back")}
          </ButtonLink>
          <ButtonLink variant="ghost" size="small" icon={LookIcon} href={addressOf(story.id)}>
            {t("review.asReaders")}
          </ButtonLink>
        </div>
      }
      {...root}
    >
      <Section css={styles.part} size="medium" title={t("review.about")}>
        {story.tagline !== "" && (
          <p css={styles.tagline} {...own}>
            {story.tagline}
          </p>
        )}
        <div css={styles.about}>
          <Facts story={story} />
          <div css={styles.texts}>
            {(
              [
                ["storyDescription", story.storyDescription],
                ["storyPrompt", story.storyPrompt],
              ] as const
            ).map(
              ([field, words]) =>
                words !== "" && (
                  <div key={field}>
                    <h3 css={styles.label}>{tAuthor(`field.${field}`)}</h3>
                    <div {...own}>
                      <Markdown>{words}</Markdown>
                    </div>
                  </div>
                ),
            )}
          </div>
        </div>
      </Section>
      <Section css={styles.part} size="medium" title={t("review.proof")}>
        <Findings findings={review.findings} onOpenScene={goTo} />
        <ReportSheet report={review.report} onOpenScene={goTo} heading="h3" />
      </Section>
      <Section css={styles.part} size="medium" title={t("review.changes")}>
        <Since review={review} />
      </Section>
      <Section
        css={styles.part}
        size="medium"
        title={t("review.scenes", { count: scenes.length, amount: number(scenes.length) })}
      >
        {scenes.length === 0 && <p>{t("review.noScenes")}</p>}
        <SceneList scenes={scenes} start={review.start} asked={asked} language={language} />
      </Section>
      {answers.length > 0 && (
        <Section
          css={styles.part}
          size="medium"
          title={t("review.answers", {
            count: answers.length,
            amount: number(answers.length),
          })}
        >
          <ReviewedAnswers review={review} />
        </Section>
      )}
      <FormFooter>
        {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
        {submittedAt === null && failure === undefined && (
          <Callout tone="info">{t(`review.is.${story.status}`)}</Callout>
        )}
        {onReadAgain && (
          <Button icon={RetryIcon} onClick={onReadAgain}>
            {t("review.again")}
          </Button>
        )}
        {submittedAt !== null && !onReadAgain && (
          <VerdictButtons
            title={title}
            working={working}
            onApprove={onApprove}
            onReturn={onReturn}
          />
        )}
      </FormFooter>
    </AdminPage>
  );
}

function Facts({ story }: { story: ReviewedStory["story"] }) {
  const { number } = useFormats();
  const t = useMessages(adminMessages);
  const tAuthor = useMessages(authorMessages);
  return (
    <StatTable
      rows={[
        { name: t("review.author"), value: story.author.displayName },
        { name: t("review.category"), value: story.category?.displayName ?? t("review.none") },
        {
          name: t("review.rating"),
          value: optionName(tAuthor, story.contentRating),
          highlighted: true,
        },
        { name: t("review.difficulty"), value: optionName(tAuthor, story.difficultyLevel) },
        { name: t("review.language"), value: languageName(story.language) },
        { name: t("review.version"), value: number(story.version) },
      ]}
    />
  );
}

function Since({ review }: { review: ReviewedStory }) {
  const { number, date } = useFormats();
  const t = useMessages(adminMessages);
  const { story, sinceApproval: since, changes } = review;
  const changed = review.answers.filter(({ change }) => change !== null).length;
  if (since === null)
    return <p>{t(story.publishedAt !== null ? "review.unchanged" : "review.first")}</p>;
  const version = number(since.version);
  return (
    <>
      <SmallText>
        {since.approvedAt === null
          ? t("review.sinceUnknown", { version })
          : t("review.sinceVersion", { version, date: date(since.approvedAt) })}
      </SmallText>
      {changes && <StoryChanges changes={changes} language={story.language} />}
      {changed > 0 && (
        <p>{t("review.answersChanged", { count: changed, amount: number(changed) })}</p>
      )}
    </>
  );
}
