import type { AuditEntry } from "@katha/api/shapes";
import { AdminPage } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import type { AdminPageProps } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import { MoreButton, type MoreProps } from "../../../parts/admin/MoreButton.tsx";
import { RowSkeletons } from "../../../parts/admin/RowSkeletons/RowSkeletons.tsx";
import { AuditList } from "../../../parts/admin/AuditList/AuditList.tsx";
import { EmptyState } from "../../../parts/shell/EmptyState/EmptyState.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import type { ElementProps } from "../../../primitives/element.ts";

/** Other props are passed to the page's frame. */
export interface AdminAuditScreenProps
  extends ElementProps<"div", "title">, Pick<AdminPageProps, "failure" | "onRetry">, MoreProps {
  /** The log's entries, newest first; absent while they load. */
  entries?: readonly AuditEntry[] | undefined;
}

/** Who did what in the administration, and when. */
export function AdminAuditScreen(props: AdminAuditScreenProps) {
  const { entries, onMore, loadingMore, ...page } = props;
  const t = useMessages(adminMessages);
  return (
    <AdminPage title={t("audit.title")} description={t("audit.note")} {...page}>
      {entries === undefined && page.failure === undefined && <RowSkeletons />}
      {entries?.length === 0 && <EmptyState scene="path" title={t("audit.empty")} />}
      {entries && entries.length > 0 && <AuditList entries={entries} />}
      <MoreButton onMore={onMore} loadingMore={loadingMore} />
    </AdminPage>
  );
}
