import type { GameSession } from "../contract/game/game.ts";
import { gameApi } from "../game/game.ts";
import { historyEntries } from "../game/log-entries.ts";
import { type SessionHistory, historyIn, renewHistory } from "../game/session-history.ts";
import type { PlayContext, PlayThunk, PlayWords } from "./play-context.ts";
import { selectPlay, sessionOpened, versionChosen } from "./play-slice.ts";

export const openSession =
  (session: GameSession, words: PlayWords): PlayThunk =>
  (dispatch) => {
    dispatch(sessionOpened(opened(session, historyIn(session.session_data), words)));
  };

export const chooseVersion =
  (session: GameSession, words: PlayWords): PlayThunk =>
  (dispatch, getState) => {
    const history = renewHistory(selectPlay(getState()).history, session.session_data);
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

function opened(session: GameSession, history: SessionHistory, { nameOf }: PlayWords) {
  const isCompleted = session.is_completed;
  return { session, history, entries: historyEntries(history, nameOf, { isCompleted }) };
}
