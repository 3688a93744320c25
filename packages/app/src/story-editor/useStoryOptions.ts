import { taxonomyApi } from "@katha/api";
import { storyLanguages } from "@katha/api/account";
import { useMessages } from "@katha/ui";
import type { StoryOptions } from "@katha/ui/author";
import { authorMessages } from "@katha/ui/screens";
import { resultOf } from "../pages/result-of.ts";

/** The categories, tags and languages that a story can have. */
export function useStoryOptions() {
  const t = useMessages(authorMessages);
  const categories = taxonomyApi.useListCategoriesQuery();
  const tags = taxonomyApi.useListTagsQuery();
  const reads = [categories, tags];
  const languages = storyLanguages;
  const options = resultOf<StoryOptions>(
    categories.data && tags.data && { languages, categories: categories.data, tags: tags.data },
    reads.some(({ isError }) => isError) ? t("options.failed") : undefined,
  );
  return {
    options: { ...options, languages },
    onRetryOptions: () => {
      for (const read of reads) if (read.isError) void read.refetch();
    },
  };
}
