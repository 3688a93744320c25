import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Skeleton } from "../../../../primitives/feedback/Skeleton/Skeleton.tsx";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import {
  BookmarkIcon,
  BranchIcon,
  EditIcon,
  RetryIcon,
} from "../../../../primitives/marks/Icon/icons.ts";
import { Drawer } from "../../../../primitives/overlays/Drawer/Drawer.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { ownSessionMessages } from "../../../../messages/players/own-session.ts";
import { commonMessages } from "../../../../messages/site/common.ts";
import { EmptyState } from "../../../shell/EmptyState/EmptyState.tsx";
import type { SessionMarks } from "@katha/api/shapes";
import * as styles from "./styles.ts";

/** A bookmark or a note, with the beginning of its part. */
export type ListedMark = Omit<SessionMarks["marks"][number], "markedAt">;

/** Other props are passed to the drawer itself, not to its backdrop. */
export interface MarksPanelProps extends ElementProps<"div", "title"> {
  /** Whether the panel is open. */
  open: boolean;
  /** Called with `false` on Escape, the close button or a press outside. */
  onOpenChange: (open: boolean) => void;
  /** In the story's order; absent while they load. */
  marks?: readonly ListedMark[] | undefined;
  /** The language of the story's text: `hi`, `ur`. */
  language: string;
  /** Why they could not be loaded. */
  failure?: string | undefined;
  /** Loads them again; without it no button is offered. */
  onRetry?: (() => void) | undefined;
  /** Scrolls to a part. */
  onGo: (mark: ListedMark) => void;
  /** Goes on from a part in a new session. */
  onBranch: (mark: ListedMark) => void;
  /** Opens a bookmark and note to change. */
  onEdit: (mark: ListedMark) => void;
}

/** The bookmarks and notes of a session: to return to, to branch from, to change. */
export function MarksPanel(props: MarksPanelProps) {
  const { open, onOpenChange, marks, language, failure, onRetry, onGo, onBranch, onEdit, ...root } =
    props;
  const tCommon = useMessages(commonMessages);
  const t = useMessages(ownSessionMessages);
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t("marks.title")} {...root}>
      <div css={styles.panel}>
        {failure !== undefined && (
          <>
            <Callout tone="danger">{failure}</Callout>
            {onRetry && (
              <Button icon={RetryIcon} onClick={onRetry}>
                {tCommon("action.retry")}
              </Button>
            )}
          </>
        )}
        {marks === undefined && failure === undefined && (
          <output css={styles.waiting} aria-label={t("marks.loading")}>
            <Skeleton width="40%" />
            <Skeleton width="90%" />
          </output>
        )}
        {marks?.length === 0 && (
          <EmptyState scene="lamp" title={t("marks.empty")} note={t("marks.emptyNote")} />
        )}
        {marks && marks.length > 0 && (
          <ul css={styles.list}>
            {marks.map((mark) => (
              <li key={mark.turnId}>
                <Mark {...{ mark, language, onGo, onBranch, onEdit }} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Drawer>
  );
}

interface MarkProps extends Pick<MarksPanelProps, "language" | "onGo" | "onBranch" | "onEdit"> {
  mark: ListedMark;
}

function Mark({ mark, language, onGo, onBranch, onEdit }: MarkProps) {
  const t = useMessages(ownSessionMessages);
  const { name, note, line, isBookmarked, isUndone } = mark;
  const title = name === "" ? line : name;
  const titleText = name === "" ? ({ lang: language, dir: "auto" } as const) : { dir: "auto" };
  return (
    <div css={styles.mark}>
      <div css={styles.words}>
        <p css={styles.title}>
          {isBookmarked && <Icon icon={BookmarkIcon} size="small" filled css={styles.ribbon} />}
          {isUndone ? (
            <span {...titleText}>{title}</span>
          ) : (
            <button
              type="button"
              css={styles.go}
              aria-label={t("marks.goOf", { name: title })}
              title={t("marks.go")}
              onClick={() => onGo(mark)}
            >
              <span {...titleText}>{title}</span>
            </button>
          )}
        </p>
        {name !== "" && (
          <p css={styles.line} lang={language} dir="auto">
            {line}
          </p>
        )}
        {note !== "" && (
          <p css={styles.note} dir="auto">
            {note}
          </p>
        )}
        {isUndone && <p css={styles.undone}>{t("marks.undone")}</p>}
      </div>
      <div css={styles.acts}>
        {!isUndone && (
          <IconButton
            size="small"
            variant="ghost"
            icon={BranchIcon}
            label={t("marks.branchOf", { name: title })}
            title={t("marks.branch")}
            onClick={() => onBranch(mark)}
          />
        )}
        <IconButton
          size="small"
          variant="ghost"
          icon={EditIcon}
          label={t("marks.editOf", { name: title })}
          title={t("marks.edit")}
          onClick={() => onEdit(mark)}
        />
      </div>
    </div>
  );
}
