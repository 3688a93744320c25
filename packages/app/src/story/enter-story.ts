import { hasStatus, storiesApi, toApiError } from "@katha/api";
import { type WhoForm, gameApi } from "@katha/api/game";
import type { NoticeDialog } from "../notices/notices-slice.ts";
import type { AppDispatch } from "../store/store.ts";
import { paths } from "../routes/paths.ts";
import type { Beginnable, Playable } from "./playable.ts";

export type Entered =
  | { readonly path: string; readonly choice?: string | undefined }
  | { readonly dialog: NoticeDialog };

/**
 * The path of an existing or new session, and the choice from the opening that is still to be taken there; otherwise the dialog
 * that asks which session or who the player is, or says why it failed.
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
  if (choice === undefined && known !== undefined && known.sessionsCount > 1)
    return askWhich(dispatch, story);
  const isEnded = known?.isCompleted === true && choice !== undefined;
  if (known?.hasExistingSession && known.sessionId && !isEnded) return pathOf(known.sessionId);
  return startStory(dispatch, story, { choice });
}

/** The dialog with the player's sessions of a story, which are fetched first. */
export async function askWhich(dispatch: AppDispatch, story: Beginnable): Promise<Entered> {
  const { id, language, who, needsModel } = story;
  const read = gameApi.endpoints.listSessions.initiate(
    { story: id },
    { subscribe: false, forceRefetch: true },
  );
  await dispatch(read);
  return { dialog: { kind: "sessions", story: { id, language, who, needsModel } } };
}

/** Asks who the player is, if the story wants to know; otherwise starts it, if it has scenes or a model can tell it. */
export async function startStory(
  dispatch: AppDispatch,
  story: Beginnable,
  { anew = false, choice }: { anew?: boolean; choice?: string | undefined } = {},
): Promise<Entered> {
  const { id, language } = story;
  const known = story.who === undefined ? await readNow(dispatch, id) : story;
  if (known?.needsModel) return { dialog: { kind: "needs_model" } };
  const asked = known?.who;
  if (asked) return { dialog: { kind: "who", story: id, language, asked, anew, choice } };
  return { ...(await beginStory(dispatch, id, { anew })), choice };
}

/** Starts a new session; unless `anew`, only where none goes on. */
export async function beginStory(
  dispatch: AppDispatch,
  storyId: string,
  { who, anew = false }: { who?: WhoForm; anew?: boolean } = {},
): Promise<Entered> {
  const form = { storyId, ...(who && { who }), ...(anew && { anew }) };
  const { data: session, error } = await dispatch(gameApi.endpoints.createSession.initiate(form));
  if (session) return pathOf(session.id);
  const apiError = toApiError(error);
  if (hasStatus(apiError, 401)) return { dialog: { kind: "login", reason: "play" } };
  // The story's page has the veil, and lets the reader lift it.
  if (apiError.code === "mature_veiled") return { path: paths.story(storyId) };
  if (hasStatus(apiError, 403)) return { dialog: { kind: "premium" } };
  return { dialog: { kind: "failure", error: apiError } };
}

function isBarred({ isPremium, userState }: Playable): boolean {
  return isPremium && !userState.hasPremiumAccess;
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
