import { useEffect, useRef } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import { BackIcon, RestoreIcon, RetryIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Skeleton } from "../../../../primitives/feedback/Skeleton/Skeleton.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { savingMessages } from "../../../../messages/authors/saving.ts";
import { commonMessages } from "../../../../messages/site/common.ts";
import { ComparisonSheet } from "./ComparisonSheet.tsx";
import type { ComparisonResult, VersionsResult } from "./version.ts";
import { VersionRow } from "./VersionRow.tsx";
import * as styles from "./styles.ts";

export interface VersionsDialogProps {
  open: boolean;
  onClose: () => void;
  result: VersionsResult;
  onRetry: () => void;
  onLoadMore: () => void;
  /** The version that is compared with the current one. */
  compared?: { version: number; isNewest: boolean; result: ComparisonResult } | undefined;
  onCompare: (version: number | null) => void;
  onRestore: (version: number) => void;
  restoring?: boolean;
  /** There are unsaved changes, so restoring needs a confirmation. */
  asks?: boolean;
  onStay: () => void;
  onAnyway: () => void;
  /** Why it was not restored. */
  failure?: string | undefined;
}

/** All saved versions of a story, to compare and to restore. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { open, onClose, compared } = props;
  const t = useMessages(savingMessages);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={compared ? t("comparison.title", { version: compared.version }) : t("versions.title")}
      description={compared ? undefined : t("versions.note")}
    >
      {compared ? <Compared {...props} compared={compared} /> : <List {...props} />}
    </Dialog>
  );
}

function List({ result, onRetry, onLoadMore, onCompare }: VersionsDialogProps) {
  const tCommon = useMessages(commonMessages);
  const t = useMessages(savingMessages);
  if (result.state === "loading") return <Waiting />;
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
  const { versions, hasMore } = result;
  return (
    <>
      <ol css={styles.list} aria-label={t("versions.title")}>
        {versions.map((kept) => (
          <VersionRow key={kept.version} kept={kept} onCompare={onCompare} />
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

type ComparedProps = VersionsDialogProps & {
  compared: NonNullable<VersionsDialogProps["compared"]>;
};

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
