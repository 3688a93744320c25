import { AdminPage } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import { RowSkeletons } from "../../../parts/admin/RowSkeletons/RowSkeletons.tsx";
import { TaxonomyEditor } from "../../../parts/admin/TaxonomyEditor/TaxonomyEditor.tsx";
import type { TaxonomyEditorProps } from "../../../parts/admin/TaxonomyEditor/TaxonomyEditor.tsx";
import type { TaxonomyItem } from "../../../parts/admin/TaxonomyEditor/taxonomy.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";

export interface AdminTagsScreenProps extends Omit<
  TaxonomyEditorProps,
  "kind" | "items" | "onOrderChange"
> {
  /** Absent while they load. */
  tags?: readonly TaxonomyItem[] | undefined;
  failure?: string | undefined;
  onRetry?: (() => void) | undefined;
}

export function AdminTagsScreen(props: AdminTagsScreenProps) {
  const { tags, failure, onRetry, ...desk } = props;
  const t = useMessages(adminMessages);
  return (
    <AdminPage
      title={t("tags.title")}
      description={t("tags.note")}
      failure={failure}
      onRetry={onRetry}
    >
      {tags && <TaxonomyEditor kind="tag" items={tags} {...desk} />}
      {tags === undefined && failure === undefined && <RowSkeletons />}
    </AdminPage>
  );
}
