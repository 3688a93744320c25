import { useId, useState } from "react";
import type { ReactNode } from "react";
import { DeletedStoryRow } from "../../../parts/author/own-stories/DeletedStoryRow/DeletedStoryRow.tsx";
import { EditorPage } from "../../../parts/author/EditorPage/EditorPage.tsx";
import { ownStatuses } from "../../../parts/author/own-stories/own-story.ts";
import type {
  DeletedStory,
  OwnStoryAction,
  OwnStatus,
  OwnStory,
  Refusal,
} from "../../../parts/author/own-stories/own-story.ts";
import { OwnStoryCard } from "../../../parts/author/own-stories/OwnStoryCard/OwnStoryCard.tsx";
import { useAddresses } from "../../../parts/AddressesProvider/AddressesProvider.tsx";
import { EmptyState } from "../../../parts/shell/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../../parts/shell/ErrorState/ErrorState.tsx";
import { LoadingState } from "../../../parts/shell/LoadingState/LoadingState.tsx";
import { Badge } from "../../../primitives/marks/Badge/Badge.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { AddIcon } from "../../../primitives/marks/Icon/icons.ts";
import { VisuallyHidden } from "../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../messages/authors/author.ts";
import type { ElementProps } from "../../../primitives/element.ts";
import * as styles from "./styles.ts";

export type OwnStoriesResult =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; stories: readonly OwnStory[] };

/** Other props are passed to the frame of the page, or of what is shown instead of it. */
export interface MyStoriesScreenProps extends ElementProps<"div", "title"> {
  /** The author's stories of every status, or why they are not available. */
  result: OwnStoriesResult;
  /** Loads them again after a failure. */
  onRetry?: (() => void) | undefined;
  /** Called with the chosen action and the story's id. */
  onAct: (act: OwnStoryAction, id: string) => void;
  /** Creates a link by which others can try a draft. */
  onShare: (id: string) => void;
  /**
   * Deleted drafts that can be restored, latest first.
   * @default []
   */
  deleted?: readonly DeletedStory[] | undefined;
  /** Restores a deleted story. */
  onUndo: (id: string) => void;
  /** Removes a deleted story from the list. */
  onForget: (id: string) => void;
  /** The id of the deleted story that is being restored. */
  undoing?: string | undefined;
  /**
   * Actions in progress, by the story's id.
   * @default {}
   */
  working?: Readonly<Record<string, OwnStoryAction>> | undefined;
  /**
   * Why an action failed, by the story's id.
   * @default {}
   */
  refusals?: Readonly<Record<string, Refusal>> | undefined;
}

/** Shown even when empty, so that authors see where a story will go. */
const alwaysShown: ReadonlySet<OwnStatus> = new Set(["draft", "published"]);

/** All of an author's stories by status, each with its actions. */
export function MyStoriesScreen(props: MyStoriesScreenProps) {
  const {
    result,
    onRetry,
    onAct,
    onShare,
    working = {},
    refusals = {},
    deleted = [],
    onUndo,
    onForget,
    undoing,
    ...root
  } = props;
  // The story just deleted; its undo line takes the focus.
  const [left, setLeft] = useState<string>();
  const [back, setBack] = useState<string>();
  const t = useMessages(authorMessages);
  const { createStory } = useAddresses();
  if (result.state === "failed") {
    return (
      <ErrorState heading="h1" message={result.message} {...(onRetry && { onRetry })} {...root} />
    );
  }
  if (result.state !== "ready") return <LoadingState {...root}>{t("mine.loading")}</LoadingState>;
  const create = (
    <ButtonLink variant="primary" icon={AddIcon} href={createStory}>
      {t("mine.create")}
    </ButtonLink>
  );
  const gone = new Set(deleted.map(({ id }) => id));
  const shown = result.stories.filter(({ id }) => !gone.has(id));
  if (shown.length === 0 && deleted.length === 0) {
    return (
      <EditorPage title={t("mine.title")} description={t("mine.note")} {...root}>
        <EmptyState scene="lamp" title={t("mine.empty")} note={t("mine.emptyNote")}>
          {create}
        </EmptyState>
      </EditorPage>
    );
  }
  return (
    <EditorPage title={t("mine.title")} description={t("mine.note")} actions={create} {...root}>
      {ownStatuses.map((status) => {
        const stories = shown.filter((story) => story.status === status);
        const lines = status === "draft" ? deleted : [];
        if (stories.length === 0 && !alwaysShown.has(status)) return null;
        return (
          <StoryGroup
            key={status}
            status={status}
            count={stories.length}
            lines={lines.map((story) => (
              <li key={story.id}>
                <DeletedStoryRow
                  story={story}
                  isNew={left === story.id}
                  undoing={undoing === story.id}
                  failure={refusals[story.id]?.message}
                  onUndo={(id) => {
                    setBack(id);
                    onUndo(id);
                  }}
                  onForget={onForget}
                />
              </li>
            ))}
          >
            {stories.map((story) => (
              <li key={story.id}>
                <OwnStoryCard
                  story={story}
                  working={working[story.id]}
                  refusal={refusals[story.id]}
                  isBack={back === story.id}
                  onShare={onShare}
                  onAct={(act, id) => {
                    if (act === "delete") setLeft(id);
                    onAct(act, id);
                  }}
                />
              </li>
            ))}
          </StoryGroup>
        );
      })}
    </EditorPage>
  );
}

interface ShelfProps {
  status: OwnStatus;
  count: number;
  /** Lines for deleted stories of this group. */
  lines: readonly ReactNode[];
  children: ReactNode;
}

function StoryGroup({ status, count, lines, children }: ShelfProps) {
  const { number } = useFormats();
  const t = useMessages(authorMessages);
  const heading = useId();
  return (
    <section css={styles.group} aria-labelledby={heading}>
      <div css={styles.head}>
        <h2 id={heading} css={styles.title}>
          {t(`mine.${status}`)}
        </h2>
        <Badge>
          <span aria-hidden>{number(count)}</span>
          <VisuallyHidden>{t("mine.count", { count, amount: number(count) })}</VisuallyHidden>
        </Badge>
      </div>
      {lines.length > 0 && <ul css={styles.list}>{lines}</ul>}
      {count === 0 ? (
        <p css={styles.none}>{t(status === "draft" ? "mine.draftEmpty" : "mine.publishedEmpty")}</p>
      ) : (
        <ul css={styles.list}>{children}</ul>
      )}
    </section>
  );
}
