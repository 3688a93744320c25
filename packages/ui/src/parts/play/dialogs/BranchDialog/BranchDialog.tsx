import { useRef } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { passagesMessages } from "../../../../messages/players/passages.ts";
import type { SavingProps } from "../../opened.ts";

/** Other props are passed to the dialog. */
export interface BranchDialogProps extends Omit<SavingProps, "onOpenChange"> {
  /** Called on cancel, Escape, the close button or a press outside. */
  onStay: () => void;
  /** Starts another session from the chosen part. */
  onBranch: () => void;
}

/** Confirms a branch; the current session stays as it is either way. */
export function BranchDialog(props: BranchDialogProps) {
  const { onStay, onBranch, busy = false, failure, ...root } = props;
  const t = useMessages(passagesMessages);
  const go = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      onOpenChange={onStay}
      initialFocus={go}
      title={t("branch.title")}
      description={t("branch.note")}
      actions={
        <>
          <Button onClick={onStay}>{t("branch.stay")}</Button>
          <Button ref={go} variant="primary" loading={busy} onClick={onBranch}>
            {t(busy ? "branch.going" : "branch.go")}
          </Button>
        </>
      }
      {...root}
    >
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
    </Dialog>
  );
}
