import { backupsApi, healthApi } from "@katha/api/admin";
import { useMessages } from "@katha/ui";
import { AdminHealthScreen, adminMessages, type HealthDays } from "@katha/ui/screens";
import { useState } from "react";
import { AdminFrame } from "../AdminFrame.tsx";
import { useExplain } from "../useExplain.ts";

const pollMs = 30_000;
const backupPollMs = 2_000;

export function AdminHealthPage() {
  const t = useMessages(adminMessages);
  const explain = useExplain();
  const [days, setDays] = useState<HealthDays>(7);
  const [isBackingUp, setBackingUp] = useState(false);
  const read = healthApi.useAdminHealthQuery(
    { days },
    {
      refetchOnFocus: true,
      refetchOnReconnect: true,
      refetchOnMountOrArgChange: true,
      pollingInterval: pollMs,
      skipPollingIfUnfocused: true,
    },
  );
  const backups = backupsApi.useListBackupsQuery(undefined, {
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
    pollingInterval: isBackingUp ? backupPollMs : pollMs,
    skipPollingIfUnfocused: true,
  });
  const [start, starting] = backupsApi.useStartBackupMutation();
  const isRunning = backups.data?.isRunning ?? false;
  if (isRunning !== isBackingUp) setBackingUp(isRunning);
  const { refetch } = read;
  return (
    <AdminFrame place="health" title={t("health.title")}>
      <AdminHealthScreen
        // While another number of days is loading, the last answer is still true of the server.
        health={read.data}
        backups={backups.data}
        onBackUp={() => void start()}
        backUpFailure={
          starting.isError ? explain(starting.error, t("health.backUpFailed")) : undefined
        }
        failure={read.isError ? explain(read.error) : undefined}
        onRefresh={() => void refetch()}
        refreshing={read.isFetching}
        days={days}
        onDaysChange={setDays}
      />
    </AdminFrame>
  );
}
