import type { ApiError } from "@katha/api";
import type { WhoAsked } from "@katha/api/game";
import type { Beginnable } from "../story/playable.ts";
import { type PayloadAction, createSlice } from "@reduxjs/toolkit";

/** Dialogs that can open over any page. */
export type NoticeDialog =
  | {
      readonly kind: "login";
      readonly reason?: "play" | "turn";
      readonly story?: string;
      /** The choice in the story's opening that its reader has taken. */
      readonly choice?: string | undefined;
    }
  | { readonly kind: "premium" }
  /** The story has no scenes, and no model is set up to tell it. */
  | { readonly kind: "needs_model" }
  | { readonly kind: "link"; readonly url: string; readonly isCopied: boolean }
  /** A story asks who the player is before its first line. */
  | {
      readonly kind: "who";
      readonly story: string;
      readonly language: string;
      readonly asked: WhoAsked;
      /** Beside a session that goes on. */
      readonly anew: boolean;
      readonly choice?: string | undefined;
    }
  /** The player has several sessions of a story, or wants to begin anew. */
  | { readonly kind: "sessions"; readonly story: Beginnable }
  /** A link has signed somebody in. */
  | { readonly kind: "signed_in" }
  /** Code or a language could not be fetched. */
  | { readonly kind: "not_fetched" }
  /** A story could not be entered. */
  | { readonly kind: "failure"; readonly error: ApiError };

interface NoticesState {
  readonly dialog: NoticeDialog | null;
}

const initialState: NoticesState = { dialog: null };

export const noticesSlice = createSlice({
  name: "notices",
  initialState,
  reducers: {
    dialogOpened: (_, { payload }: PayloadAction<NoticeDialog>) => ({ dialog: payload }),
    dialogClosed: () => initialState,
  },
  selectors: {
    selectDialog: ({ dialog }) => dialog,
  },
});

export const { dialogOpened, dialogClosed } = noticesSlice.actions;
export const { selectDialog } = noticesSlice.selectors;
