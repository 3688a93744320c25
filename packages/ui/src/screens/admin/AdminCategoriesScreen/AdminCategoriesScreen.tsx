import { AdminPage } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import { ComingRows } from "../../../parts/admin/ComingRows/ComingRows.tsx";
import { TaxonomyDesk } from "../../../parts/admin/TaxonomyDesk/TaxonomyDesk.tsx";
import type { TaxonomyDeskProps } from "../../../parts/admin/TaxonomyDesk/TaxonomyDesk.tsx";
import type { TaxonomyItem } from "../../../parts/admin/TaxonomyDesk/taxonomy.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/site/admin.ts";

export interface AdminCategoriesScreenProps extends Omit<TaxonomyDeskProps, "kind" | "items"> {
  /** Absent while they come. */
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
      note={t("categories.note")}
      failure={failure}
      onRetry={onRetry}
    >
      {categories && <TaxonomyDesk kind="category" items={categories} {...desk} />}
      {categories === undefined && failure === undefined && <ComingRows />}
    </AdminPage>
  );
}
