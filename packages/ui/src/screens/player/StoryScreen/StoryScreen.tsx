import type { StoryDetail } from "@katha/api/shapes";
import type { ReactNode } from "react";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { ErrorState } from "../../../parts/shell/ErrorState/ErrorState.tsx";
import { LoadingState } from "../../../parts/shell/LoadingState/LoadingState.tsx";
import { MissingState } from "../../../parts/shell/MissingState/MissingState.tsx";
import type { PageStory } from "../../../parts/story/page-story.ts";
import { StatisticsPanel } from "../../../parts/story/details/StatisticsPanel/StatisticsPanel.tsx";
import type { StoryActions } from "../../../parts/story/details/StoryControls/StoryControls.tsx";
import { StoryDescription } from "../../../parts/story/details/StoryDescription/StoryDescription.tsx";
import { StoryHeader } from "../../../parts/story/details/StoryHeader/StoryHeader.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { noticeMessages } from "../../../messages/players/notices.ts";
import { storyPageMessages } from "../../../messages/players/story-page.ts";
import { after, aside, columns, main, notice, screen } from "./styles.ts";

export type StoryResult =
  | { state: "loading" }
  | { state: "missing" }
  | { state: "failed"; message: string }
  | { state: "ready"; story: PageStory & Pick<StoryDetail, "needsModel"> };

export interface StoryScreenProps extends ElementProps<"div", "onPlay">, StoryActions {
  /** The story, or why it is not available. */
  result: StoryResult;
  /** Loads the story again; without it no button is shown. */
  onRetry?: () => void;
  /** Shown below the cover: a note on the text. */
  note?: ReactNode;
  /** Shown above the description: how the story opens, to be read there. */
  opening?: ReactNode;
  /** Shown below the figures: the reader's rating, once they have finished the story. */
  afterFigures?: ReactNode;
  /** Shown at the end of the page: stories like this one. */
  similar?: ReactNode;
}

/** A story's page: its cover, description, figures and the button to play it. */
export function StoryScreen(props: StoryScreenProps) {
  const {
    result,
    onRetry,
    note,
    opening,
    afterFigures,
    similar,
    starting,
    onPlay,
    onAnew,
    onLike,
    onBookmark,
    onShare,
    ...root
  } = props;
  const t = useMessages(storyPageMessages);
  const tNotices = useMessages(noticeMessages);
  switch (result.state) {
    case "missing":
      return <MissingState {...root} title={t("story.notFound")} note={t("story.notFoundNote")} />;
    case "failed":
      return (
        <ErrorState {...root} heading="h1" message={result.message} {...(onRetry && { onRetry })} />
      );
    case "ready":
      return (
        <div css={screen} {...root}>
          <article>
            <StoryHeader
              story={result.story}
              {...{ starting, onPlay, onAnew, onLike, onBookmark, onShare }}
            />
            {result.story.needsModel && (
              <div css={notice}>
                <Callout tone="warning">{tNotices("needsModel.note")}</Callout>
              </div>
            )}
            {note && <div css={notice}>{note}</div>}
            <div css={columns}>
              <div css={main}>
                {opening}
                <StoryDescription story={result.story} />
              </div>
              <div css={aside}>
                <StatisticsPanel story={result.story} />
                {afterFigures}
              </div>
            </div>
          </article>
          {similar && <div css={after}>{similar}</div>}
        </div>
      );
    default:
      return <LoadingState {...root}>{t("story.loading")}</LoadingState>;
  }
}
