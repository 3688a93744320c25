import { useRef } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Dialog } from "../../../primitives/overlays/Dialog/Dialog.tsx";
import { playWords } from "../../../words/play/words.ts";
import { useWords } from "../../../words/WordsProvider.tsx";

export interface UndoDialogProps {
  open: boolean;
  onKeep: () => void;
  onUndo: () => void;
}

/** Asked before a part is taken back; the keyboard begins on the answer that loses nothing. */
export function UndoDialog({ open, onKeep, onUndo }: UndoDialogProps) {
  const say = useWords(playWords);
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      question
      firstFocus={keep}
      title={say("undo.title")}
      note={say("undo.note")}
      actions={
        <>
          <Button ref={keep} onClick={onKeep}>
            {say("undo.keep")}
          </Button>
          <Button kind="lamp" onClick={onUndo}>
            {say("undo.undo")}
          </Button>
        </>
      }
    />
  );
}
