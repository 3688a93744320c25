import { gameApi } from "@katha/api/game";
import { useMessages } from "@katha/ui";
import { noticeMessages, ownSessionMessages, SessionsDialog } from "@katha/ui/screens";
import { useState } from "react";
import { useFailure } from "../errors/useFailure.ts";
import { dialogOpened } from "../notices/notices-slice.ts";
import { toShelfList } from "../pages/shelf/shelf.ts";
import { useNavigate } from "../routes/router.ts";
import { useAppDispatch } from "../store/hooks.ts";
import { startStory } from "./enter-story.ts";
import type { Beginnable } from "./playable.ts";

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
  const navigate = useNavigate();
  const read = gameApi.useListSessionsInfiniteQuery({ story: story.id });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function begin(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const entered = await startStory(dispatch, story, { anew: true });
    setBusy(false);
    if ("path" in entered) {
      onClose();
      await navigate(entered.path);
    } else if (entered.dialog.kind === "failure") {
      setFailure(failureText(entered.dialog.error, tNotices("play.failed")));
    } else dispatch(dialogOpened(entered.dialog));
  }

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
      onAnew={() => void begin()}
      onOpenChange={onClose}
      onRetry={() => void read.refetch()}
      onMore={() => void read.fetchNextPage()}
      busy={isBusy}
      failure={failure}
    />
  );
}
