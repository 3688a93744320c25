import { useRef } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";

/** Other props are passed to the dialog. */
export interface UndoDialogProps extends ElementProps<"div", "title"> {
  /** Whether the dialog is open. */
  open: boolean;
  /**
   * The price of the undo in XP.
   * @default 0
   */
  xp?: number;
  /** Called on cancel, including Escape. */
  onKeep: () => void;
  /** Undoes the last part. */
  onUndo: () => void;
}

/** Confirms an undo; the focus starts on the button that changes nothing. */
export function UndoDialog({ open, xp = 0, onKeep, onUndo, ...root }: UndoDialogProps) {
  const t = useMessages(playMessages);
  const { number } = useFormats();
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onKeep}
      alert
      initialFocus={keep}
      title={t("undo.title")}
      description={
        xp > 0 ? `${t("undo.note")} ${t("undo.xp", { xp: number(xp) })}` : t("undo.note")
      }
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
      {...root}
    />
  );
}
