import { adminApi } from "@katha/api/admin";
import { authoringApi } from "@katha/api/authoring";
import { AdminStoriesScreen, type BulkAct, type StoryQuery, adminWords, useWords } from "@katha/ui";
import { useDeferredValue, useState } from "react";
import { toAdminStory } from "../../mapping/admin.ts";
import { Room } from "./Room.tsx";
import { useExplain } from "./useExplain.ts";

const first: StoryQuery = { q: "", status: "", sort: "newest", page: 1 };

export function AdminStoriesPage() {
  const say = useWords(adminWords);
  const explain = useExplain();
  const [query, setQuery] = useState(first);
  const { status, ...rest } = useDeferredValue(query);
  const read = adminApi.useAdminStoriesQuery(
    { ...rest, ...(status !== "" && { status }) },
    { refetchOnMountOrArgChange: true },
  );
  const [feature] = adminApi.useFeatureStoryMutation();
  const [archive] = authoringApi.useArchiveStoryMutation();
  const [working, setWorking] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string>();

  async function change(ids: readonly string[], act: BulkAct): Promise<void> {
    setFailure(undefined);
    setWorking(ids);
    for (const id of ids) {
      const { error } =
        act === "archive"
          ? await archive({ id, archived: true })
          : await feature({ id, isFeatured: act === "feature" });
      if (error) setFailure(explain(error, say("stories.featureFailed")));
    }
    setWorking([]);
  }

  return (
    <Room place="stories" title={say("stories.title")}>
      <AdminStoriesScreen
        stories={read.data?.stories.map(toAdminStory)}
        {...(read.data && {
          totalStories: read.data.total_stories,
          totalPages: read.data.total_pages,
        })}
        query={query}
        onQuery={setQuery}
        failure={failure ?? (read.isError ? explain(read.error) : undefined)}
        onRetry={() => void read.refetch()}
        working={working}
        bulkBusy={working.length > 1}
        onFeature={(id, isFeatured) => void change([id], isFeatured ? "feature" : "unfeature")}
        onBulk={(act, ids) => void change(ids, act)}
        links={{ add: "/admin/stories/new" }}
      />
    </Room>
  );
}
