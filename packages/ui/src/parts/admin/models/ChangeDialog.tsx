import { type ReactNode, useId, useState } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import { EditIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Dialog } from "../../../primitives/overlays/Dialog/Dialog.tsx";
import { useSending } from "../../../primitives/useSending.ts";
import type { Act } from "./model-settings.ts";
import * as shared from "./styles.ts";

interface ChangeDialogProps {
  /** What is changed. */
  label: string;
  /** How it is set now. */
  words: string;
  title: string;
  description: string;
  saveLabel: string;
  /** Sends the change. */
  onSave: (sent: FormData) => Act;
  /** Another change that can be made with one press. */
  other?: { label: string; onPress: () => Act } | false;
  /** The fields. */
  children: ReactNode;
}

/** A setting in words; the button opens a dialog to change it. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { label, words, title, description, saveLabel, onSave, other, children } = props;
  const form = useId();
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState(0);
  const { isBusy, refusal, forget, run } = useSending();

  async function send(change: () => Act): Promise<void> {
    if (await run(change)) setOpen(false);
  }

  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon={EditIcon}
        aria-label={`${label}: ${words}`}
        onClick={() => {
          forget();
          setOpened(opened + 1);
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
              <Button disabled={isBusy} onClick={() => void send(other.onPress)}>
                {other.label}
              </Button>
            )}
            <Button variant="primary" type="submit" form={form} loading={isBusy}>
              {saveLabel}
            </Button>
          </>
        }
      >
        <Form
          key={opened}
          id={form}
          css={shared.rows}
          onSubmit={(sent) => void send(() => onSave(sent))}
          busy={isBusy}
        >
          {children}
          {refusal !== undefined && <Callout tone="danger">{refusal}</Callout>}
        </Form>
      </Dialog>
    </>
  );
}
