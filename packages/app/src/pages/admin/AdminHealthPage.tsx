import { healthApi } from "@katha/api/admin";
import { AdminHealthScreen, type HealthDays, adminWords, useWords } from "@katha/ui";
import { useState } from "react";
import { toHouseHealth } from "../../mapping/admin.ts";
import { Room } from "./Room.tsx";
import { useExplain } from "./useExplain.ts";

const pollMs = 30_000;

export function AdminHealthPage() {
  const say = useWords(adminWords);
  const explain = useExplain();
  const [days, setDays] = useState<HealthDays>(7);
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
  const { refetch } = read;
  // Other days sum up other turns: what is shown meanwhile is still the house.
  const { data } = read;
  return (
    <Room place="health" title={say("health.title")}>
      <AdminHealthScreen
        health={data && toHouseHealth(data)}
        failure={read.isError ? explain(read.error) : undefined}
        onRefresh={() => void refetch()}
        refreshing={read.isFetching}
        days={days}
        onDays={setDays}
      />
    </Room>
  );
}
