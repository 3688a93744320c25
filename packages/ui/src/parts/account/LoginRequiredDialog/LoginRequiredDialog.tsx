import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Dialog } from "../../../primitives/overlays/Dialog/Dialog.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { accountMessages } from "../../../messages/players/account.ts";

/** What is handed on reaches the dialog. */
export interface LoginRequiredDialogProps extends ElementProps<"div", "title"> {
  /** Whether it is shown. */
  open: boolean;
  /** Why, when there is more to say than that one has to be signed in. */
  message?: string | undefined;
  /** Stays on the page: also Escape, the cross, or a press beside it. */
  onStay: () => void;
  /** Goes to the sign-in page. */
  onContinue: () => void;
}

/** Asks a guest to sign in, and lets them stay. */
export function LoginRequiredDialog(props: LoginRequiredDialogProps) {
  const { open, message, onStay, onContinue, ...root } = props;
  const t = useMessages(accountMessages);
  return (
    <Dialog
      open={open}
      onClose={onStay}
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
