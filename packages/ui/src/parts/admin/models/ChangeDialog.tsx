import { type ReactNode, useState } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { EditIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Dialog } from "../../../primitives/overlays/Dialog/Dialog.tsx";
import type { Act } from "./model-settings.ts";
import * as shared from "./styles.ts";

interface ChangeDialogProps {
  /** What is changed. */
  label: string;
  /** How it is set now. */
  words: string;
  title: string;
  description: string;
  onOpen: () => void;
  saveLabel: string;
  /** Sends the change; null where a field is at fault. */
  onSave: () => Act | null;
  /** Another change that can be made with one press. */
  other?: { label: string; onPress: () => Act } | false;
  /** The fields. */
  children: ReactNode;
}

/** A setting in words; the button opens a dialog to change it. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { label, words, title, description, onOpen, saveLabel, onSave, other, children } = props;
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function send(change: () => Act | null): Promise<void> {
    const sent = isSending ? null : change();
    if (sent === null) return;
    setSending(true);
    const refused = await sent;
    setSending(false);
    setFailure(refused);
    if (refused === undefined) setOpen(false);
  }

  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon={EditIcon}
        aria-label={`${label}: ${words}`}
        onClick={() => {
          onOpen();
          setFailure(undefined);
          setOpen(true);
        }}
      >
        {words}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        description={description}
        actions={
          <>
            {other && <Button onClick={() => void send(other.onPress)}>{other.label}</Button>}
            <Button variant="primary" loading={isSending} onClick={() => void send(onSave)}>
              {saveLabel}
            </Button>
          </>
        }
      >
        <div css={shared.rows}>
          {children}
          {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
        </div>
      </Dialog>
    </>
  );
}
