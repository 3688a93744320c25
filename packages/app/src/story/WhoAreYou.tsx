import type { WhoAsked } from "@katha/api/game";
import { useMessages } from "@katha/ui";
import { type WhoAnswers, WhoDialog, answersFor, noticeMessages } from "@katha/ui/screens";
import { useState } from "react";
import { useFailure } from "../errors/useFailure.ts";
import { dialogOpened } from "../notices/notices-slice.ts";
import { useNavigate } from "../routes/router.ts";
import { useViewer } from "../sign-in/useViewer.ts";
import { useAppDispatch } from "../store/hooks.ts";
import { beginStory } from "./enter-story.ts";
import { keptWhoOf } from "./kept-who.ts";

interface WhoAreYouProps {
  story: string;
  language: string;
  asked: WhoAsked;
  /** Beside a session that goes on. */
  anew: boolean;
  /** The choice in the opening that the player has taken. */
  choice?: string | undefined;
  onClose: () => void;
}

/** Asks who the player is, and starts the story. */
export function WhoAreYou({ story, language, asked, anew, choice, onClose }: WhoAreYouProps) {
  const t = useMessages(noticeMessages);
  const failureText = useFailure();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { user } = useViewer();
  const [kept] = useState(() => keptWhoOf(story, user?.id));
  const [answers, setAnswers] = useState(() => answersFor(asked, kept.read()));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  function write(next: WhoAnswers): void {
    setAnswers(next);
    kept.keep(next);
  }

  async function begin({ qualities, things }: WhoAnswers): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const who = { qualities, things: [...things] };
    const entered = await beginStory(dispatch, story, { who, anew });
    setBusy(false);
    if ("path" in entered) {
      onClose();
      await navigate(entered.path, { state: { choice } });
    } else if (entered.dialog.kind === "failure") {
      setFailure(failureText(entered.dialog.error, t("play.failed")));
    } else dispatch(dialogOpened(entered.dialog));
  }

  return (
    <WhoDialog
      open
      asked={asked}
      answers={answers}
      language={language}
      onAnswersChange={write}
      onBegin={(said) => void begin(said)}
      onOpenChange={onClose}
      busy={isBusy}
      failure={failure}
    />
  );
}
