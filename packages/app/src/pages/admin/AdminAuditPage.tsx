import { adminApi } from "@katha/api/admin";
import { AdminAuditScreen, adminWords, useWords } from "@katha/ui";
import { toAuditEntry } from "../../mapping/admin.ts";
import { AdminFrame } from "./AdminFrame.tsx";
import { useExplain } from "./useExplain.ts";

export function AdminAuditPage() {
  const say = useWords(adminWords);
  const explain = useExplain();
  const read = adminApi.useListAuditInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <AdminFrame place="audit" title={say("audit.title")}>
      <AdminAuditScreen
        entries={read.data?.pages.flatMap(({ entries }) => entries.map(toAuditEntry))}
        failure={read.isError ? explain(read.error) : undefined}
        onRetry={() => void read.refetch()}
        onMore={read.hasNextPage ? () => void read.fetchNextPage() : undefined}
        loadingMore={read.isFetchingNextPage}
      />
    </AdminFrame>
  );
}
