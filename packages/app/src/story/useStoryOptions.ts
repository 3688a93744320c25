import { taxonomyApi } from "@katha/api";
import { authorWords, useWords } from "@katha/ui";
import { toOptions } from "../mapping/authoring.ts";

export function useStoryOptions() {
  const say = useWords(authorWords);
  const categories = taxonomyApi.useListCategoriesQuery();
  const tags = taxonomyApi.useListTagsQuery();
  return {
    options: toOptions(categories, tags, say("options.failed")),
    onRetryOptions: () => {
      for (const read of [categories, tags]) if (read.isError) void read.refetch();
    },
  };
}
