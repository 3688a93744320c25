import type { HistoryEntry } from "../contract/game/game.ts";
import { gameApi } from "../game/game.ts";
import { historyEntries, turnOf } from "../game/log-entries.ts";
import type { SessionHistory } from "../game/session-history.ts";
import type { PlayContext, PlayThunk } from "./play-context.ts";
import { entryChanged, selectPlay } from "./play-slice.ts";

const isOfPart = (a: HistoryEntry, b: HistoryEntry) => a.turn_id === b.turn_id;

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
    const turn = entry.turn_id ?? (first && turnOf(first));
    if (turn !== undefined) dispatch(entryChanged({ history: renewed, turn, entries: made }));
    dispatch(
      gameApi.util.updateQueryData("getSession", session, ({ session_data: data }) => {
        data.narrative_history = data.narrative_history.map((known) =>
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
  const own = ({ mark, own_wording }: HistoryEntry) => JSON.stringify([mark, own_wording]);
  const byTurn = new Map(known.map((entry) => [entry.turn_id, entry]));
  return newest.filter((entry) => {
    const before = byTurn.get(entry.turn_id);
    return before !== undefined && own(before) !== own(entry);
  });
}
