import { useEffect, useRef, useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { FieldError } from "../../../../primitives/fields/Form/FieldError.tsx";
import { Form } from "../../../../primitives/fields/Form/Form.tsx";
import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { passagesMessages } from "../../../../messages/players/passages.ts";
import type { MemoryAnswer } from "./memory.ts";
import { formActs } from "./styles.ts";

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
  written: string;
  longest: number;
  saveLabel: string;
  onSave: (text: string) => Promise<MemoryAnswer>;
  onClose: () => void;
}

/** The words of one memory; what was refused stays written. */
export function MemoryForm(props: MemoryFormProps) {
  const { label, field: words, language, written, longest, saveLabel, onSave, onClose } = props;
  const t = useMessages(passagesMessages);
  const [text, setText] = useState(written);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function save(): Promise<void> {
    setSaving(true);
    setFailure(undefined);
    const answer = await onSave(text.trim());
    setSaving(false);
    if (answer) setFailure(answer.failure);
    else onClose();
  }

  return (
    <Form
      aria-label={label}
      onSubmit={() => void save()}
      busy={isSaving}
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
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      >
        <FieldError match="valueMissing">{words.required}</FieldError>
      </Textarea>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      <div css={formActs}>
        <Button size="small" onClick={onClose}>
          {t("memory.cancel")}
        </Button>
        <Button size="small" type="submit" variant="primary" loading={isSaving}>
          {isSaving ? t("memory.saving") : saveLabel}
        </Button>
      </div>
    </Form>
  );
}
