import { taxonomyApi } from "@katha/api";
import { useMessages } from "@katha/ui";
import { authorMessages } from "@katha/ui/screens";
import { toOptions } from "../pages/author/authoring.ts";

export function useStoryOptions() {
  const t = useMessages(authorMessages);
  const categories = taxonomyApi.useListCategoriesQuery();
  const tags = taxonomyApi.useListTagsQuery();
  return {
    options: toOptions(categories, tags, t("options.failed")),
    onRetryOptions: () => {
      for (const read of [categories, tags]) if (read.isError) void read.refetch();
    },
  };
}
