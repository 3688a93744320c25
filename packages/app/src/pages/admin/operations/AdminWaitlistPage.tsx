import { waitlistApi } from "@katha/api/waitlist";
import { useMessages } from "@katha/ui";
import { adminMessages, AdminWaitlistScreen } from "@katha/ui/screens";
import { useState } from "react";
import { saveText } from "../../../shell/save-file.ts";
import { useRowActs } from "../../useRowActs.ts";
import { AdminFrame } from "../AdminFrame.tsx";
import { useDebounced } from "../useDebounced.ts";
import { useExplain } from "../useExplain.ts";
import { waitlistCsv } from "../csv.ts";

const everybody = "all";

export function AdminWaitlistPage() {
  const t = useMessages(adminMessages);
  const explain = useExplain();
  const [query, setQuery] = useState("");
  const q = useDebounced(query).trim();
  const read = waitlistApi.useListWaitlistInfiniteQuery({ q }, { refetchOnMountOrArgChange: true });
  const [gather] = waitlistApi.useExportWaitlistMutation();
  const [remove] = waitlistApi.useRemoveFromWaitlistMutation();
  const { working, failed, act } = useRowActs();
  const error = read.isError ? read.error : failed?.error;
  // Results of an earlier search must not stand in for one that failed.
  const pages = (read.isError ? read.currentData : read.data)?.pages;

  async function download(): Promise<void> {
    const gathering = gather();
    await act(everybody, true, gathering);
    const { data } = await gathering;
    if (data) saveText("katha-waitlist.csv", waitlistCsv(data.entries), "text/csv");
  }

  return (
    <AdminFrame place="waitlist" title={t("waitlist.title")}>
      <AdminWaitlistScreen
        people={pages?.flatMap(({ entries }) => entries)}
        total={pages?.[0]?.totalEntries}
        query={query}
        onQueryChange={setQuery}
        onDownload={() => void download()}
        downloading={working[everybody] === true}
        onRemove={(id) => void act(id, true, remove(id))}
        working={Object.keys(working)}
        failure={error === undefined ? undefined : explain(error)}
        onRetry={read.isError ? () => void read.refetch() : undefined}
        onMore={read.hasNextPage ? () => void read.fetchNextPage() : undefined}
        loadingMore={read.isFetchingNextPage}
      />
    </AdminFrame>
  );
}
