import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import { authorWords } from "../../../../words/author/words.ts";
import { useWords } from "../../../../words/WordsProvider.tsx";

export interface EmptyJsonDialogProps {
  open: boolean;
  onMend: () => void;
  onAnyway: () => void;
}

/** JSON that cannot be read counts as empty: nobody's structure goes that way without being asked. */
export function EmptyJsonDialog({ open, onMend, onAnyway }: EmptyJsonDialogProps) {
  const say = useWords(authorWords);
  return (
    <Dialog
      open={open}
      onClose={onMend}
      question
      title={say("json.askTitle")}
      note={say("json.askNote")}
      actions={
        <>
          <Button kind="ghost" onClick={onAnyway}>
            {say("json.anyway")}
          </Button>
          <Button kind="lamp" onClick={onMend}>
            {say("json.mend")}
          </Button>
        </>
      }
    />
  );
}
