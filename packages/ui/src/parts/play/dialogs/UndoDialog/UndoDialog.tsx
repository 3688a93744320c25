import { useRef } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";

export interface UndoDialogProps {
  open: boolean;
  onKeep: () => void;
  onUndo: () => void;
}

/** Asked before a part is taken back; the keyboard begins on the answer that loses nothing. */
export function UndoDialog({ open, onKeep, onUndo }: UndoDialogProps) {
  const t = useMessages(playMessages);
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      alert
      initialFocus={keep}
      title={t("undo.title")}
      description={t("undo.note")}
      actions={
        <>
          <Button ref={keep} onClick={onKeep}>
            {t("undo.keep")}
          </Button>
          <Button variant="primary" onClick={onUndo}>
            {t("undo.undo")}
          </Button>
        </>
      }
    />
  );
}
