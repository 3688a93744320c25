import type { AuthoringThunk } from "../state.ts";
import { selectEditor } from "./selectors.ts";
import { redone, undone } from "./story-editor-slice.ts";

/** The actions name the operation, so that whatever follows names of scenes can follow it. */
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
