import { useEffect, useRef, useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Chip } from "../../../../primitives/marks/Chip/Chip.tsx";
import { Form } from "../../../../primitives/fields/Form/Form.tsx";
import { EditIcon, RemoveIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { passagesMessages } from "../../../../messages/players/passages.ts";
import { longestNote, type MemoryAnswer, type MemoryItem } from "./memory.ts";
import { PinButton } from "./PinButton.tsx";
import { acts, entry, formActs, words } from "./styles.ts";

const textLength = 2_000;

export interface MemoryEntryProps {
  item: MemoryItem;
  language: string;
  onCorrect: (text: string) => Promise<MemoryAnswer>;
  onPin: () => void;
  onForget: () => Promise<MemoryAnswer>;
}

/** A memory that can be corrected or forgotten. */
export function MemoryEntry({ item, language, onPin, onCorrect, onForget }: MemoryEntryProps) {
  const t = useMessages(passagesMessages);
  const [isOpen, setOpen] = useState(false);
  const [isForgetting, setForgetting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const correct = useRef<HTMLButtonElement>(null);

  const close = () => setOpen(false);
  const wasOpen = useRef(false);
  // Returns the focus to where it was.
  useEffect(() => {
    if (wasOpen.current && !isOpen) correct.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  async function forget(): Promise<void> {
    setForgetting(true);
    setFailure(undefined);
    const answer = await onForget();
    setForgetting(false);
    if (answer) setFailure(answer.failure);
  }

  if (isOpen) {
    return <Correcting item={item} language={language} onCorrect={onCorrect} onClose={close} />;
  }
  return (
    <div css={entry}>
      <div css={words}>
        <p lang={language} dir="auto">
          {item.text}
        </p>
        {item.isCorrected && item.kind !== "noted" && <Chip>{t("memory.yours")}</Chip>}
      </div>
      <div css={acts}>
        {item.kind !== "noted" && <PinButton item={item} onPin={onPin} />}
        <IconButton
          ref={correct}
          size="small"
          variant="ghost"
          icon={EditIcon}
          label={t("memory.correctItem", { text: item.text })}
          title={t("memory.correct")}
          onClick={() => setOpen(true)}
        />
        <IconButton
          size="small"
          variant="ghost"
          icon={RemoveIcon}
          label={t("memory.forgetItem", { text: item.text })}
          title={t("memory.forget")}
          aria-disabled={isForgetting}
          onClick={() => void forget()}
        />
      </div>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
    </div>
  );
}

type CorrectingProps = Pick<MemoryEntryProps, "item" | "language" | "onCorrect"> & {
  onClose: () => void;
};

function Correcting({ item, language, onCorrect, onClose }: CorrectingProps) {
  const t = useMessages(passagesMessages);
  const [text, setText] = useState(item.text);
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
    const answer = await onCorrect(text.trim());
    setSaving(false);
    if (answer) setFailure(answer.failure);
    else onClose();
  }

  return (
    <Form
      aria-label={t("memory.correctItem", { text: item.text })}
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
        label={t("memory.words")}
        lang={language}
        dir="auto"
        maxLength={item.kind === "noted" ? longestNote : textLength}
        value={text}
        error={isChecked && isEmpty ? t("memory.wordsRequired") : undefined}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      <div css={formActs}>
        <Button size="small" onClick={onClose}>
          {t("memory.cancel")}
        </Button>
        <Button size="small" type="submit" variant="primary" loading={isSaving}>
          {t(isSaving ? "memory.saving" : "memory.save")}
        </Button>
      </div>
    </Form>
  );
}
