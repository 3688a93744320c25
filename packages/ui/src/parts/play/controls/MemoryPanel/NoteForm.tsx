import { useEffect, useRef, useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Form } from "../../../../primitives/fields/Form/Form.tsx";
import { AddIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { passagesMessages } from "../../../../messages/players/passages.ts";
import { longestNote, type MemoryAnswer } from "./memory.ts";
import { acts, formActs } from "./styles.ts";

export interface NoteFormProps {
  /** The story's language. */
  language: string;
  onNote: (text: string) => Promise<MemoryAnswer>;
}

/** A button, so that the memories are not pushed off a phone, and behind it where the player writes one down. */
export function NoteForm({ language, onNote }: NoteFormProps) {
  const t = useMessages(passagesMessages);
  const [isOpen, setOpen] = useState(false);
  const open = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // Returns the focus to where it was.
  useEffect(() => {
    if (wasOpen.current && !isOpen) open.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (isOpen) return <Noting language={language} onNote={onNote} onClose={() => setOpen(false)} />;
  return (
    <div css={acts}>
      <Button ref={open} size="small" icon={AddIcon} onClick={() => setOpen(true)}>
        {t("memory.write")}
      </Button>
    </div>
  );
}

/** What was refused stays written. */
function Noting({ language, onNote, onClose }: NoteFormProps & { onClose: () => void }) {
  const t = useMessages(passagesMessages);
  const [text, setText] = useState("");
  const [isChecked, setChecked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isEmpty = text.trim() === "";

  async function save(): Promise<void> {
    setChecked(true);
    if (isEmpty || isSaving) return;
    setSaving(true);
    setFailure(undefined);
    const answer = await onNote(text.trim());
    setSaving(false);
    if (answer) setFailure(answer.failure);
    else onClose();
  }

  return (
    <Form
      aria-label={t("memory.write")}
      onSubmit={() => void save()}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // Escape closes only the form, not the panel around it.
        event.stopPropagation();
        onClose();
      }}
    >
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
        <Button size="small" onClick={onClose}>
          {t("memory.cancel")}
        </Button>
        <Button size="small" type="submit" variant="primary" loading={isSaving}>
          {t(isSaving ? "memory.saving" : "memory.writeNote")}
        </Button>
      </div>
    </Form>
  );
}
