import type { AuditEntry } from "@katha/api/shapes";
import { AdminPage } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import { RowSkeletons } from "../../../parts/admin/RowSkeletons/RowSkeletons.tsx";
import { AuditList } from "../../../parts/admin/AuditList/AuditList.tsx";
import { EmptyState } from "../../../parts/shell/EmptyState/EmptyState.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import type { ElementProps } from "../../../primitives/element.ts";

/** Other props are passed to the page's frame. */
export interface AdminAuditScreenProps extends ElementProps<"div", "title"> {
  /** The log's entries, newest first; absent while they load. */
  entries?: readonly AuditEntry[] | undefined;
  /** Why the list could not be loaded. */
  failure?: string | undefined;
  /** Loads it again; without it the failure has no button. */
  onRetry?: (() => void) | undefined;
  /** Loads older entries; absent when all are shown. */
  onMore?: (() => void) | undefined;
  /**
   * Older entries are being loaded.
   * @default false
   */
  loadingMore?: boolean;
}

/** Who did what in the administration, and when. */
export function AdminAuditScreen(props: AdminAuditScreenProps) {
  const { entries, failure, onRetry, onMore, loadingMore = false, ...root } = props;
  const t = useMessages(adminMessages);
  return (
    <AdminPage
      title={t("audit.title")}
      description={t("audit.note")}
      failure={failure}
      onRetry={onRetry}
      {...root}
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
