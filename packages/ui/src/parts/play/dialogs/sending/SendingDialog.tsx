import { useId } from "react";
import type { ReactNode } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Form } from "../../../../primitives/fields/Form/Form.tsx";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import type { SavingProps } from "../../opened.ts";

/** What every dialog that sends a form has. Other props are passed to the dialog. */
export interface SendingProps extends SavingProps {
  /** It was sent: a thank-you replaces the form. */
  sent?: boolean;
}

interface SendingDialogProps extends SendingProps {
  onSend: () => void;
  t: (
    key: "title" | "note" | "cancel" | "send" | "sending" | "sentTitle" | "sent" | "close",
  ) => string;
  /** The form. */
  children: ReactNode;
}

/** A form to send, replaced by a thank-you once it was sent. */
export function SendingDialog(props: SendingDialogProps) {
  const { onSend, busy = false, sent = false, failure, t, children, ...root } = props;
  const form = useId();
  if (sent) {
    return (
      <Dialog
        title={t("sentTitle")}
        description={t("sent")}
        actions={
          <Button variant="primary" onClick={() => root.onOpenChange(false)}>
            {t("close")}
          </Button>
        }
        {...root}
      />
    );
  }
  return (
    <Dialog
      size="medium"
      title={t("title")}
      description={t("note")}
      actions={
        <>
          <Button onClick={() => root.onOpenChange(false)}>{t("cancel")}</Button>
          <Button variant="primary" type="submit" form={form} loading={busy}>
            {t(busy ? "sending" : "send")}
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
