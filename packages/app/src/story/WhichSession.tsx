import { gameApi } from "@katha/api/game";
import { useMessages } from "@katha/ui";
import { noticeMessages, ownSessionMessages, SessionsDialog } from "@katha/ui/screens";
import { useState } from "react";
import { useFailure } from "../errors/useFailure.ts";
import { toShelfList } from "../pages/shelf/shelf.ts";
import { useAppDispatch } from "../store/hooks.ts";
import { startStory } from "./enter-story.ts";
import type { Beginnable } from "./playable.ts";
import { useEntering } from "./useEntering.ts";

interface WhichSessionProps {
  story: Beginnable;
  onClose: () => void;
}

/** Asks which session of a story goes on, or begins it anew. */
export function WhichSession({ story, onClose }: WhichSessionProps) {
  const t = useMessages(ownSessionMessages);
  const tNotices = useMessages(noticeMessages);
  const failureText = useFailure();
  const dispatch = useAppDispatch();
  const read = gameApi.useListSessionsInfiniteQuery({ story: story.id });
  const [failure, setFailure] = useState<string>();

  const { isEntering, enter } = useEntering({
    onEntered: onClose,
    onFailed: (error) => setFailure(failureText(error, tNotices("play.failed"))),
  });

  return (
    <SessionsDialog
      open
      sessions={toShelfList(
        read,
        ({ sessions }) => sessions,
        (error) => failureText(error, t("sessions.failed")),
      )}
      language={story.language}
      onChoose={onClose}
      onAnew={() => {
        setFailure(undefined);
        enter(() => startStory(dispatch, story, { anew: true }));
      }}
      onOpenChange={onClose}
      onRetry={() => void read.refetch()}
      onMore={() => void read.fetchNextPage()}
      busy={isEntering}
      failure={failure}
    />
  );
}
