import type { HistoryEntry } from "../shapes/made/game/game.ts";
import { gameApi } from "../game/game.ts";
import { historyEntries, turnOf } from "../game/log-entries.ts";
import type { SessionHistory } from "../game/session-history.ts";
import type { PlayContext, PlayThunk } from "./play-context.ts";
import { entryChanged, selectPlay } from "./play-slice.ts";

const isOfPart = (a: HistoryEntry, b: HistoryEntry) => a.turnId === b.turnId;

function withEntry(history: SessionHistory, entry: HistoryEntry): SessionHistory {
  const { entries, current } = history;
  return {
    ...history,
    entries: entries.map((known) => (isOfPart(known, entry) ? entry : known)),
    current: current !== null && isOfPart(current, entry) ? entry : current,
  };
}

/** Shows a part as its reader now has it: with other marks, or in other words. */
export const changeEntry =
  ({ session, words }: Pick<PlayContext, "session" | "words">, entry: HistoryEntry): PlayThunk =>
  (dispatch, getState) => {
    const { history, log } = selectPlay(getState());
    const renewed = withEntry(history, entry);
    const { isCompleted } = log;
    const made = historyEntries(renewed, words.nameOf, { isCompleted, only: [entry] });
    const [first] = made;
    const turn = entry.turnId ?? (first && turnOf(first));
    if (turn !== undefined) dispatch(entryChanged({ history: renewed, turn, entries: made }));
    dispatch(
      gameApi.util.updateQueryData("getSession", session, ({ sessionData: data }) => {
        data.narrativeHistory = data.narrativeHistory.map((known) =>
          isOfPart(known, entry) ? entry : known,
        );
        if (data.current !== null && isOfPart(data.current, entry)) data.current = entry;
      }),
    );
  };

/** The entries that have other marks or wordings than those that are known. */
export function changedIn(
  newest: readonly HistoryEntry[],
  known: readonly HistoryEntry[],
): HistoryEntry[] {
  const own = ({ mark, ownWording }: HistoryEntry) => JSON.stringify([mark, ownWording]);
  const byTurn = new Map(known.map((entry) => [entry.turnId, entry]));
  return newest.filter((entry) => {
    const before = byTurn.get(entry.turnId);
    return before !== undefined && own(before) !== own(entry);
  });
}
