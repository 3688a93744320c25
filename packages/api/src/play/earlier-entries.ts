import { gameApi } from "../game/game.ts";
import { historyEntries } from "../game/log-entries.ts";
import { replacedBy, withEarlier } from "../game/session-history.ts";
import type { PlayContext, PlayThunk } from "./play-context.ts";
import {
  earlierArrived,
  earlierAsked,
  earlierFailed,
  selectLog,
  selectPlay,
} from "./play-slice.ts";

/** Reads the parts before those in the log. */
export const loadEarlier =
  ({ session, signal, words }: PlayContext): PlayThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (selectLog(getState()).earlier === "loading") return;
    for (;;) {
      const { history } = selectPlay(getState());
      const { earlier: before } = history;
      if (before === null) return;
      dispatch(earlierAsked());
      const { data } = await dispatch(
        gameApi.endpoints.getSessionEntries.initiate({ session, before }, afresh),
      );
      if (signal.aborted) return;
      // A page that is asked for again and again would never end.
      if (data === undefined || data.earlier === before) {
        dispatch(earlierFailed());
        return;
      }
      // A turn that was told meanwhile may have taken back what arrives now.
      if (selectPlay(getState()).history !== history) continue;
      const whole = withEarlier(history, data);
      const entries = historyEntries(whole, words.nameOf, { only: data.entries });
      dispatch(earlierArrived({ history: whole, entries, others: replacedBy(data.entries) }));
      return;
    }
  };

const afresh = { subscribe: false, forceRefetch: true } as const;
