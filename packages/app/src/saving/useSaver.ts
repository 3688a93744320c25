import { hasStatus, storiesApi, type StoryDetail, toApiError } from "@katha/api";
import { authoringApi } from "@katha/api/authoring";
import { changeOf } from "@katha/ui";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useDispatch } from "react-redux";
import { toChangedStory, toEntry } from "../mapping/authoring.ts";
import type { AppStore } from "../store/store.ts";
import type { StoryDraft } from "../story/drafts.ts";
import type { KnownStory, SaverNeeds, SaverState } from "./orders.ts";
import { newSaver, type Saver } from "./saver.ts";

export function toKnown(story: StoryDetail): KnownStory {
  return {
    entry: toEntry(story),
    version: story.version,
    savedAt: story.updated_at,
    isDraft: story.status === "draft",
  };
}

/** The story as the server has it, by whatever page or tab it was read. */
const { getStory } = storiesApi.endpoints;
const { updateStory } = authoringApi.endpoints;

function savingOf(id: string, draft: StoryDraft, dispatch: AppStore["dispatch"]): SaverNeeds {
  return {
    draft,
    newest: async () => {
      const read = getStory.initiate(id, { forceRefetch: true, subscribe: false });
      const { data } = await dispatch(read);
      return data && toKnown(data);
    },
    send: async ({ entry, over, ...order }) => {
      const form = toChangedStory(changeOf(entry, over), order);
      const { data, error } = await dispatch(updateStory.initiate({ id, form }));
      if (data !== undefined) return { kind: "saved", story: toKnown(data) };
      const told = toApiError(error);
      if (hasStatus(told, 409)) return { kind: "stale" };
      const isFaulty = hasStatus(told, 422) || hasStatus(told, 400);
      const isFinal =
        told.kind === "schema" ||
        (told.kind === "http" && told.status < 500 && told.status !== 429);
      return isFinal ? { kind: "refused", error, isFaulty } : { kind: "away", error };
    },
  };
}

/** What is written about a story goes to the server by itself, where that is right, and always with care. */
export function useSaver(
  id: string,
  story: StoryDetail,
  draft: StoryDraft,
): Saver & { state: SaverState } {
  const dispatch = useDispatch<AppStore["dispatch"]>();
  const [saver] = useState(() => newSaver(savingOf(id, draft, dispatch), toKnown(story)));
  const state = useSyncExternalStore(saver.listen, saver.read);
  useEffect(() => saver.seen(toKnown(story)), [saver, story]);
  useEffect(() => {
    const isHidden = () => document.visibilityState === "hidden" && void saver.flush();
    const flush = () => void saver.flush();
    saver.begin();
    document.addEventListener("visibilitychange", isHidden);
    window.addEventListener("pagehide", flush);
    window.addEventListener("online", saver.tryAgain);
    return () => {
      document.removeEventListener("visibilitychange", isHidden);
      window.removeEventListener("pagehide", flush);
      window.removeEventListener("online", saver.tryAgain);
      saver.leave();
    };
  }, [saver]);
  return { ...saver, state };
}
