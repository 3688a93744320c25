import { adminApi } from "@katha/api/admin";
import { authoringApi } from "@katha/api/authoring";
import { AdminStoriesScreen, type BulkAct, adminWords, authorWords, useWords } from "@katha/ui";
import { useState } from "react";
import { toAdminStory } from "../../mapping/admin.ts";
import { toStoriesAsked } from "../../mapping/story-query.ts";
import { AdminFrame } from "./AdminFrame.tsx";
import { useExplain } from "./useExplain.ts";
import { useDebounced } from "./useDebounced.ts";
import { useStoryQuery } from "./useStoryQuery.ts";

export function AdminStoriesPage() {
  const say = useWords(adminWords);
  const explain = useExplain();
  const sayToAuthors = useWords(authorWords);
  const [query, setQuery] = useStoryQuery();
  const read = adminApi.useAdminStoriesQuery(
    toStoriesAsked({ ...query, q: useDebounced(query.q) }),
    {
      refetchOnMountOrArgChange: true,
    },
  );
  const [feature] = adminApi.useFeatureStoryMutation();
  const [archive] = authoringApi.useArchiveStoryMutation();
  const [working, setWorking] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<string>();

  async function change(ids: readonly string[], act: BulkAct): Promise<void> {
    setRefusal(undefined);
    setWorking((all) => [...all, ...ids]);
    for (const id of ids) {
      const refused = act === "archive" ? await putAway(id) : await show(id, act === "feature");
      if (refused !== undefined) setRefusal(refused);
    }
    setWorking((all) => all.filter((id) => !ids.includes(id)));
  }

  async function putAway(id: string): Promise<string | undefined> {
    const { error } = await archive({ id, archived: true });
    return error && explain(error, sayToAuthors("mine.archiveFailed"));
  }

  async function show(id: string, isFeatured: boolean): Promise<string | undefined> {
    const { error } = await feature({ id, isFeatured });
    return error && say("stories.featureFailed");
  }

  return (
    <AdminFrame place="stories" title={say("stories.title")}>
      <AdminStoriesScreen
        stories={read.data?.stories.map(toAdminStory)}
        {...(read.data && {
          totalStories: read.data.total_stories,
          totalPages: read.data.total_pages,
        })}
        query={query}
        onQuery={setQuery}
        failure={read.isError ? say("list.fetchFailed") : refusal}
        {...(read.isError && { onRetry: () => void read.refetch() })}
        working={working}
        bulkBusy={working.length > 1}
        onFeature={(id, isFeatured) => void change([id], isFeatured ? "feature" : "unfeature")}
        onBulk={(act, ids) => void change(ids, act)}
        links={{ add: "/admin/stories/new" }}
      />
    </AdminFrame>
  );
}
