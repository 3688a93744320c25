import { useId, useRef, useState } from "react";
import type { RefObject } from "react";
import { flushSync } from "react-dom";
import { SendingDialog } from "../sending/SendingDialog.tsx";
import type { SendingProps } from "../sending/SendingDialog.tsx";
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
  const [isChecked, setChecked] = useState(false);
  const first = useRef<HTMLInputElement>(null);

  function send(): void {
    flushSync(() => setChecked(true));
    if (reason === null) first.current?.focus();
    else onSend({ reason, note: note.trim() });
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
      <Reasons
        first={first}
        reason={reason}
        isMissing={isChecked && reason === null}
        onChoose={setReason}
      />
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
  first: RefObject<HTMLInputElement | null>;
  reason: ReportReason | null;
  isMissing: boolean;
  onChoose: (reason: ReportReason) => void;
}

function Reasons({ first, reason, isMissing, onChoose }: ReasonsProps) {
  const t = useMessages(passagesMessages);
  const name = useId();
  return (
    <fieldset css={reasons} {...(isMissing && { "aria-describedby": `${name}-amiss` })}>
      <legend>{t("report.reasons")}</legend>
      {reportReasons.map((each, at) => (
        <label key={each} css={choice}>
          <input
            {...(at === 0 && { ref: first })}
            type="radio"
            name={name}
            value={each}
            checked={each === reason}
            onChange={() => onChoose(each)}
          />
          <span>{t(`report.${each}`)}</span>
        </label>
      ))}
      {isMissing && (
        <p id={`${name}-amiss`} css={amiss} role="alert">
          {t("report.reasonRequired")}
        </p>
      )}
    </fieldset>
  );
}
