import { hasStatus, toApiError } from "@katha/api";
import { gameApi } from "@katha/api/game";
import { noticeWords, useLanguage, useWords } from "@katha/ui";
import { useState } from "react";
import { failureOf } from "../mapping/answered.ts";
import { questions } from "../questions/questions.ts";
import { useNavigate } from "../router.ts";
import { useViewer } from "../viewer/useViewer.ts";

export interface Playable {
  readonly id: string;
  readonly is_premium: boolean;
  readonly user_state: { readonly has_premium_access: boolean };
}

/** PLAY: back into the session there is, or into a new one; or what stands before it. */
export function usePlay() {
  const { say: sayAnywhere } = useLanguage();
  const say = useWords(noticeWords);
  const { isSignedIn } = useViewer();
  const navigate = useNavigate();
  const [check] = gameApi.useCheckSessionMutation();
  const [create] = gameApi.useCreateSessionMutation();
  const [starting, setStarting] = useState<string | null>(null);

  async function enter(id: string): Promise<void> {
    const { data: known } = await check(id);
    if (known?.has_existing_session && known.session_id) {
      return navigate(`/play/${known.session_id}`);
    }
    const { data: session, error } = await create(id);
    if (session) return navigate(`/play/${session.id}`);
    const told = toApiError(error);
    if (hasStatus(told, 401)) return askToLogIn();
    if (hasStatus(told, 403)) return questions.ask({ kind: "premium" });
    const message = failureOf(error, sayAnywhere("error.unreachable"), say("play.failed"));
    return questions.ask({ kind: "trouble", message });
  }

  function askToLogIn(): void {
    questions.ask({ kind: "login", message: say("play.guest") });
  }

  async function play(story: Playable): Promise<void> {
    if (starting !== null) return;
    if (!isSignedIn) return askToLogIn();
    if (story.is_premium && !story.user_state.has_premium_access) {
      return questions.ask({ kind: "premium" });
    }
    setStarting(story.id);
    await enter(story.id);
    setStarting(null);
  }

  return { play: (story: Playable) => void play(story), starting };
}
