import { createAsyncThunk } from "@reduxjs/toolkit";
import type { AuthoringState } from "../state.ts";
import { selectDrafts } from "./selectors.ts";
import type { CoverDraft, TextDraft } from "@katha/storygraph";
import type { SuggestionDrafts, SuggestionTarget } from "./suggestion-drafts.ts";

type NewDraft = Omit<TextDraft, "id"> | Omit<CoverDraft, "id">;
export type DraftsAnswer = { drafts: readonly NewDraft[] } | { error: unknown };

export interface DraftsRequest {
  readonly id: string;
  readonly target: SuggestionTarget;
  readonly ask: (signal: AbortSignal, asked: SuggestionDrafts) => Promise<DraftsAnswer>;
}

/** Asks once: asking again meanwhile waits for the same request. */
export const askForDrafts = createAsyncThunk<
  readonly NewDraft[],
  DraftsRequest,
  { state: AuthoringState; rejectValue: unknown }
>(
  "suggestions/asked",
  async ({ id, target, ask }, { getState, signal, rejectWithValue }) => {
    const answer = await ask(signal, selectDrafts(getState(), id, target));
    return "error" in answer ? rejectWithValue(answer.error) : answer.drafts;
  },
  {
    condition: ({ id, target }, { getState }) =>
      selectDrafts(getState(), id, target).requestId === null,
  },
);
