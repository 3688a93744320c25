import { engagementApi } from "@katha/api/engagement";
import { dialogOpened } from "../notices/notices-slice.ts";
import { useAppDispatch } from "../store/hooks.ts";
import { useViewer } from "../sign-in/useViewer.ts";

/** A reader's like and bookmark of a story; guests are asked to sign in. */
export function useMarks(id: string) {
  const { isSignedIn } = useViewer();
  const dispatch = useAppDispatch();
  const [like] = engagementApi.useLikeStoryMutation();
  const [bookmark] = engagementApi.useBookmarkStoryMutation();
  const asMember = (act: () => void) => () =>
    isSignedIn ? act() : dispatch(dialogOpened({ kind: "login" }));
  return {
    onLike: asMember(() => void like(id)),
    onBookmark: asMember(() => void bookmark(id)),
  };
}
