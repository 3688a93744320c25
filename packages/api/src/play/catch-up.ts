import type { GameSession, HistoryEntry } from "../contract/game/game.ts";
import { noticeAdded, selectPlay } from "./play-slice.ts";
import { type PlayContext, type PlayThunk, chooseVersion, resume } from "./play-turn.ts";

/** Shows parts that are newer than the page: it may be an old copy, or the story went on elsewhere. */
export const catchUp =
  (context: PlayContext, session: GameSession): PlayThunk =>
  (dispatch, getState) => {
    const { log, history } = selectPlay(getState());
    if (log.isBusy) return;
    const { narrative_history: newest } = session.session_data;
    if (isAhead(newest, history)) {
      dispatch(chooseVersion(session, context.words));
      dispatch(noticeAdded({ type: "warning", content: context.words.moved() }));
    }
    const { running_turn: running } = session;
    if (running === null || history.some(({ turn_id: turn }) => turn === running)) return;
    void dispatch(resume(context, running));
  };

/** A late answer may be older than what is shown. */
function isAhead(newest: readonly HistoryEntry[], shown: readonly HistoryEntry[]): boolean {
  const last = shown.at(-1)?.turn_id;
  return newest.length > shown.length && newest.some(({ turn_id: turn }) => turn === last);
}
