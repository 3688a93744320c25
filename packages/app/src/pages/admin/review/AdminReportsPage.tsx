import { hasStatus, toApiError } from "@katha/api";
import { adminApi } from "@katha/api/admin";
import { adminMessages, AdminReportsScreen, type ReportStatus, useMessages } from "@katha/ui";
import { useState } from "react";
import { toReportedPassage } from "../admin.ts";
import { AdminFrame } from "../AdminFrame.tsx";
import { useExplain } from "../useExplain.ts";

export function AdminReportsPage() {
  const t = useMessages(adminMessages);
  const explain = useExplain();
  const [status, setStatus] = useState<ReportStatus>("open");
  const read = adminApi.useListReportsQuery(status, { refetchOnMountOrArgChange: true });
  const [settle] = adminApi.useSettleReportMutation();
  const [working, setWorking] = useState<Readonly<Record<string, ReportStatus>>>({});
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const [decided, setDecided] = useState<string>();

  async function decide(id: string, next: ReportStatus): Promise<void> {
    setWorking((all) => ({ ...all, [id]: next }));
    setRefusals({});
    setDecided(undefined);
    const { error } = await settle({ id, status: next, was: status });
    setWorking(({ [id]: _done, ...others }) => others);
    if (error === undefined) return;
    // Decided by somebody else: the list is asked for anew, and the report goes from it.
    if (hasStatus(toApiError(error), 409)) setDecided(explain(error));
    else setRefusals({ [id]: explain(error) });
  }

  return (
    <AdminFrame place="reports" title={t("reports.title")}>
      <AdminReportsScreen
        reports={read.currentData?.map(toReportedPassage)}
        status={status}
        onStatus={setStatus}
        onDecide={(id, next) => void decide(id, next)}
        failure={read.isError ? explain(read.error) : decided}
        onRetry={read.isError ? () => void read.refetch() : undefined}
        working={working}
        refusals={refusals}
      />
    </AdminFrame>
  );
}
