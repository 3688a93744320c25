import { AdminPage } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import { RowSkeletons } from "../../../parts/admin/RowSkeletons/RowSkeletons.tsx";
import { TaxonomyEditor } from "../../../parts/admin/TaxonomyEditor/TaxonomyEditor.tsx";
import type { TaxonomyEditorProps } from "../../../parts/admin/TaxonomyEditor/TaxonomyEditor.tsx";
import type { TaxonomyItem } from "../../../parts/admin/TaxonomyEditor/taxonomy.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import type { ElementProps } from "../../../primitives/element.ts";

/** Other props are passed to the page's frame. */
export interface AdminCategoriesScreenProps
  extends
    ElementProps<"div", "title">,
    Pick<
      TaxonomyEditorProps,
      | "onCreate"
      | "onSave"
      | "onMerge"
      | "onRemove"
      | "onOrderChange"
      | "working"
      | "refusal"
      | "begun"
      | "onBegunChange"
    > {
  /** All categories; absent while they load. */
  categories?: readonly TaxonomyItem[] | undefined;
  /** Why they could not be loaded. */
  failure?: string | undefined;
  /** Loads them again; without it the failure has no button. */
  onRetry?: (() => void) | undefined;
}

/** Lists all categories, to add, edit, merge, remove and reorder them. */
export function AdminCategoriesScreen(props: AdminCategoriesScreenProps) {
  const {
    categories,
    failure,
    onRetry,
    onCreate,
    onSave,
    onMerge,
    onRemove,
    onOrderChange,
    working,
    refusal,
    begun,
    onBegunChange,
    ...root
  } = props;
  const t = useMessages(adminMessages);
  return (
    <AdminPage
      title={t("categories.title")}
      description={t("categories.note")}
      failure={failure}
      onRetry={onRetry}
      {...root}
    >
      {categories && (
        <TaxonomyEditor
          kind="category"
          items={categories}
          onCreate={onCreate}
          onSave={onSave}
          onMerge={onMerge}
          onRemove={onRemove}
          onOrderChange={onOrderChange}
          working={working}
          refusal={refusal}
          begun={begun}
          onBegunChange={onBegunChange}
        />
      )}
      {categories === undefined && failure === undefined && <RowSkeletons />}
    </AdminPage>
  );
}
