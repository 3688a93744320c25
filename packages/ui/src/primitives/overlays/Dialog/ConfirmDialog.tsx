import { Button } from "../../actions/Button/Button.tsx";
import { Dialog, type DialogProps } from "./Dialog.tsx";

interface ConfirmDialogProps extends Omit<DialogProps, "onOpenChange" | "actions"> {
  /** Called when it is left, and before `onConfirm`. */
  onClose: () => void;
  /** What its buttons say. */
  cancel: string;
  confirm: string;
  onConfirm: () => void;
  /** There is nothing to confirm yet. */
  disabled?: boolean;
}

/** Asks before something is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { onClose, cancel, confirm, onConfirm, disabled, ...dialog } = props;
  return (
    <Dialog
      alert
      {...dialog}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            variant="primary"
            disabled={disabled}
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {confirm}
          </Button>
        </>
      }
    />
  );
}
