import { AdminPage } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import { ComingRows } from "../../../parts/admin/ComingRows/ComingRows.tsx";
import { TaxonomyDesk } from "../../../parts/admin/TaxonomyDesk/TaxonomyDesk.tsx";
import type { TaxonomyDeskProps } from "../../../parts/admin/TaxonomyDesk/TaxonomyDesk.tsx";
import type { TaxonomyItem } from "../../../parts/admin/TaxonomyDesk/taxonomy.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/site/admin.ts";

export interface AdminTagsScreenProps extends Omit<
  TaxonomyDeskProps,
  "kind" | "items" | "onOrder"
> {
  /** Absent while they come. */
  tags?: readonly TaxonomyItem[] | undefined;
  failure?: string | undefined;
  onRetry?: (() => void) | undefined;
}

export function AdminTagsScreen(props: AdminTagsScreenProps) {
  const { tags, failure, onRetry, ...desk } = props;
  const t = useMessages(adminMessages);
  return (
    <AdminPage title={t("tags.title")} note={t("tags.note")} failure={failure} onRetry={onRetry}>
      {tags && <TaxonomyDesk kind="tag" items={tags} {...desk} />}
      {tags === undefined && failure === undefined && <ComingRows />}
    </AdminPage>
  );
}
