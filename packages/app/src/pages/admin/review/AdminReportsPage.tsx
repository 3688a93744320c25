import { hasStatus, toApiError } from "@katha/api";
import { adminApi } from "@katha/api/admin";
import { useMessages } from "@katha/ui";
import type { ReportStatus } from "@katha/ui/admin";
import { adminMessages, AdminReportsScreen } from "@katha/ui/screens";
import { useState } from "react";
import { useRowActs } from "../../useRowActs.ts";
import { AdminFrame } from "../AdminFrame.tsx";
import { useExplain } from "../useExplain.ts";

export function AdminReportsPage() {
  const t = useMessages(adminMessages);
  const explain = useExplain();
  const [status, setStatus] = useState<ReportStatus>("open");
  const read = adminApi.useListReportsQuery(status, { refetchOnMountOrArgChange: true });
  const [settle] = adminApi.useSettleReportMutation();
  const { working, failed, act } = useRowActs<ReportStatus>();
  // Decided by somebody else: the list is fetched again, and no longer contains the report.
  const isDecided = failed !== undefined && hasStatus(toApiError(failed.error), 409);
  const refusal = failed && explain(failed.error);

  return (
    <AdminFrame place="reports" title={t("reports.title")}>
      <AdminReportsScreen
        reports={read.currentData}
        status={status}
        onStatusChange={setStatus}
        onDecide={(id, next) => void act(id, next, settle({ id, status: next, was: status }))}
        failure={read.isError ? explain(read.error) : isDecided ? refusal : undefined}
        onRetry={read.isError ? () => void read.refetch() : undefined}
        working={working}
        refusals={failed && refusal && !isDecided ? { [failed.id]: refusal } : {}}
      />
    </AdminFrame>
  );
}
