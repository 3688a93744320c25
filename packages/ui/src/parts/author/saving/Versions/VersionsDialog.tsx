import { useEffect, useRef } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import { BackIcon, RestoreIcon, RetryIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Skeleton } from "../../../../primitives/feedback/Skeleton/Skeleton.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { savingMessages } from "../../../../messages/authors/saving.ts";
import { commonMessages } from "../../../../messages/site/common.ts";
import { ComparisonSheet } from "./ComparisonSheet.tsx";
import type { ComparisonResult, VersionsResult } from "./version.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import type { StoryVersion } from "@katha/api/shapes";
import { Badge } from "../../../../primitives/marks/Badge/Badge.tsx";
import { momentIn } from "../../../../messages/moment-in.ts";
import * as styles from "./styles.ts";

interface ListProps {
  /** The versions loaded so far, newest first, or the state of loading them. */
  result: VersionsResult;
  /** The id of whoever reads the list. */
  viewer?: string | undefined;
  /** Loads them again after a failure. */
  onRetry: () => void;
  /** Loads older versions. */
  onLoadMore: () => void;
  /** Called with the version to compare, or with null to return to the list. */
  onCompare: (version: number | null) => void;
}

interface Comparison {
  version: number;
  isNewest: boolean;
  result: ComparisonResult;
}

interface RestoreProps {
  /** Restores the version that is compared. */
  onRestore: (version: number) => void;
  /** The version is being restored. */
  restoring?: boolean | undefined;
  /** There are unsaved changes, so restoring asks for confirmation. */
  asks?: boolean | undefined;
  /** Called to cancel, which keeps the unsaved changes. */
  onStay: () => void;
  /** Called to restore although unsaved changes are lost. */
  onAnyway: () => void;
  /** Why it could not be restored. */
  failure?: string | undefined;
}

/** Other props are passed to the dialog itself. */
export interface VersionsDialogProps extends ListProps, RestoreProps, ElementProps<"div", "title"> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called with `false` on Escape, the close button or a press outside. */
  onOpenChange: (open: boolean) => void;
  /** The comparison of a version with the current one. */
  compared?: Comparison | undefined;
}

/** All saved versions of a story, to compare and to restore. */
export function VersionsDialog(props: VersionsDialogProps) {
  const {
    open,
    onOpenChange,
    compared,
    result,
    viewer,
    onRetry,
    onLoadMore,
    onCompare,
    onRestore,
    restoring,
    asks,
    onStay,
    onAnyway,
    failure,
    ...root
  } = props;
  const t = useMessages(savingMessages);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="large"
      title={compared ? t("comparison.title", { version: compared.version }) : t("versions.title")}
      description={compared ? undefined : t("versions.note")}
      css={styles.steady}
      {...root}
    >
      {compared ? (
        <Compared
          {...{ compared, onCompare, onRestore, restoring, asks, onStay, onAnyway, failure }}
        />
      ) : (
        <List {...{ result, viewer, onRetry, onLoadMore, onCompare }} />
      )}
    </Dialog>
  );
}

function List({ result, viewer, onRetry, onLoadMore, onCompare }: ListProps) {
  const tCommon = useMessages(commonMessages);
  const t = useMessages(savingMessages);
  if (result.state === "failed") {
    return (
      <>
        <Callout tone="danger">{result.message}</Callout>
        <Button icon={RetryIcon} css={styles.begin} onClick={onRetry}>
          {tCommon("action.retry")}
        </Button>
      </>
    );
  }
  if (result.state !== "ready") return <Waiting />;
  const { versions, hasMore } = result;
  return (
    <>
      <ol css={styles.list} aria-label={t("versions.title")}>
        {versions.map((kept) => (
          <VersionRow key={kept.version} kept={kept} viewer={viewer} onCompare={onCompare} />
        ))}
      </ol>
      {versions.length === 1 && !hasMore && <p css={styles.soft}>{t("versions.only")}</p>}
      {hasMore && (
        <Button css={styles.begin} onClick={onLoadMore}>
          {t("versions.more")}
        </Button>
      )}
    </>
  );
}

function Waiting() {
  const t = useMessages(savingMessages);
  return (
    <output css={styles.waiting} aria-label={t("versions.loading")}>
      <Skeleton width="40%" />
      <Skeleton width="90%" />
      <Skeleton width="75%" />
    </output>
  );
}

interface ComparedProps extends RestoreProps, Pick<ListProps, "onCompare"> {
  compared: Comparison;
}

function Compared(props: ComparedProps) {
  const { compared, onCompare, onRestore, restoring = false, asks = false, failure } = props;
  const t = useMessages(savingMessages);
  const back = useRef<HTMLButtonElement>(null);
  // The pressed button was removed with the list.
  useEffect(() => {
    if (!asks) back.current?.focus();
  }, [asks]);
  const { version, isNewest, result } = compared;
  return (
    <>
      <div css={styles.tools}>
        <Button
          ref={back}
          variant="ghost"
          size="small"
          icon={BackIcon}
          flipRtl
          onClick={() => onCompare(null)}
        >
          {t("versions.back")}
        </Button>
        {!isNewest && !asks && (
          <Button
            variant="primary"
            size="small"
            icon={RestoreIcon}
            loading={restoring}
            onClick={() => onRestore(version)}
          >
            {t(restoring ? "versions.restoring" : "versions.restore")}
          </Button>
        )}
      </div>
      {asks && <Question {...props} />}
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      {result.state === "loading" && <Waiting />}
      {result.state === "failed" && <Callout tone="danger">{result.message}</Callout>}
      {result.state === "ready" && <ComparisonSheet comparison={result.comparison} />}
    </>
  );
}

function Question({ compared, onStay, onAnyway, restoring = false }: ComparedProps) {
  const t = useMessages(savingMessages);
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <Callout tone="warning">
      <div css={styles.question}>
        <strong>{t("restore.unsavedTitle")}</strong>
        <p>{t("restore.unsavedNote", { version: compared.version })}</p>
        <div css={styles.answers}>
          <Button ref={stay} size="small" onClick={onStay}>
            {t("restore.stay")}
          </Button>
          <Button size="small" variant="ghost" loading={restoring} onClick={onAnyway}>
            {t("restore.anyway")}
          </Button>
        </div>
      </div>
    </Callout>
  );
}

interface VersionRowProps {
  kept: StoryVersion;
  /** The id of whoever reads the list. */
  viewer: string | undefined;
  onCompare: (version: number) => void;
}

/** A version: its date, its author, its size, and a button to compare it. */
function VersionRow({ kept, viewer, onCompare }: VersionRowProps) {
  const { locale, number } = useFormats();
  const t = useMessages(savingMessages);
  const { version, isCurrent, savedBy, savedAt, restoredFrom, nodes, words } = kept;
  return (
    <li css={styles.row}>
      <div css={styles.rowWords}>
        <p css={styles.rowHead}>
          <time dateTime={savedAt} css={styles.moment}>
            {momentIn(locale, savedAt)}
          </time>
          {isCurrent && <Badge tone="success">{t("versions.now")}</Badge>}
        </p>
        <p css={styles.soft}>
          {t("versions.number", { version })}{" "}
          {savedBy === null
            ? t("versions.byKatha")
            : savedBy.id === viewer
              ? t("versions.byYou")
              : t("versions.by", { name: savedBy.displayName })}
          {restoredFrom !== null && <>, {t("versions.restoredFrom", { version: restoredFrom })}</>}
        </p>
        <p css={styles.soft}>
          {t("versions.scenes", { count: nodes, amount: number(nodes) })},{" "}
          {t("versions.words", { count: words, amount: number(words) })}
        </p>
      </div>
      <Button
        size="small"
        aria-label={t("versions.compareVersion", { version })}
        onClick={() => onCompare(version)}
      >
        {t("versions.compare")}
      </Button>
    </li>
  );
}
