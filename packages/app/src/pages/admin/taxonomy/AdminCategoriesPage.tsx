import { taxonomyApi } from "@katha/api";
import { taxonomyAdminApi } from "@katha/api/admin";
import { useMessages } from "@katha/ui";
import { AdminTaxonomyScreen, adminMessages } from "@katha/ui/screens";
import { AdminFrame } from "../AdminFrame.tsx";
import { useExplain } from "../useExplain.ts";
import { useTaxonomy } from "./useTaxonomy.ts";

export function AdminCategoriesPage() {
  const t = useMessages(adminMessages);
  const explain = useExplain();
  const read = taxonomyApi.useListCategoriesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { shown, act, save } = useTaxonomy("categories", read.refetch);
  const { refusal } = shown;
  const [create] = taxonomyAdminApi.useCreateCategoryMutation();
  const [update] = taxonomyAdminApi.useUpdateCategoryMutation();
  const [merge] = taxonomyAdminApi.useMergeCategoryMutation();
  const [remove] = taxonomyAdminApi.useDeleteCategoryMutation();
  const [order] = taxonomyAdminApi.useOrderCategoriesMutation();
  // A refused order concerns all rows, so its message is above them.
  const refusedOrder = refusal?.id === "order" ? refusal.message : undefined;
  return (
    <AdminFrame place="categories" title={t("categories.title")}>
      <AdminTaxonomyScreen
        kind="category"
        failure={read.isError ? explain(read.error) : refusedOrder}
        onRetry={read.isError ? () => void read.refetch() : undefined}
        editor={
          read.data && {
            items: read.data,
            ...shown,
            onCreate: ({ name, displayName }) => save("new", create({ name, displayName })),
            onSave: (id, { name, displayName }) => save(id, update({ id, name, displayName })),
            onMerge: (id, into) => act(id, merge({ id, into })),
            onRemove: (id) => act(id, remove(id)),
            onOrderChange: (ids) => act("order", order([...ids])),
          }
        }
      />
    </AdminFrame>
  );
}
