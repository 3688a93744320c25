import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Checkbox } from "../../../../primitives/fields/Checkbox/Checkbox.tsx";
import { Form } from "../../../../primitives/fields/Form/Form.tsx";
import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { ownSessionMessages } from "../../../../messages/players/own-session.ts";
import type { PartMark } from "@katha/api/shapes";
import type { SavingProps } from "../../opened.ts";
import { acts } from "../acts.ts";

/** Other props are passed to the dialog. */
export interface MarkDialogProps extends SavingProps {
  /** The bookmark and the note as they are written, kept by the parent so that nothing is lost. */
  mark: PartMark;
  /** Called at every change. */
  onMarkChange: (mark: PartMark) => void;
  /** Keeps both, trimmed. */
  onSave: (mark: PartMark) => void;
  /** Takes both away; without it nothing was kept yet. */
  onRemove?: (() => void) | undefined;
  /** The most letters of a name and of a note. */
  longest: { name: number; note: number };
}

/** A bookmark and a note on a part, for the reader alone. */
export function MarkDialog(props: MarkDialogProps) {
  const { mark, onMarkChange, onSave, onRemove, longest, busy = false, failure, ...root } = props;
  const t = useMessages(ownSessionMessages);
  const name = mark.name.trim();
  const note = mark.note.trim();
  const isEmpty = !mark.isBookmarked && note === "";

  function save(): void {
    if (!isEmpty) onSave({ isBookmarked: mark.isBookmarked, name, note });
    else if (onRemove) onRemove();
    else root.onOpenChange(false);
  }

  return (
    <Dialog size="medium" title={t("mark.title")} description={t("mark.note")} {...root}>
      <Form onSubmit={save} busy={busy}>
        <Checkbox
          label={t("mark.bookmark")}
          checked={mark.isBookmarked}
          onChange={({ currentTarget }) =>
            onMarkChange({ ...mark, isBookmarked: currentTarget.checked })
          }
        />
        {mark.isBookmarked && (
          <TextField
            label={t("mark.name")}
            hint={t("mark.nameHint")}
            dir="auto"
            autoComplete="off"
            maxLength={longest.name}
            value={mark.name}
            onChange={({ currentTarget }) => onMarkChange({ ...mark, name: currentTarget.value })}
          />
        )}
        <Textarea
          label={t("mark.words")}
          dir="auto"
          maxLength={longest.note}
          value={mark.note}
          onChange={({ currentTarget }) => onMarkChange({ ...mark, note: currentTarget.value })}
        />
        {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
        <div css={acts}>
          {onRemove && (
            <Button variant="ghost" aria-disabled={busy} onClick={() => !busy && onRemove()}>
              {t("mark.remove")}
            </Button>
          )}
          <Button onClick={() => root.onOpenChange(false)}>{t("mark.cancel")}</Button>
          <Button variant="primary" type="submit" loading={busy}>
            {t(busy ? "mark.saving" : "mark.save")}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
