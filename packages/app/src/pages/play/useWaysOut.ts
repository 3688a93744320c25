import type { StoryDetail } from "@katha/api";
import { paths } from "../../routes/paths.ts";
import { useLocation, useNavigate } from "../../routes/router.ts";
import { useAppDispatch } from "../../store/hooks.ts";
import { startStory } from "../../story/enter-story.ts";
import { useEntering } from "../../story/useEntering.ts";

/** Going back to where the player came from, and beginning the story again. */
export function useWaysOut(id: string, story: StoryDetail | undefined) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { key } = useLocation();
  const { enter } = useEntering();
  const again = { id, language: story?.language ?? "en", who: story?.who };
  return {
    // A session opened by its address has no page to go back to, so it goes to the story.
    onBack: () => void (key === "default" ? navigate(paths.story(id)) : navigate(-1)),
    // Another session of the story may be open: it stays where it is.
    onAgain: () => enter(() => startStory(dispatch, again, { anew: true })),
  };
}
