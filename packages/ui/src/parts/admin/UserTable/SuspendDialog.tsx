import { useId, useState } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Dialog } from "../../../primitives/overlays/Dialog/Dialog.tsx";
import { FieldError } from "../../../primitives/fields/Form/FieldError.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import { Textarea } from "../../../primitives/fields/Textarea/Textarea.tsx";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { adminReasonLength } from "../../../tokens/constants.ts";
import { asDay, endOfDay } from "./days.ts";
import type { AdminSuspension } from "./suspension.ts";

interface SuspendDialogProps {
  name: string;
  /** The suspension to change; null if there is none yet. */
  suspension: AdminSuspension | null;
  open: boolean;
  /** The day the dialog was opened, as a date field's value: the earliest possible last day. */
  today: string;
  onOpenChange: (open: boolean) => void;
  onSuspend: (suspension: AdminSuspension) => void;
}

function draftOf(suspension: AdminSuspension | null) {
  const until = suspension?.until ?? null;
  return {
    /** The suspension that the draft is based on; the draft is kept until it changes. */
    of: JSON.stringify(suspension),
    reason: suspension?.reason ?? "",
    day: until === null ? "" : asDay(new Date(until)),
  };
}

/** Suspends an account, with a reason and a last day, or changes its suspension. */
export function SuspendDialog(props: SuspendDialogProps) {
  const { name, suspension, open, today, onOpenChange, onSuspend } = props;
  const t = useMessages(adminMessages);
  const [draft, setDraft] = useState(() => draftOf(suspension));
  const form = useId();
  if (open && draft.of !== JSON.stringify(suspension)) setDraft(draftOf(suspension));
  const titleKey = suspension ? "users.changeSuspensionTitle" : "users.suspendTitle";

  const send = () => {
    onOpenChange(false);
    const until = draft.day === "" ? null : endOfDay(draft.day);
    onSuspend({ reason: draft.reason.trim(), until });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="medium"
      title={t(titleKey, { name })}
      description={t("users.suspendNote")}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{t("users.askCancel")}</Button>
          <Button variant="primary" type="submit" form={form}>
            {t(suspension ? "users.changeSuspensionDo" : "users.suspendDo")}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={send}>
        <Textarea
          label={t("users.suspendReason")}
          hint={t("users.suspendReasonHint")}
          required
          dir="auto"
          maxLength={adminReasonLength}
          value={draft.reason}
          onChange={(event) => setDraft({ ...draft, reason: event.currentTarget.value })}
        >
          <FieldError match="valueMissing">{t("users.reasonRequired")}</FieldError>
        </Textarea>
        <TextField
          label={t("users.suspendUntil")}
          hint={t("users.suspendUntilHint")}
          type="date"
          min={today}
          value={draft.day}
          onChange={(event) => setDraft({ ...draft, day: event.currentTarget.value })}
        >
          <FieldError match="rangeUnderflow">{t("users.premiumPast")}</FieldError>
        </TextField>
      </Form>
    </Dialog>
  );
}
