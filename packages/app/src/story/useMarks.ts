import { engagementApi } from "@katha/api/engagement";
import { questions } from "../questions/questions.ts";
import { useViewer } from "../viewer/useViewer.ts";

/** The two marks a reader can leave on a story; guests are asked to sign in. */
export function useMarks(id: string) {
  const { isSignedIn } = useViewer();
  const [like] = engagementApi.useLikeStoryMutation();
  const [bookmark] = engagementApi.useBookmarkStoryMutation();
  const asMember = (act: () => void) => () =>
    isSignedIn ? act() : questions.ask({ kind: "login" });
  return {
    onLike: asMember(() => void like(id)),
    onBookmark: asMember(() => void bookmark(id)),
  };
}
