import { useRef } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { passagesMessages } from "../../../../messages/players/passages.ts";

/** Other props are passed to the dialog. */
export interface BranchDialogProps extends ElementProps<"div", "title"> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called on cancel, Escape, the close button or a press outside. */
  onStay: () => void;
  /** Starts another session from the chosen part. */
  onBranch: () => void;
  /**
   * The new session is being created.
   * @default false
   */
  busy?: boolean;
  /** Why it could not be created. */
  failure?: string | undefined;
}

/** Confirms a branch; the current session stays as it is either way. */
export function BranchDialog(props: BranchDialogProps) {
  const { open, onStay, onBranch, busy = false, failure, ...root } = props;
  const t = useMessages(passagesMessages);
  const go = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
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
