import { type StoryDetail, toApiError } from "@katha/api";
import { useRef } from "react";
import { dialogOpened } from "../../notices/notices-slice.ts";
import { paths } from "../../routes/paths.ts";
import { useLocation, useNavigate } from "../../routes/router.ts";
import { useAppDispatch } from "../../store/hooks.ts";
import { startStory } from "../../story/enter-story.ts";

/** Going back to where the player came from, and beginning the story again. */
export function useWaysOut(id: string, story: StoryDetail | undefined) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { key } = useLocation();
  const isBeginning = useRef(false);

  async function playAgain(): Promise<void> {
    // A second press would begin a second session.
    if (isBeginning.current) return;
    isBeginning.current = true;
    const again = { id, language: story?.language ?? "en", who: story?.who };
    try {
      // Another session of the story may be open: it stays where it is.
      const entered = await startStory(dispatch, again, { anew: true });
      if ("path" in entered) await navigate(entered.path);
      else dispatch(dialogOpened(entered.dialog));
    } catch (error) {
      dispatch(dialogOpened({ kind: "failure", error: toApiError(error) }));
    } finally {
      isBeginning.current = false;
    }
  }

  return {
    // A session opened by its address has no page to go back to, so it goes to the story.
    onBack: () => void (key === "default" ? navigate(paths.story(id)) : navigate(-1)),
    onAgain: () => void playAgain(),
  };
}
