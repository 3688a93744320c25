import { useId } from "react";
import type { ReactNode } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { Form } from "../../../../primitives/fields/Form/Form.tsx";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";

/** What every dialog that sends a form has. Other props are passed to the dialog. */
export interface SendingProps extends ElementProps<"div", "title"> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called with `false` to close it. */
  onOpenChange: (open: boolean) => void;
  /** It is being sent. */
  busy?: boolean;
  /** It was sent: a thank-you replaces the form. */
  sent?: boolean;
  /** Why it could not be sent. */
  failure?: string | undefined;
}

interface SendingDialogProps extends SendingProps {
  onSend: () => void;
  words: {
    title: string;
    note: string;
    cancel: string;
    send: string;
    sending: string;
    sentTitle: string;
    sent: string;
    close: string;
  };
  /** The form. */
  children: ReactNode;
}

/** A form to send, replaced by a thank-you once it was sent. */
export function SendingDialog(props: SendingDialogProps) {
  const {
    open,
    onOpenChange,
    onSend,
    busy = false,
    sent = false,
    failure,
    words,
    children,
    ...root
  } = props;
  const form = useId();
  if (sent) {
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={words.sentTitle}
        description={words.sent}
        actions={
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            {words.close}
          </Button>
        }
        {...root}
      />
    );
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="medium"
      title={words.title}
      description={words.note}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{words.cancel}</Button>
          <Button variant="primary" type="submit" form={form} loading={busy}>
            {busy ? words.sending : words.send}
          </Button>
        </>
      }
      {...root}
    >
      <Form id={form} onSubmit={onSend} busy={busy}>
        {children}
        {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      </Form>
    </Dialog>
  );
}
