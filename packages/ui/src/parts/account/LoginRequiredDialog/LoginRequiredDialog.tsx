import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Dialog } from "../../../primitives/overlays/Dialog/Dialog.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { accountMessages } from "../../../messages/players/account.ts";

export interface LoginRequiredDialogProps {
  open: boolean;
  /** Why, when there is more to say than that one has to be signed in. */
  message?: string | undefined;
  onStay: () => void;
  onContinue: () => void;
}

/** Asks a guest to sign in, and lets them stay. */
export function LoginRequiredDialog(props: LoginRequiredDialogProps) {
  const { open, message, onStay, onContinue } = props;
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
    />
  );
}
