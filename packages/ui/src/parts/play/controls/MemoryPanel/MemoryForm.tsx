import { useEffect, useRef } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { FieldError } from "../../../../primitives/fields/Form/FieldError.tsx";
import { Form } from "../../../../primitives/fields/Form/Form.tsx";
import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";
import { AddIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useSending } from "../../../../primitives/useSending.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { passagesMessages } from "../../../../messages/players/passages.ts";
import { longestNote, type MemoryAnswer, type Refused } from "./memory.ts";
import { acts, formActs } from "./styles.ts";
import { useFocusAfter } from "./useFocusAfter.ts";

interface MemoryFormProps {
  /** What the form is for. */
  label: string;
  field: {
    label: string;
    hint?: string;
    /** Where nothing is written. */
    required: string;
  };
  /** The story's language. */
  language: string;
  /** What stands in it at first. */
  written?: string;
  longest: number;
  saveLabel: string;
  onSave: (text: string) => Promise<MemoryAnswer>;
  onClose: () => void;
}

/** The words of one memory; what was refused stays written. */
export function MemoryForm(props: MemoryFormProps) {
  const { label, field: words, language, written, longest, saveLabel, onSave, onClose } = props;
  const t = useMessages(passagesMessages);
  const { isBusy, refusal, run } = useSending<Refused>();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function save(): Promise<void> {
    const text = field.current?.value.trim() ?? "";
    if (await run(() => onSave(text))) onClose();
  }

  return (
    <Form
      aria-label={label}
      onSubmit={() => void save()}
      busy={isBusy}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // Escape closes only the form, not the panel around it.
        event.stopPropagation();
        onClose();
      }}
    >
      <Textarea
        ref={field}
        label={words.label}
        hint={words.hint}
        required
        lang={language}
        dir="auto"
        maxLength={longest}
        {...(written !== undefined && { defaultValue: written })}
      >
        <FieldError match="valueMissing">{words.required}</FieldError>
      </Textarea>
      {refusal && <Callout tone="danger">{refusal.failure}</Callout>}
      <div css={formActs}>
        <Button size="small" onClick={onClose}>
          {t("memory.cancel")}
        </Button>
        <Button size="small" type="submit" variant="primary" loading={isBusy}>
          {isBusy ? t("memory.saving") : saveLabel}
        </Button>
      </div>
    </Form>
  );
}

interface NoteFormProps {
  language: string;
  onNote: (text: string) => Promise<MemoryAnswer>;
}

/** A button, so that the memories are not pushed off a phone, and behind it where the player writes one down. */
export function NoteForm({ language, onNote }: NoteFormProps) {
  const t = useMessages(passagesMessages);
  const [isOpen, setOpen, open] = useFocusAfter();
  const label = t("memory.write");
  return isOpen ? (
    <MemoryForm
      label={label}
      field={{ label, hint: t("memory.writeHint"), required: t("memory.writeRequired") }}
      language={language}
      longest={longestNote}
      saveLabel={t("memory.writeNote")}
      onSave={onNote}
      onClose={() => setOpen(false)}
    />
  ) : (
    <div css={acts}>
      <Button ref={open} size="small" icon={AddIcon} onClick={() => setOpen(true)}>
        {label}
      </Button>
    </div>
  );
}
