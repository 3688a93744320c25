import { type Story, storiesApi } from "@katha/api";
import { engagementApi } from "@katha/api/engagement";
import { dialogOpened } from "../notices/notices-slice.ts";
import { useAppDispatch } from "../store/hooks.ts";
import { useViewer } from "../sign-in/useViewer.ts";

type Flag = "hasLiked" | "hasBookmarked";

/** A reader's like and bookmark of a story; guests are asked to sign in. */
export function useMarks({ id, userState }: Pick<Story, "id" | "userState">) {
  const { isSignedIn } = useViewer();
  const dispatch = useAppDispatch();
  const [like] = engagementApi.useLikeStoryMutation();
  const [bookmark] = engagementApi.useBookmarkStoryMutation();

  /** The server's page shows a guest's marks; who presses before their own have come means what they read. */
  async function isSetAlready(flag: Flag): Promise<boolean> {
    const read = dispatch(storiesApi.endpoints.getStory.initiate(id, { subscribe: false }));
    const { data: own } = await read;
    return own !== undefined && own.userState[flag] !== userState[flag];
  }
  async function toggle(flag: Flag, press: (id: string) => unknown): Promise<void> {
    if (!(await isSetAlready(flag))) press(id);
  }
  const asMember = (act: () => Promise<void>) => () =>
    isSignedIn ? void act() : void dispatch(dialogOpened({ kind: "login" }));
  return {
    onLike: asMember(() => toggle("hasLiked", like)),
    onBookmark: asMember(() => toggle("hasBookmarked", bookmark)),
  };
}
