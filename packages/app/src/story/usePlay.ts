import { toApiError } from "@katha/api";
import { useState } from "react";
import { dialogOpened } from "../notices/notices-slice.ts";
import { useNavigate } from "../routes/router.ts";
import { useAppDispatch } from "../store/hooks.ts";
import { useViewer } from "../sign-in/useViewer.ts";
import type { Entered } from "./enter-story.ts";
import type { Playable } from "./playable.ts";

/** PLAY. The code for entering a story is loaded on the first press. */
export function usePlay() {
  const { isSignedIn } = useViewer();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [starting, setStarting] = useState<string | null>(null);

  async function enter(story: Playable, way: "enterStory" | "askWhich"): Promise<void> {
    setStarting(story.id);
    try {
      const module = await import("./enter-story.ts");
      const entered: Entered = await module[way](dispatch, story);
      if ("path" in entered) await navigate(entered.path);
      else dispatch(dialogOpened(entered.dialog));
    } catch (error) {
      dispatch(dialogOpened({ kind: "failure", error: toApiError(error) }));
    } finally {
      setStarting(null);
    }
  }

  function play(story: Playable): void {
    if (starting !== null) return;
    if (!isSignedIn) dispatch(dialogOpened({ kind: "login", reason: "play" }));
    else void enter(story, "enterStory");
  }

  /** Shows the player's sessions of a story, where they may begin it anew. */
  function anew(story: Playable): void {
    if (starting === null) void enter(story, "askWhich");
  }

  return { play, anew, starting };
}
