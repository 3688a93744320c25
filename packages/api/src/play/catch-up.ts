import type { GameSession, HistoryEntry } from "../shapes/made/game/game.ts";
import { isWhole } from "../game/session-history.ts";
import { changeEntry, changedIn } from "./change-entry.ts";
import { noticeAdded, selectPlay } from "./play-slice.ts";
import { chooseVersion } from "./open-session.ts";
import type { PlayContext, PlayThunk } from "./play-context.ts";
import { resume } from "./play-turn.ts";

/** Shows parts that are newer than the page: it may be an old copy, or the story went on elsewhere. */
export const catchUp =
  (context: PlayContext, session: GameSession): PlayThunk =>
  (dispatch, getState) => {
    const { log, history } = selectPlay(getState());
    if (log.isBusy) return;
    const { entries: shown } = history;
    if (isAhead(session.sessionData.narrativeHistory, shown)) {
      dispatch(chooseVersion(session, context.words));
      dispatch(noticeAdded({ type: "warning", content: context.words.moved() }));
    } else {
      for (const entry of changedIn(session.sessionData.narrativeHistory, shown))
        dispatch(changeEntry(context, entry));
    }
    const { runningTurn: running } = session;
    if (running === null || shown.some(({ turnId: turn }) => turn === running)) return;
    void dispatch(resume(context, running));
  };

/** A late answer may be older than what is shown. */
function isAhead(newest: readonly HistoryEntry[], shown: readonly HistoryEntry[]): boolean {
  if (!isWhole(newest)) {
    const known = new Set(shown.map(({ turnId: turn }) => turn));
    return newest.some(({ turnId: turn }) => !known.has(turn));
  }
  const last = shown.at(-1)?.turnId;
  return newest.length > shown.length && newest.some(({ turnId: turn }) => turn === last);
}
