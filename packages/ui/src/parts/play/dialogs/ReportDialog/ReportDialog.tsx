import { useState } from "react";
import { SendingDialog } from "../sending/SendingDialog.tsx";
import type { SendingProps } from "../sending/SendingDialog.tsx";
import { FieldError } from "../../../../primitives/fields/Form/FieldError.tsx";
import { RadioGroup } from "../../../../primitives/fields/RadioGroup/RadioGroup.tsx";
import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { passagesMessages } from "../../../../messages/players/passages.ts";

export const reportReasons = ["rating", "harm", "hate", "sexual", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

export interface PartReport {
  /** What is wrong with the part. */
  reason: ReportReason;
  /** A note in the player's own words; may be empty. */
  note: string;
}

export interface ReportDialogProps extends SendingProps {
  /** Called with a report that has a reason. */
  onSend: (report: PartReport) => void;
}

const noteLength = 2_000;

/** Reports a part to the administrators. The typed text stays until it has been sent. */
export function ReportDialog({ onSend, ...dialog }: ReportDialogProps) {
  const t = useMessages(passagesMessages);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState("");

  function send(): void {
    if (reason !== null) onSend({ reason, note: note.trim() });
  }

  return (
    <SendingDialog {...dialog} onSend={send} t={(words) => t(`report.${words}`)}>
      <RadioGroup
        look="boxes"
        label={t("report.reasons")}
        options={reportReasons.map((value) => ({ value, label: t(`report.${value}`) }))}
        required
        value={reason}
        onValueChange={setReason}
      >
        <FieldError match="valueMissing">{t("report.reasonRequired")}</FieldError>
      </RadioGroup>
      <Textarea
        label={t("report.words")}
        optional
        dir="auto"
        maxLength={noteLength}
        value={note}
        onInput={(event) => setNote(event.currentTarget.value)}
      />
    </SendingDialog>
  );
}
