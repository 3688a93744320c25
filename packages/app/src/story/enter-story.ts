import { type StoryDetail, hasStatus, storiesApi, toApiError } from "@katha/api";
import { type WhoForm, gameApi } from "@katha/api/game";
import type { NoticeDialog } from "../notices/notices-slice.ts";
import type { AppDispatch } from "../store/store.ts";
import { paths } from "../routes/paths.ts";

export type Entered =
  | { readonly path: string; readonly choice?: string | undefined }
  | { readonly dialog: NoticeDialog };

/** A story that can be started; stories in lists lack what it asks the player. */
export interface Beginnable {
  readonly id: string;
  readonly language: string;
  readonly who?: StoryDetail["who"];
  readonly needs_model?: StoryDetail["needs_model"];
}

export interface Playable extends Beginnable {
  readonly is_premium: boolean;
  readonly user_state: { readonly has_premium_access: boolean };
}

/**
 * The path of an existing or new session, and the choice from the opening that is still to be taken there; otherwise the dialog
 * that asks who the player is, or says why it failed.
 */
export async function enterStory(
  dispatch: AppDispatch,
  story: Playable,
  choice?: string,
): Promise<Entered> {
  // The server's page shows every story as to a guest.
  if (isBarred(story) && isBarred((await readNow(dispatch, story.id)) ?? story))
    return { dialog: { kind: "premium" } };
  const { data: known } = await dispatch(gameApi.endpoints.checkSession.initiate(story.id));
  const isEnded = known?.is_completed === true && choice !== undefined;
  if (known?.has_existing_session && known.session_id && !isEnded) return pathOf(known.session_id);
  return startStory(dispatch, story, choice);
}

/** Asks who the player is, if the story wants to know; otherwise starts it, if it has scenes or a model can tell it. */
export async function startStory(
  dispatch: AppDispatch,
  story: Beginnable,
  choice?: string,
): Promise<Entered> {
  const { id, language } = story;
  const known = story.who === undefined ? await readNow(dispatch, id) : story;
  if (known?.needs_model) return { dialog: { kind: "needs_model" } };
  const asked = known?.who;
  if (asked) return { dialog: { kind: "who", story: id, language, asked, choice } };
  return { ...(await beginStory(dispatch, id)), choice };
}

/** Starts a new session. */
export async function beginStory(
  dispatch: AppDispatch,
  story_id: string,
  who: WhoForm | null = null,
): Promise<Entered> {
  const form = who === null ? { story_id } : { story_id, who };
  const { data: session, error } = await dispatch(gameApi.endpoints.createSession.initiate(form));
  if (session) return pathOf(session.id);
  const apiError = toApiError(error);
  if (hasStatus(apiError, 401)) return { dialog: { kind: "login", reason: "play" } };
  // The story's page has the veil, and lets the reader lift it.
  if (apiError.code === "mature_veiled") return { path: paths.story(story_id) };
  if (hasStatus(apiError, 403)) return { dialog: { kind: "premium" } };
  return { dialog: { kind: "failure", error: apiError } };
}

function isBarred({ is_premium, user_state }: Playable): boolean {
  return is_premium && !user_state.has_premium_access;
}

/** If the story cannot be read now, the session starts with the server's defaults. */
async function readNow(dispatch: AppDispatch, id: string) {
  const read = dispatch(storiesApi.endpoints.getStory.initiate(id, { subscribe: false }));
  const { data } = await read;
  return data;
}

function pathOf(session: string): Entered {
  return { path: paths.play(session) };
}
