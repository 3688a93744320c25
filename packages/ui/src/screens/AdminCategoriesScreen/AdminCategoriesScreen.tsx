import { AdminPage } from "../../parts/admin/AdminPage/AdminPage.tsx";
import { ComingRows } from "../../parts/admin/ComingRows/ComingRows.tsx";
import { TaxonomyDesk } from "../../parts/admin/TaxonomyDesk/TaxonomyDesk.tsx";
import type { TaxonomyDeskProps } from "../../parts/admin/TaxonomyDesk/TaxonomyDesk.tsx";
import type { TaxonomyItem } from "../../parts/admin/TaxonomyDesk/taxonomy.ts";
import { adminWords } from "../../words/admin/words.ts";
import { useWords } from "../../words/WordsProvider.tsx";

export interface AdminCategoriesScreenProps extends Omit<TaxonomyDeskProps, "kind" | "items"> {
  /** Absent while they come. */
  categories?: readonly TaxonomyItem[] | undefined;
  failure?: string | undefined;
  onRetry?: (() => void) | undefined;
}

export function AdminCategoriesScreen(props: AdminCategoriesScreenProps) {
  const { categories, failure, onRetry, ...desk } = props;
  const say = useWords(adminWords);
  return (
    <AdminPage
      title={say("categories.title")}
      note={say("categories.note")}
      failure={failure}
      onRetry={onRetry}
    >
      {categories && <TaxonomyDesk kind="category" items={categories} {...desk} />}
      {categories === undefined && failure === undefined && <ComingRows />}
    </AdminPage>
  );
}
