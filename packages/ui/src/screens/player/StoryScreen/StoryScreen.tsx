import type { ReactNode } from "react";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { EmptyState } from "../../../parts/shell/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../../parts/shell/ErrorState/ErrorState.tsx";
import { LoadingState } from "../../../parts/shell/LoadingState/LoadingState.tsx";
import { StatisticsPanel } from "../../../parts/story/details/StatisticsPanel/StatisticsPanel.tsx";
import type { StoryFacts } from "../../../parts/story/story.ts";
import type { StoryControlsProps } from "../../../parts/story/details/StoryControls/StoryControls.tsx";
import { StoryDescription } from "../../../parts/story/details/StoryDescription/StoryDescription.tsx";
import { StoryHeader } from "../../../parts/story/details/StoryHeader/StoryHeader.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { commonMessages } from "../../../messages/site/common.ts";
import { aside, columns } from "./styles.ts";

export type StoryResult =
  | { state: "loading" }
  | { state: "missing" }
  | { state: "failed"; message: string }
  | { state: "ready"; story: StoryFacts };

export interface StoryScreenProps extends Omit<StoryControlsProps, "isLiked" | "isBookmarked"> {
  result: StoryResult;
  /** Where all the stories are. */
  home: string;
  onRetry?: () => void;
  /** Under the figures: what the reader thinks of it, once they have finished it. */
  afterFigures?: ReactNode;
}

export function StoryScreen(props: StoryScreenProps) {
  const { result, home, onRetry, afterFigures, ...controls } = props;
  const t = useMessages(commonMessages);
  switch (result.state) {
    case "loading":
      return <LoadingState>{t("story.loading")}</LoadingState>;
    case "missing":
      return (
        <EmptyState
          scene="path"
          heading="h1"
          title={t("story.notFound")}
          note={t("story.notFoundNote")}
        >
          <ButtonLink variant="primary" href={home}>
            {t("action.home")}
          </ButtonLink>
        </EmptyState>
      );
    case "failed":
      return <ErrorState heading="h1" message={result.message} {...(onRetry && { onRetry })} />;
    default:
      return (
        <article>
          <StoryHeader story={result.story} {...controls} />
          <div css={columns}>
            <StoryDescription story={result.story} />
            <div css={aside}>
              <StatisticsPanel story={result.story} />
              {afterFigures}
            </div>
          </div>
        </article>
      );
  }
}
