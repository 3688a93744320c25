import { useId, useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { passagesMessages } from "../../../../messages/players/passages.ts";
import { amiss, choice, reasons } from "./styles.ts";

export const reportReasons = ["rating", "harm", "hate", "sexual", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

export interface PartReport {
  /** What is wrong with the part. */
  reason: ReportReason;
  /** In the player's own words; may be empty. */
  note: string;
}

/** What is handed on reaches the dialog. */
export interface ReportDialogProps extends ElementProps<"div", "title"> {
  /** Whether it is shown. */
  open: boolean;
  /** Closes it; what was typed stays. */
  onClose: () => void;
  /** Called with a report that has a reason. */
  onSend: (report: PartReport) => void;
  /** The report is on its way. */
  busy?: boolean;
  /** It has arrived: thanks take the place of the form. */
  sent?: boolean;
  /** Why it could not be sent. */
  failure?: string | undefined;
}

const noteLength = 2_000;

/** Reports a part to the administrators. The typed text stays until it has been sent. */
export function ReportDialog(props: ReportDialogProps) {
  const { open, onClose, onSend, busy = false, sent = false, failure, ...root } = props;
  const t = useMessages(passagesMessages);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState("");
  const [isChecked, setChecked] = useState(false);

  function send(): void {
    setChecked(true);
    if (reason !== null) onSend({ reason, note: note.trim() });
  }

  if (sent) {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={t("report.sentTitle")}
        description={t("report.sent")}
        actions={
          <Button variant="primary" onClick={onClose}>
            {t("report.close")}
          </Button>
        }
        {...root}
      />
    );
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="medium"
      title={t("report.title")}
      description={t("report.note")}
      actions={
        <>
          <Button onClick={onClose}>{t("report.cancel")}</Button>
          <Button variant="primary" loading={busy} onClick={send}>
            {t(busy ? "report.sending" : "report.send")}
          </Button>
        </>
      }
      {...root}
    >
      <Reasons reason={reason} isMissing={isChecked && reason === null} onChoose={setReason} />
      <Textarea
        label={t("report.words")}
        optional
        dir="auto"
        maxLength={noteLength}
        value={note}
        onInput={(event) => setNote(event.currentTarget.value)}
      />
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
    </Dialog>
  );
}

interface ReasonsProps {
  reason: ReportReason | null;
  isMissing: boolean;
  onChoose: (reason: ReportReason) => void;
}

function Reasons({ reason, isMissing, onChoose }: ReasonsProps) {
  const t = useMessages(passagesMessages);
  const name = useId();
  return (
    <fieldset css={reasons} {...(isMissing && { "aria-describedby": `${name}-amiss` })}>
      <legend>{t("report.reasons")}</legend>
      {reportReasons.map((each) => (
        <label key={each} css={choice}>
          <input
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
