import type { AuthoringThunk } from "../state.ts";
import { selectEditor } from "./selectors.ts";
import { redone, undone } from "./story-editor-slice.ts";

/** The actions carry the operation, so that state keyed by scene names can follow renames. */
export const undo =
  (id: string): AuthoringThunk =>
  (dispatch, getState) => {
    const operation = selectEditor(getState(), id)?.history.past.at(-1)?.operation;
    dispatch(undone({ id, operation }));
  };

export const redo =
  (id: string): AuthoringThunk =>
  (dispatch, getState) => {
    const operation = selectEditor(getState(), id)?.history.future[0]?.operation;
    dispatch(redone({ id, operation }));
  };
