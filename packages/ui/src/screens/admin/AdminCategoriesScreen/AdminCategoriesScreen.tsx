import { AdminPage } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import { RowSkeletons } from "../../../parts/admin/RowSkeletons/RowSkeletons.tsx";
import { TaxonomyEditor } from "../../../parts/admin/TaxonomyEditor/TaxonomyEditor.tsx";
import type { TaxonomyEditorProps } from "../../../parts/admin/TaxonomyEditor/TaxonomyEditor.tsx";
import type { TaxonomyItem } from "../../../parts/admin/TaxonomyEditor/taxonomy.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";

export interface AdminCategoriesScreenProps extends Omit<TaxonomyEditorProps, "kind" | "items"> {
  /** Absent while they load. */
  categories?: readonly TaxonomyItem[] | undefined;
  failure?: string | undefined;
  onRetry?: (() => void) | undefined;
}

export function AdminCategoriesScreen(props: AdminCategoriesScreenProps) {
  const { categories, failure, onRetry, ...desk } = props;
  const t = useMessages(adminMessages);
  return (
    <AdminPage
      title={t("categories.title")}
      description={t("categories.note")}
      failure={failure}
      onRetry={onRetry}
    >
      {categories && <TaxonomyEditor kind="category" items={categories} {...desk} />}
      {categories === undefined && failure === undefined && <RowSkeletons />}
    </AdminPage>
  );
}
