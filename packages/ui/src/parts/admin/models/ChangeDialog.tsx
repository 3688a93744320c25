import { type ReactNode, useId, useState } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
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
  /** Sends the change. */
  onSave: () => Act;
  /** Another change that can be made with one press. */
  other?: { label: string; onPress: () => Act } | false;
  /** The fields. */
  children: ReactNode;
}

/** A setting in words; the button opens a dialog to change it. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { label, words, title, description, onOpen, saveLabel, onSave, other, children } = props;
  const form = useId();
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function send(change: () => Act): Promise<void> {
    setSending(true);
    const refused = await change();
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
        onOpenChange={() => setOpen(false)}
        title={title}
        description={description}
        actions={
          <>
            {other && (
              <Button disabled={isSending} onClick={() => void send(other.onPress)}>
                {other.label}
              </Button>
            )}
            <Button variant="primary" type="submit" form={form} loading={isSending}>
              {saveLabel}
            </Button>
          </>
        }
      >
        <Form id={form} css={shared.rows} onSubmit={() => void send(onSave)} busy={isSending}>
          {children}
          {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
        </Form>
      </Dialog>
    </>
  );
}
