import { useId } from "react";
import { ErrorState } from "../../../parts/shell/ErrorState/ErrorState.tsx";
import { LoadingState } from "../../../parts/shell/LoadingState/LoadingState.tsx";
import { MissingState } from "../../../parts/shell/MissingState/MissingState.tsx";
import type { PageStory } from "../../../parts/story/page-story.ts";
import { StatisticsPanel } from "../../../parts/story/details/StatisticsPanel/StatisticsPanel.tsx";
import { useAddresses } from "../../../parts/AddressesProvider/AddressesProvider.tsx";
import { StoryDescription } from "../../../parts/story/details/StoryDescription/StoryDescription.tsx";
import { StoryHeader } from "../../../parts/story/details/StoryHeader/StoryHeader.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { sharingMessages } from "../../../messages/authors/sharing.ts";
import type { ElementProps } from "../../../primitives/element.ts";
import * as styles from "./styles.ts";

/** Who opened the link: a visitor, a signed-in reader, or the author. */
export const sharedReaders = ["guest", "reader", "author"] as const;
export type SharedReader = (typeof sharedReaders)[number];

export type SharedResult =
  | { state: "loading" }
  /** The link has expired; a broken one was never valid. */
  | { state: "ended" | "broken" }
  | { state: "failed"; message: string }
  | { state: "ready"; story: PageStory; reader: SharedReader };

/** Other props are passed to the frame of the story, or of what is shown instead of it. */
export interface SharedStoryScreenProps extends ElementProps<"div", "title" | "onPlay"> {
  /** The draft and who is reading it, or why it is not available. */
  result: SharedResult;
  /** Starts a session of the draft. */
  onPlay: () => void;
  /**
   * The session is being created.
   * @default false
   */
  starting?: boolean;
  /** Loads the draft again after a failure. */
  onRetry: () => void;
}

/** A draft, opened from its share link. */
export function SharedStoryScreen(props: SharedStoryScreenProps) {
  const { result, onPlay, starting = false, onRetry, ...root } = props;
  const t = useMessages(sharingMessages);
  switch (result.state) {
    case "loading":
      return <LoadingState {...root}>{t("shared.loading")}</LoadingState>;
    case "failed":
      return <ErrorState heading="h1" message={result.message} onRetry={onRetry} {...root} />;
    case "ended":
    case "broken":
      return (
        <MissingState
          title={t(`shared.${result.state}`)}
          note={t(`shared.${result.state}Note`)}
          {...root}
        />
      );
    case "ready":
      return (
        <article css={styles.shared} {...root}>
          <StoryHeader story={result.story} hasCounts={false} starting={starting} onPlay={onPlay} />
          <div css={styles.columns}>
            <SharedNote story={result.story} reader={result.reader} />
            <div css={styles.story}>
              <StoryDescription story={result.story} />
            </div>
            <div css={styles.figures}>
              <StatisticsPanel story={result.story} />
            </div>
          </div>
        </article>
      );
  }
}

interface SharedNoteProps {
  story: Pick<PageStory, "id" | "status" | "author">;
  reader: SharedReader;
}

/** Tells the reader what this draft is, or that it has been published. */
function SharedNote({ story, reader }: SharedNoteProps) {
  const t = useMessages(sharingMessages);
  const addresses = useAddresses();
  const heading = useId();
  const isOut = story.status === "published";
  const author = story.author.displayName.trim();
  const lets = author === "" ? t("shared.noteNobody") : t("shared.note", { author });
  return (
    <section css={styles.note} aria-labelledby={heading}>
      <h2 id={heading} css={styles.noteTitle}>
        {t(isOut ? "shared.out" : "shared.noteTitle")}
      </h2>
      <p css={styles.noteWords}>
        {isOut ? t("shared.outNote") : reader === "author" ? t("shared.own") : lets}
      </p>
      {reader === "guest" && <p css={styles.fine}>{t("shared.guest")}</p>}
      {isOut && (
        <p>
          <ButtonLink size="small" href={addresses.story(story.id)}>
            {t("shared.outWay")}
          </ButtonLink>
        </p>
      )}
      {!isOut && reader === "author" && (
        <p>
          <ButtonLink size="small" href={addresses.myStories}>
            {t("shared.ownWay")}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
