import { taxonomyApi } from "@katha/api";
import { taxonomyAdminApi } from "@katha/api/admin";
import { useMessages } from "@katha/ui";
import { adminMessages, AdminTaxonomyScreen } from "@katha/ui/screens";
import { AdminFrame } from "../AdminFrame.tsx";
import { useExplain } from "../useExplain.ts";
import { useTaxonomy } from "./useTaxonomy.ts";

export function AdminTagsPage() {
  const t = useMessages(adminMessages);
  const explain = useExplain();
  const read = taxonomyApi.useListTagsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { shown, act, save } = useTaxonomy("tags", read.refetch);
  const [create] = taxonomyAdminApi.useCreateTagMutation();
  const [update] = taxonomyAdminApi.useUpdateTagMutation();
  const [merge] = taxonomyAdminApi.useMergeTagMutation();
  const [remove] = taxonomyAdminApi.useDeleteTagMutation();
  return (
    <AdminFrame place="tags" title={t("tags.title")}>
      <AdminTaxonomyScreen
        kind="tag"
        failure={read.isError ? explain(read.error) : undefined}
        onRetry={() => void read.refetch()}
        editor={
          read.data && {
            items: read.data,
            ...shown,
            onCreate: ({ displayName, color }) => save("new", create({ displayName, color })),
            onSave: (id, { displayName, color }) => save(id, update({ id, displayName, color })),
            onMerge: (id, into) => act(id, merge({ id, into })),
            onRemove: (id) => act(id, remove(id)),
          }
        }
      />
    </AdminFrame>
  );
}
