import { useId, useState } from "react";
import { SendingDialog } from "../sending/SendingDialog.tsx";
import type { SendingProps } from "../sending/SendingDialog.tsx";
import { useCheckedField } from "../../../../primitives/fields/Form/useCheckedField.ts";
import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { passagesMessages } from "../../../../messages/players/passages.ts";
import { amiss, choice, reasons } from "./styles.ts";

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
    <SendingDialog
      {...dialog}
      onSend={send}
      words={{
        title: t("report.title"),
        note: t("report.note"),
        cancel: t("report.cancel"),
        send: t("report.send"),
        sending: t("report.sending"),
        sentTitle: t("report.sentTitle"),
        sent: t("report.sent"),
        close: t("report.close"),
      }}
    >
      <Reasons reason={reason} onChoose={setReason} />
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

interface ReasonsProps {
  reason: ReportReason | null;
  onChoose: (reason: ReportReason) => void;
}

function Reasons({ reason, onChoose }: ReasonsProps) {
  const t = useMessages(passagesMessages);
  const name = useId();
  const first = `${name}-first`;
  const { error } = useCheckedField(first, t("report.reasons"), {
    rules: {},
    value: reason ?? "",
    validate: (chosen) => (chosen === "" ? t("report.reasonRequired") : undefined),
  });
  return (
    <fieldset css={reasons} {...(error && { "aria-describedby": `${name}-amiss` })}>
      <legend>{t("report.reasons")}</legend>
      {reportReasons.map((each, at) => (
        <label key={each} css={choice}>
          <input
            {...(at === 0 && { id: first })}
            type="radio"
            name={name}
            value={each}
            checked={each === reason}
            onChange={() => onChoose(each)}
          />
          <span>{t(`report.${each}`)}</span>
        </label>
      ))}
      {error && (
        <p id={`${name}-amiss`} css={amiss} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
