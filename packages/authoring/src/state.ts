import type { ThunkAction, ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { useDispatch, useSelector, useStore } from "react-redux";
import type { DeletedDrafts } from "./drafts/deleted-drafts-slice.ts";
import type { StoryEditors } from "./editor/story-editor-slice.ts";
import type { Suggestions } from "./suggestions/suggestions-state.ts";

/** This package's slices; the app injects them with the first page that needs them. */
export interface AuthoringState {
  readonly storyEditor?: StoryEditors;
  readonly suggestions?: Suggestions;
  readonly deletedDrafts?: DeletedDrafts;
}

export type AuthoringDispatch = ThunkDispatch<AuthoringState, unknown, UnknownAction>;
export type AuthoringThunk<Result = void> = ThunkAction<
  Result,
  AuthoringState,
  unknown,
  UnknownAction
>;

export interface AuthoringStore {
  readonly dispatch: AuthoringDispatch;
  readonly getState: () => AuthoringState;
  readonly subscribe: (changed: () => void) => () => void;
}

export const useAuthoringSelector = useSelector.withTypes<AuthoringState>();
export const useAuthoringDispatch = useDispatch.withTypes<AuthoringDispatch>();

export function useAuthoringStore(): AuthoringStore {
  return useStore() as unknown as AuthoringStore;
}
