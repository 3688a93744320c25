import { AdminPage } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import { RowSkeletons } from "../../../parts/admin/RowSkeletons/RowSkeletons.tsx";
import { AuditList } from "../../../parts/admin/AuditList/AuditList.tsx";
import type { AuditEntry } from "../../../parts/admin/AuditList/AuditList.tsx";
import { EmptyState } from "../../../parts/shell/EmptyState/EmptyState.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";

export interface AdminAuditScreenProps {
  /** Newest first; absent while they load. */
  entries?: readonly AuditEntry[] | undefined;
  failure?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Absent when the first entry is shown. */
  onMore?: (() => void) | undefined;
  loadingMore?: boolean;
}

export function AdminAuditScreen(props: AdminAuditScreenProps) {
  const { entries, failure, onRetry, onMore, loadingMore = false } = props;
  const t = useMessages(adminMessages);
  return (
    <AdminPage
      title={t("audit.title")}
      description={t("audit.note")}
      failure={failure}
      onRetry={onRetry}
    >
      {entries === undefined && failure === undefined && <RowSkeletons />}
      {entries?.length === 0 && <EmptyState scene="path" title={t("audit.empty")} />}
      {entries && entries.length > 0 && <AuditList entries={entries} />}
      {onMore && (
        <span>
          <Button loading={loadingMore} onClick={onMore}>
            {t(loadingMore ? "list.loading" : "list.more")}
          </Button>
        </span>
      )}
    </AdminPage>
  );
}
