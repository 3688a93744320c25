import type { AuthoringThunk } from "../state.ts";
import { askForDrafts, type DraftsRequest } from "./ask-for-drafts.ts";
import { selectDrafts } from "./selectors.ts";
import type { SuggestionTarget } from "./suggestion-drafts.ts";
import { askingStopped } from "./suggestions-slice.ts";

interface Running {
  readonly id: string;
  readonly abort: () => void;
}

/** By request id, as promises do not belong in the store. */
const running = new Map<string, Running>();

export const startAsking =
  (request: DraftsRequest): AuthoringThunk<Promise<void>> =>
  async (dispatch) => {
    const asked = dispatch(askForDrafts(request));
    running.set(asked.requestId, { id: request.id, abort: () => asked.abort() });
    await asked;
    running.delete(asked.requestId);
  };

export const stopAsking =
  (id: string, target: SuggestionTarget): AuthoringThunk =>
  (dispatch, getState) => {
    const { requestId } = selectDrafts(getState(), id, target);
    dispatch(askingStopped({ id, target }));
    if (requestId !== null) running.get(requestId)?.abort();
  };

/** For when a story's page is closed. */
export function stopAllAsking(id: string): void {
  for (const request of running.values()) if (request.id === id) request.abort();
}
