import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../../messages/authors/author.ts";
import type { ElementProps } from "../../../../primitives/element.ts";

/** Other props are passed to the dialog itself. */
export interface EmptyJsonDialogProps extends ElementProps<"div", "title"> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Closes the dialog to go back to the text; also called on Escape. */
  onMend: () => void;
  /** Saves even though the text is invalid. */
  onAnyway: () => void;
}

/** Invalid JSON is saved as an empty structure, so the author is asked first. */
export function EmptyJsonDialog({ open, onMend, onAnyway, ...root }: EmptyJsonDialogProps) {
  const t = useMessages(authorMessages);
  return (
    <Dialog
      open={open}
      onOpenChange={onMend}
      alert
      title={t("json.askTitle")}
      description={t("json.askNote")}
      actions={
        <>
          <Button variant="ghost" onClick={onAnyway}>
            {t("json.anyway")}
          </Button>
          <Button variant="primary" onClick={onMend}>
            {t("json.mend")}
          </Button>
        </>
      }
      {...root}
    />
  );
}
