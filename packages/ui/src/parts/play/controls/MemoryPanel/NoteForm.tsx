import { useRef, useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Form } from "../../../../primitives/fields/Form/Form.tsx";
import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { passagesMessages } from "../../../../messages/players/passages.ts";
import { longestNote, type MemoryAnswer } from "./memory.ts";
import { formActs } from "./styles.ts";

export interface NoteFormProps {
  /** The story's language. */
  language: string;
  onNote: (text: string) => Promise<MemoryAnswer>;
}

/** Where the player writes down what is to be remembered. What was refused stays written. */
export function NoteForm({ language, onNote }: NoteFormProps) {
  const t = useMessages(passagesMessages);
  const [text, setText] = useState("");
  const [isChecked, setChecked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const isEmpty = text.trim() === "";

  async function save(): Promise<void> {
    setChecked(true);
    if (isEmpty || isSaving) return;
    setSaving(true);
    setFailure(undefined);
    const answer = await onNote(text.trim());
    setSaving(false);
    if (answer) return setFailure(answer.failure);
    setText("");
    setChecked(false);
    field.current?.focus();
  }

  return (
    <Form aria-label={t("memory.write")} onSubmit={() => void save()}>
      <Textarea
        ref={field}
        label={t("memory.write")}
        hint={t("memory.writeHint")}
        lang={language}
        dir="auto"
        maxLength={longestNote}
        value={text}
        error={isChecked && isEmpty ? t("memory.writeRequired") : undefined}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      <div css={formActs}>
        <Button size="small" type="submit" loading={isSaving}>
          {t(isSaving ? "memory.saving" : "memory.writeNote")}
        </Button>
      </div>
    </Form>
  );
}
