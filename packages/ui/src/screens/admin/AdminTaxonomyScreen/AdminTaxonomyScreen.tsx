import { AdminPage } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import type { AdminPageProps } from "../../../parts/admin/AdminPage/AdminPage.tsx";
import { RowSkeletons } from "../../../parts/admin/RowSkeletons/RowSkeletons.tsx";
import { TaxonomyEditor } from "../../../parts/admin/TaxonomyEditor/TaxonomyEditor.tsx";
import type { TaxonomyEditorProps } from "../../../parts/admin/TaxonomyEditor/TaxonomyEditor.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import type { ElementProps } from "../../../primitives/element.ts";

/** Other props are passed to the page's frame. */
export interface AdminTaxonomyScreenProps
  extends
    ElementProps<"div", "title">,
    Pick<AdminPageProps, "failure" | "onRetry">,
    Pick<TaxonomyEditorProps, "kind"> {
  /** All categories or tags, and what can be done with them; absent while they load. */
  editor?: Omit<TaxonomyEditorProps, "kind"> | undefined;
}

/** Lists all categories or all tags, to add, edit, merge, remove and reorder them. */
export function AdminTaxonomyScreen({ kind, editor, ...page }: AdminTaxonomyScreenProps) {
  const t = useMessages(adminMessages);
  const isOfCategories = kind === "category";
  return (
    <AdminPage
      title={t(isOfCategories ? "categories.title" : "tags.title")}
      description={t(isOfCategories ? "categories.note" : "tags.note")}
      {...page}
    >
      {editor && <TaxonomyEditor kind={kind} {...editor} />}
      {editor === undefined && page.failure === undefined && <RowSkeletons />}
    </AdminPage>
  );
}
