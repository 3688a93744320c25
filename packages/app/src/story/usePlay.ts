import { toApiError } from "@katha/api";
import { useState } from "react";
import { dialogOpened } from "../notices/notices-slice.ts";
import { useNavigate } from "../routes/router.ts";
import { useAppDispatch } from "../store/hooks.ts";
import { useViewer } from "../sign-in/useViewer.ts";
import type * as EnterStory from "./enter-story.ts";
import type { Entered } from "./enter-story.ts";
import type { Playable } from "./playable.ts";

/** PLAY. The code for entering a story is loaded on the first press. */
export function usePlay() {
  const { isSignedIn } = useViewer();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [starting, setStarting] = useState<string | null>(null);

  async function enter(begin: (module: typeof EnterStory) => Promise<Entered>, id: string) {
    setStarting(id);
    try {
      const entered = await begin(await import("./enter-story.ts"));
      if ("path" in entered) await navigate(entered.path, { state: entered });
      else dispatch(dialogOpened(entered.dialog));
    } catch (error) {
      dispatch(dialogOpened({ kind: "failure", error: toApiError(error) }));
    } finally {
      setStarting(null);
    }
  }

  /** With a choice from the story's opening it begins with that. */
  function play(story: Playable, choice?: string): void {
    if (starting !== null) return;
    if (!isSignedIn)
      dispatch(dialogOpened({ kind: "login", reason: "play", story: story.id, choice }));
    else void enter(({ enterStory }) => enterStory(dispatch, story, choice), story.id);
  }

  /** Shows the player's sessions of a story, where they may begin it anew. */
  function anew(story: Playable): void {
    if (starting === null) void enter(({ askWhich }) => askWhich(dispatch, story), story.id);
  }

  return { play, anew, starting };
}
