import { adminApi } from "@katha/api/admin";
import { useMessages } from "@katha/ui";
import { AdminAuditScreen, adminMessages } from "@katha/ui/screens";
import { AdminFrame } from "../AdminFrame.tsx";
import { useExplain } from "../useExplain.ts";

export function AdminAuditPage() {
  const t = useMessages(adminMessages);
  const explain = useExplain();
  const read = adminApi.useListAuditInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <AdminFrame place="audit" title={t("audit.title")}>
      <AdminAuditScreen
        entries={read.data?.pages.flatMap(({ entries }) => entries)}
        failure={read.isError ? explain(read.error) : undefined}
        onRetry={() => void read.refetch()}
        onMore={read.hasNextPage ? () => void read.fetchNextPage() : undefined}
        loadingMore={read.isFetchingNextPage}
      />
    </AdminFrame>
  );
}
