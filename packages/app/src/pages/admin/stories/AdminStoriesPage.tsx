import { accountApi } from "@katha/api/account";
import { adminApi } from "@katha/api/admin";
import { authoringApi } from "@katha/api/authoring";
import { useMessages } from "@katha/ui";
import type { BulkAction } from "@katha/ui/admin";
import { adminMessages, AdminStoriesScreen, authorMessages } from "@katha/ui/screens";
import { useState } from "react";
import { useModelOffer } from "../models/useModelOffer.ts";
import { readStoryQuery, toStoriesAsked, writeStoryQuery } from "./story-query.ts";
import { AdminFrame } from "../AdminFrame.tsx";
import { useExplain } from "../useExplain.ts";
import { useDebounced } from "../useDebounced.ts";
import { useAddressQuery } from "../useAddressQuery.ts";

export function AdminStoriesPage() {
  const t = useMessages(adminMessages);
  const explain = useExplain();
  const tAuthor = useMessages(authorMessages);
  const [query, setQuery] = useAddressQuery(readStoryQuery, writeStoryQuery);
  const read = adminApi.useAdminStoriesQuery(
    toStoriesAsked({ ...query, q: useDebounced(query.q) }),
    {
      refetchOnMountOrArgChange: true,
    },
  );
  const [feature] = adminApi.useFeatureStoryMutation();
  const [archive] = authoringApi.useArchiveStoryMutation();
  const offer = useModelOffer();
  const { data: me } = accountApi.useMeQuery();
  const [working, setWorking] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<string>();

  const acts: Readonly<Record<BulkAction, (id: string) => Promise<string | undefined>>> = {
    feature: (id) => show(id, true),
    unfeature: (id) => show(id, false),
    archive: (id) => putAway(id, true),
    restore: (id) => putAway(id, false),
  };

  async function change(ids: readonly string[], act: BulkAction): Promise<void> {
    setRefusal(undefined);
    setWorking((all) => [...all, ...ids]);
    for (const id of ids) {
      const refused = await acts[act](id);
      if (refused !== undefined) setRefusal(refused);
    }
    setWorking((all) => all.filter((id) => !ids.includes(id)));
  }

  async function putAway(id: string, archived: boolean): Promise<string | undefined> {
    const { error } = await archive({ id, archived });
    return error && explain(error, tAuthor(archived ? "mine.archiveFailed" : "mine.restoreFailed"));
  }

  async function show(id: string, isFeatured: boolean): Promise<string | undefined> {
    const { error } = await feature({ id, isFeatured });
    return error && t("stories.featureFailed");
  }

  return (
    <AdminFrame place="stories" title={t("stories.title")}>
      <AdminStoriesScreen
        stories={read.data?.stories}
        {...(read.data && {
          totalStories: read.data.totalStories,
          totalPages: read.data.totalPages,
        })}
        query={query}
        onQueryChange={setQuery}
        failure={read.isError ? t("list.fetchFailed") : refusal}
        {...(read.isError && { onRetry: () => void read.refetch() })}
        working={working}
        bulkBusy={working.length > 1}
        onFeaturedChange={(id, isFeatured) =>
          void change([id], isFeatured ? "feature" : "unfeature")
        }
        onBulk={(act, ids) => void change(ids, act)}
        offer={offer}
        recommendsSecondStep={me?.secondFactor.isEnrolled === false}
      />
    </AdminFrame>
  );
}
