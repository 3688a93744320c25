import type { WhoAsked } from "@katha/api/game";
import { useMessages } from "@katha/ui";
import { type WhoAnswers, WhoDialog, answersFor, noticeMessages } from "@katha/ui/screens";
import { useState } from "react";
import { useFailure } from "../errors/useFailure.ts";
import { useViewer } from "../sign-in/useViewer.ts";
import { useAppDispatch } from "../store/hooks.ts";
import { beginStory } from "./enter-story.ts";
import { keptWhoOf } from "./kept-who.ts";
import { useEntering } from "./useEntering.ts";

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
  const { user } = useViewer();
  const [kept] = useState(() => keptWhoOf(story, user?.id));
  const [answers, setAnswers] = useState(() => answersFor(asked, kept.read()));
  const [failure, setFailure] = useState<string>();

  function write(next: WhoAnswers): void {
    setAnswers(next);
    kept.keep(next);
  }

  const { isEntering, enter } = useEntering({
    onEntered: onClose,
    onFailed: (error) => setFailure(failureText(error, t("play.failed"))),
  });

  function begin({ qualities, things }: WhoAnswers): void {
    setFailure(undefined);
    const who = { qualities, things: [...things] };
    enter(async () => ({ ...(await beginStory(dispatch, story, { who, anew })), choice }));
  }

  return (
    <WhoDialog
      open
      asked={asked}
      answers={answers}
      language={language}
      onAnswersChange={write}
      onBegin={begin}
      onOpenChange={onClose}
      busy={isEntering}
      failure={failure}
    />
  );
}
