import { storiesApi } from "@katha/api";
import { authoringApi } from "@katha/api/authoring";
import type { DraftLink } from "@katha/ui/author";
import { useMessages } from "@katha/ui";
import { sharingMessages } from "@katha/ui/screens";
import { useState } from "react";
import { useFailure } from "../errors/useFailure.ts";
import { paths } from "../routes/paths.ts";

interface KnownDraft {
  readonly since: string | null;
  readonly address?: string;
}

/** Reads, creates and ends the link by which others can read a draft. */
export function useDraftLink(id: string) {
  const explain = useFailure();
  const t = useMessages(sharingMessages);
  const read = storiesApi.useGetStoryQuery(id, { refetchOnMountOrArgChange: true });
  const [share, sharing] = authoringApi.useShareDraftMutation();
  const [end, ending] = authoringApi.useEndShareLinkMutation();
  // The result of the last change, until the story is read again.
  const [done, setDone] = useState<KnownDraft>();
  const [failure, setFailure] = useState<string>();

  async function make(): Promise<void> {
    setFailure(undefined);
    const { data, error } = await share(id);
    if (data) {
      // In the hash, which browsers never send to a server.
      const path = `${paths.sharedStory}#${encodeURIComponent(data.token)}`;
      const address = new URL(path, window.location.href).href;
      setDone({ since: data.createdAt, address });
    } else setFailure(explain(error, t("link.failedMake")));
  }

  async function stop(): Promise<void> {
    setFailure(undefined);
    const { error } = await end(id);
    if (error === undefined) setDone({ since: null });
    else setFailure(explain(error, t("link.failedEnd")));
  }

  return {
    link: linkOf(),
    failure,
    busy: sharing.isLoading ? ("make" as const) : ending.isLoading ? ("end" as const) : undefined,
    onMake: () => void make(),
    onEnd: () => void stop(),
    onRetry: () => void read.refetch(),
  };

  function linkOf(): DraftLink {
    const story = read.isFetching ? undefined : read.currentData;
    const known: KnownDraft | undefined = done ?? (story && { since: story.sharedSince ?? null });
    if (known?.since) return { state: "open", ...known, since: known.since };
    if (known) return { state: "none", hasEnded: done !== undefined };
    if (!read.isError) return { state: "loading" };
    return { state: "failed", message: explain(read.error, t("link.failedRead")) };
  }
}
