import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { BookmarkIcon, BranchIcon, EditIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Drawer } from "../../../../primitives/overlays/Drawer/Drawer.tsx";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { ownSessionMessages } from "../../../../messages/players/own-session.ts";
import { EmptyState } from "../../../shell/EmptyState/EmptyState.tsx";
import { FailedToLoad } from "../../../shell/FailedToLoad/FailedToLoad.tsx";
import { LoadingLines } from "../../../shell/LoadingLines/LoadingLines.tsx";
import type { OpenedProps } from "../../opened.ts";
import { panel } from "../../panel-styles.ts";
import type { SessionMarks } from "@katha/api/shapes";
import * as styles from "./styles.ts";

/** A bookmark or a note, with the beginning of its part. */
export type ListedMark = Omit<SessionMarks["marks"][number], "markedAt">;

/** Other props are passed to the drawer itself, not to its backdrop. */
export interface MarksPanelProps extends OpenedProps {
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
  const { marks, language, failure, onRetry, onGo, onBranch, onEdit, ...root } = props;
  const t = useMessages(ownSessionMessages);
  return (
    <Drawer title={t("marks.title")} {...root}>
      <div css={panel}>
        {failure !== undefined && <FailedToLoad message={failure} onRetry={onRetry} />}
        {marks === undefined && failure === undefined && (
          <LoadingLines label={t("marks.loading")} widths={["40%", "90%"]} />
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
        {isUndone && <SmallText>{t("marks.undone")}</SmallText>}
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
