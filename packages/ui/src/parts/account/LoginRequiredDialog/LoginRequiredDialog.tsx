import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Dialog } from "../../../primitives/overlays/Dialog/Dialog.tsx";
import { accountWords } from "../../../words/account/words.ts";
import { useWords } from "../../../words/WordsProvider.tsx";

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
  const say = useWords(accountWords);
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={say("required.title")}
      note={message ?? say("required.message")}
      actions={
        <>
          <Button onClick={onStay}>{say("required.stay")}</Button>
          <Button kind="lamp" onClick={onContinue}>
            {say("required.continue")}
          </Button>
        </>
      }
    />
  );
}
