import type { GameSession } from "../shapes/made/game/game.ts";
import { gameApi } from "../game/game.ts";
import { historyEntries } from "../game/log-entries.ts";
import { type SessionHistory, historyIn, renewHistory } from "../game/session-history.ts";
import type { PlayContext, PlayThunk, PlayWords } from "./play-context.ts";
import { selectPlay, sessionOpened, versionChosen } from "./play-slice.ts";

export const openSession =
  (session: GameSession, words: PlayWords): PlayThunk =>
  (dispatch) => {
    dispatch(sessionOpened(opened(session, historyIn(session.sessionData), words)));
  };

export const chooseVersion =
  (session: GameSession, words: PlayWords): PlayThunk =>
  (dispatch, getState) => {
    const history = renewHistory(selectPlay(getState()).history, session.sessionData);
    dispatch(showHistory(session, history, words));
  };

/** Shows what is known of a session in place of what is there. */
export const showHistory =
  (session: GameSession, history: SessionHistory, words: PlayWords): PlayThunk =>
  (dispatch) => {
    dispatch(versionChosen(opened(session, history, words)));
  };

/** Reads the session anew, into the cache. */
export const readSession =
  ({ session }: Pick<PlayContext, "session">): PlayThunk<Promise<GameSession | undefined>> =>
  async (dispatch) => {
    const afresh = { subscribe: false, forceRefetch: true };
    const { data } = await dispatch(gameApi.endpoints.getSession.initiate(session, afresh));
    return data;
  };

/** Reads the session anew, and shows its newest parts. */
export const reopen =
  (context: PlayContext): PlayThunk<Promise<void>> =>
  async (dispatch) => {
    const session = await dispatch(readSession(context));
    if (session === undefined || context.signal.aborted) return;
    dispatch(showHistory(session, historyIn(session.sessionData), context.words));
  };

function opened(session: GameSession, history: SessionHistory, { nameOf }: PlayWords) {
  const isCompleted = session.isCompleted;
  return { session, history, entries: historyEntries(history, nameOf, { isCompleted }) };
}
