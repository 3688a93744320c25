import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../../messages/authors/author.ts";

export interface EmptyJsonDialogProps {
  open: boolean;
  onMend: () => void;
  onAnyway: () => void;
}

/** Unreadable JSON is saved as an empty structure, so the author is asked first. */
export function EmptyJsonDialog({ open, onMend, onAnyway }: EmptyJsonDialogProps) {
  const t = useMessages(authorMessages);
  return (
    <Dialog
      open={open}
      onClose={onMend}
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
    />
  );
}
