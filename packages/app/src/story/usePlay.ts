import { useState } from "react";
import { useDispatch } from "react-redux";
import { questions } from "../questions/questions.ts";
import { useNavigate } from "../router.ts";
import type { AppStore } from "../store.ts";
import { useViewer } from "../viewer/useViewer.ts";

export interface Playable {
  readonly id: string;
  readonly is_premium: boolean;
  readonly user_state: { readonly has_premium_access: boolean };
}

/** PLAY. What it takes to enter a story is fetched when somebody does. */
export function usePlay() {
  const { isSignedIn } = useViewer();
  const navigate = useNavigate();
  const dispatch = useDispatch<AppStore["dispatch"]>();
  const [starting, setStarting] = useState<string | null>(null);

  async function enter(id: string): Promise<void> {
    setStarting(id);
    try {
      const { enterStory } = await import("./enter-story.ts");
      const entered = await enterStory(dispatch, id);
      if ("path" in entered) await navigate(entered.path);
      else questions.ask(entered.question);
    } catch (error) {
      questions.ask({ kind: "trouble", error });
    } finally {
      setStarting(null);
    }
  }

  function play(story: Playable): void {
    if (starting !== null) return;
    const isBarred = story.is_premium && !story.user_state.has_premium_access;
    if (!isSignedIn) questions.ask({ kind: "login", reason: "play" });
    else if (isBarred) questions.ask({ kind: "premium" });
    else void enter(story.id);
  }

  return { play, starting };
}
