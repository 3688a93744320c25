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

export interface NoticesState {
  readonly dialog: NoticeDialog | null;
  readonly pageTitle: string | null;
  /** Spoken by screen readers: the title of each page but the first, which the browser announces itself. */
  readonly announcement: string;
}

const initialState: NoticesState = { dialog: null, pageTitle: null, announcement: "" };

export const noticesSlice = createSlice({
  name: "notices",
  initialState,
  reducers: {
    dialogOpened: (state, { payload }: PayloadAction<NoticeDialog>) => ({
      ...state,
      dialog: payload,
    }),
    dialogClosed: (state) => ({ ...state, dialog: null }),
    pageTitled(state, { payload }: PayloadAction<string>) {
      if (state.pageTitle !== null && state.pageTitle !== payload) state.announcement = payload;
      state.pageTitle = payload;
    },
  },
  selectors: {
    selectDialog: ({ dialog }) => dialog,
    selectAnnouncement: ({ announcement }) => announcement,
  },
});

export const { dialogOpened, dialogClosed, pageTitled } = noticesSlice.actions;
export const { selectDialog, selectAnnouncement } = noticesSlice.selectors;
