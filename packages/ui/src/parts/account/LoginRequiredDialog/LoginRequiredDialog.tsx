import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Dialog } from "../../../primitives/overlays/Dialog/Dialog.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { accountMessages } from "../../../messages/players/account.ts";

/** Other props are passed to the dialog. */
export interface LoginRequiredDialogProps extends ElementProps<"div", "title"> {
  /** Whether the dialog is open. */
  open: boolean;
  /** The reason, if it should be more specific than the default. */
  message?: string | undefined;
  /** Called on cancel, Escape, the close button or a press outside. */
  onStay: () => void;
  /** Called to go to the sign-in page. */
  onContinue: () => void;
}

/** Asks a guest to sign in, and lets them decline. */
export function LoginRequiredDialog(props: LoginRequiredDialogProps) {
  const { open, message, onStay, onContinue, ...root } = props;
  const t = useMessages(accountMessages);
  return (
    <Dialog
      open={open}
      onOpenChange={onStay}
      title={t("required.title")}
      description={message ?? t("required.message")}
      actions={
        <>
          <Button onClick={onStay}>{t("required.stay")}</Button>
          <Button variant="primary" onClick={onContinue}>
            {t("required.continue")}
          </Button>
        </>
      }
      {...root}
    />
  );
}
