import { AdminPage } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import { RowSkeletons } from "../../../parts/admin/RowSkeletons/RowSkeletons.tsx";
import { TaxonomyEditor } from "../../../parts/admin/TaxonomyEditor/TaxonomyEditor.tsx";
import type { TaxonomyEditorProps } from "../../../parts/admin/TaxonomyEditor/TaxonomyEditor.tsx";
import type { TaxonomyItem } from "../../../parts/admin/TaxonomyEditor/taxonomy.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import type { ElementProps } from "../../../primitives/element.ts";

/** Other props are passed to the page's frame. */
export interface AdminTagsScreenProps
  extends
    ElementProps<"div", "title">,
    Pick<
      TaxonomyEditorProps,
      | "onCreate"
      | "onSave"
      | "onMerge"
      | "onRemove"
      | "working"
      | "refusal"
      | "begun"
      | "onBegunChange"
    > {
  /** All tags; absent while they load. */
  tags?: readonly TaxonomyItem[] | undefined;
  /** Why they could not be loaded. */
  failure?: string | undefined;
  /** Loads them again; without it the failure has no button. */
  onRetry?: (() => void) | undefined;
}

/** Lists all tags, to add, edit, merge and remove them. */
export function AdminTagsScreen(props: AdminTagsScreenProps) {
  const {
    tags,
    failure,
    onRetry,
    onCreate,
    onSave,
    onMerge,
    onRemove,
    working,
    refusal,
    begun,
    onBegunChange,
    ...root
  } = props;
  const t = useMessages(adminMessages);
  return (
    <AdminPage
      title={t("tags.title")}
      description={t("tags.note")}
      failure={failure}
      onRetry={onRetry}
      {...root}
    >
      {tags && (
        <TaxonomyEditor
          kind="tag"
          items={tags}
          onCreate={onCreate}
          onSave={onSave}
          onMerge={onMerge}
          onRemove={onRemove}

          working={working}
          refusal={refusal}
          begun={begun}
          onBegunChange={onBegunChange}
        />
      )}
      {tags === undefined && failure === undefined && <RowSkeletons />}
    </AdminPage>
  );
}
