import { hasStatus, toApiError } from "@katha/api";
import { gameApi } from "@katha/api/game";
import type { NoticeDialog } from "../notices/notices-slice.ts";
import type { AppDispatch } from "../store/store.ts";
import { paths } from "../routes/paths.ts";

export type Entered = { readonly path: string } | { readonly dialog: NoticeDialog };

/** The path of the existing session, or of a new one; else the dialog that says why not. */
export async function enterStory(dispatch: AppDispatch, storyId: string): Promise<Entered> {
  const { checkSession, createSession } = gameApi.endpoints;
  const { data: known } = await dispatch(checkSession.initiate(storyId));
  if (known?.has_existing_session && known.session_id) return pathOf(known.session_id);
  const { data: session, error } = await dispatch(createSession.initiate({ story_id: storyId }));
  if (session) return pathOf(session.id);
  const apiError = toApiError(error);
  if (hasStatus(apiError, 401)) return { dialog: { kind: "login", reason: "play" } };
  // Its page has the veil, and the way past it.
  if (apiError.code === "mature_veiled") return { path: paths.story(storyId) };
  if (hasStatus(apiError, 403)) return { dialog: { kind: "premium" } };
  return { dialog: { kind: "failure", error: apiError } };
}

function pathOf(session: string): Entered {
  return { path: paths.play(session) };
}
