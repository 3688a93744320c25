import { dialogOpened } from "../notices/notices-slice.ts";
import { useAppDispatch } from "../store/hooks.ts";
import { useViewer } from "../sign-in/useViewer.ts";
import type { Playable } from "./playable.ts";
import { useEntering } from "./useEntering.ts";

/** The code for entering a story is loaded on the first press. */
const fetchEntering = () => import("./enter-story.ts");

/** PLAY. */
export function usePlay() {
  const { isSignedIn } = useViewer();
  const dispatch = useAppDispatch();
  const { isEntering, enter } = useEntering();
  return {
    /** With a choice from the story's opening it begins with that. */
    play: (story: Playable, choice?: string): void => {
      if (isSignedIn)
        enter(async () => (await fetchEntering()).enterStory(dispatch, story, choice));
      else if (!isEntering)
        dispatch(dialogOpened({ kind: "login", reason: "play", story: story.id, choice }));
    },
    /** Shows the player's sessions of a story, where they may begin it anew. */
    anew: (story: Playable): void =>
      enter(async () => (await fetchEntering()).askWhich(dispatch, story)),
    isStarting: isEntering,
  };
}
