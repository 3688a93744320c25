import { hasStatus, toApiError } from "@katha/api";
import { authoringApi } from "@katha/api/authoring";
import { type Autosave, compareVersion, useRestore } from "@katha/authoring";
import { useMessages } from "@katha/ui";
import {
  type ComparisonResult,
  useChoiceRuleWords,
  useSceneRuleWords,
  VersionsDialog,
  type VersionsResult,
} from "@katha/ui/author";
import { savingMessages, structureMessages } from "@katha/ui/screens";
import { useState } from "react";
import { useFailure } from "../../errors/useFailure.ts";
import { resultOf } from "../../pages/result-of.ts";
import { useViewer } from "../../sign-in/useViewer.ts";
import { withFindings } from "../structure/findings.ts";

export interface VersionHistoryProps {
  id: string;
  autosave: Autosave;
  open: boolean;
  onClose: () => void;
  onRestored: (version: number) => void;
}

/** The versions of the edited story. */
export function VersionHistory({ id, autosave, open, onClose, onRestored }: VersionHistoryProps) {
  const failureText = useFailure();
  const t = useMessages(savingMessages);
  const tStructure = useMessages(structureMessages);
  const [sayScene, sayChoice] = [useSceneRuleWords(), useChoiceRuleWords()];
  const { user } = useViewer();
  const list = authoringApi.useListVersionsInfiniteQuery(id, {
    skip: !open,
    refetchOnMountOrArgChange: true,
  });
  const [compared, setCompared] = useState<number | null>(null);
  const one = authoringApi.useGetVersionQuery(
    { id, version: compared ?? 0 },
    { skip: compared === null },
  );
  const restoring = useRestore(id, autosave);

  const failed = (error: unknown) => failureText(error, t("versions.failed"));
  const versions = list.data?.pages.flatMap((page) => page.versions) ?? [];
  const result = resultOf<VersionsResult>(
    list.data && {
      hasMore: list.hasNextPage,
      versions,
    },
    list.isError ? failed(list.error) : undefined,
  );
  const comparison = resultOf<ComparisonResult>(
    one.currentData && {
      comparison: compareVersion(one.currentData, autosave.now(), { sayScene, sayChoice }),
    },
    one.isError ? failed(one.error) : undefined,
  );

  const lookAt = (version: number | null) => {
    restoring.reset();
    setCompared(version);
  };
  const close = () => {
    lookAt(null);
    onClose();
  };

  async function restore(version: number, isAnyway: boolean): Promise<void> {
    if (!(await restoring.restore(version, isAnyway))) return;
    close();
    onRestored(version);
  }

  const { error } = restoring;
  const failure =
    error &&
    (hasStatus(toApiError(error), 409)
      ? t("restore.stale")
      : failureText(withFindings(error, tStructure), t("restore.failed")));
  return (
    <VersionsDialog
      open={open}
      onOpenChange={close}
      result={result}
      viewer={user?.id}
      onRetry={() => void list.refetch()}
      onLoadMore={() => void list.fetchNextPage()}
      compared={
        compared === null
          ? undefined
          : {
              version: compared,
              isNewest: versions.some((kept) => kept.version === compared && kept.isCurrent),
              result: comparison,
            }
      }
      onCompare={lookAt}
      onRestore={(version) => void restore(version, false)}
      restoring={restoring.isRestoring}
      asks={restoring.asks}
      onStay={close}
      onAnyway={() => compared !== null && void restore(compared, true)}
      failure={failure}
    />
  );
}
