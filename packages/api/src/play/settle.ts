import type { ActionResponse } from "../shapes/made/game/turn.ts";
import { gameApi } from "../game/game.ts";
import { historyEntries, turnOf } from "../game/log-entries.ts";
import { historyTold } from "../game/plain-answer.ts";
import { dataOf, historyIn, isWhole, joinHistory, newestOf } from "../game/session-history.ts";
import { isOwn } from "../game/sittings.ts";
import type { TurnEntries } from "../game/turn-entries.ts";
import { api } from "../http/api.ts";
import { sessionListTag, storyTag } from "../http/cache-tags.ts";
import { readSession, reopen, showHistory } from "./open-session.ts";
import type { PlayContext, PlayThunk } from "./play-context.ts";
import { noticeAdded, selectPlay, turnSettled } from "./play-slice.ts";

/** Puts what a turn told into the log, and updates the cache once. */
export const settle =
  (context: PlayContext, answer: ActionResponse, turnEntries: TurnEntries): PlayThunk =>
  (dispatch, getState) => {
    const { session, story, words } = context;
    const { log, history: known } = selectPlay(getState());
    const { data, takesLast } = historyTold(answer, known);
    const joined = joinHistory(known, data);
    const now = joined ?? { history: historyIn(data), added: [], withdrawn: [] };
    const response = named(answer, now.added);
    const { turnId: turn } = response;
    const isUnseen = data.withdrawn.some((one) => !known.entries.some((has) => has.turnId === one));
    const made = historyEntries(now.history, words.nameOf, { only: now.added });
    const select = gameApi.endpoints.getSession.select(session);
    const { data: cached } = select(getState());
    dispatch(
      turnSettled({
        response,
        joined: now,
        missing: turnEntries.missing(response),
        own: made.filter((entry) => turnOf(entry) === turn && isOwn(entry)),
        between: made.filter((entry) => turnOf(entry) !== turn),
        takesLast,
      }),
    );
    if (response.lowCreditsWarning) {
      const content = words.lowCredits(response.creditWarningMessage);
      dispatch(noticeAdded({ type: "warning", content }));
    }
    if (response.budgetSpent !== null) {
      const content = words.budgetSpent(response.budgetSpent);
      dispatch(noticeAdded({ type: "warning", content }));
    }
    const { ownKey } = response;
    if (ownKey !== null && ownKey !== "told") {
      dispatch(noticeAdded({ type: "warning", content: words.ownKeyFailed(ownKey) }));
      if (ownKey === "off" || ownKey === "missing")
        dispatch(api.util.invalidateTags(["Models", "OwnKey"]));
    }
    if (response.isCompleted && !log.isCompleted) {
      dispatch(noticeAdded({ type: "completion", content: words.ended() }));
    }
    const kept = cached && historyIn(cached.sessionData);
    const hasSame = kept !== undefined && newestOf(kept) === newestOf(known);
    const renewed = (hasSame && joinHistory(kept, data)?.history) || now.history;
    dispatch(
      gameApi.util.updateQueryData("getSession", session, (draft) => {
        draft.currentXp = response.currentXp;
        draft.isCompleted = response.isCompleted;
        draft.ending = response.ending;
        draft.choicesMade = response.choicesMade;
        draft.scenesCompleted = response.scenesCompleted;
        draft.completionPercentage = response.completionPercentage;
        draft.state = response.state;
        draft.offers = response.offers;
        draft.sessionData = dataOf(renewed);
        draft.runningTurn = null;
      }),
    );
    dispatch(api.util.invalidateTags(["Progress", "Wallet", sessionListTag]));
    // Reaching an ending allows rating the story, and undoing it forbids it.
    if (cached && response.isCompleted !== cached.isCompleted) {
      dispatch(api.util.invalidateTags([storyTag(story)]));
    }
    // What was told elsewhere in between may have changed any part that is known here.
    const isMoved =
      !isWhole(data.narrativeHistory) && now.added.some(({ turnId: id }) => id !== turn);
    // The log is made anew where it lacks what came before this turn, or what this turn took back.
    if (joined === null || isUnseen) {
      const { data: fresh } = select(getState());
      if (fresh) dispatch(showHistory(fresh, now.history, words));
    }
    if (isMoved) void dispatch(reopen(context));
    else if (joined === null || response.isCompleted) void dispatch(readSession(context));
  };

/** A plain answer may not name its turn; then it is the newest of the history. */
function named(
  answer: ActionResponse,
  added: readonly { readonly turnId: string | null }[],
): ActionResponse {
  const newest = added.at(-1)?.turnId;
  const isNamed = added.some(({ turnId: turn }) => turn === answer.turnId);
  if (isNamed || !newest || answer.actionType === "undo") return answer;
  return { ...answer, turnId: newest };
}
