import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { AddIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { passagesMessages } from "../../../../messages/players/passages.ts";
import { longestNote, type MemoryAnswer } from "./memory.ts";
import { MemoryForm } from "./MemoryForm.tsx";
import { acts } from "./styles.ts";
import { useFocusAfter } from "./useFocusAfter.ts";

export interface NoteFormProps {
  /** The story's language. */
  language: string;
  onNote: (text: string) => Promise<MemoryAnswer>;
}

/** A button, so that the memories are not pushed off a phone, and behind it where the player writes one down. */
export function NoteForm({ language, onNote }: NoteFormProps) {
  const t = useMessages(passagesMessages);
  const [isOpen, setOpen, open] = useFocusAfter();

  if (isOpen) {
    return (
      <MemoryForm
        label={t("memory.write")}
        field={{
          label: t("memory.write"),
          hint: t("memory.writeHint"),
          required: t("memory.writeRequired"),
        }}
        language={language}
        written=""
        longest={longestNote}
        saveLabel={t("memory.writeNote")}
        onSave={onNote}
        onClose={() => setOpen(false)}
      />
    );
  }
  return (
    <div css={acts}>
      <Button ref={open} size="small" icon={AddIcon} onClick={() => setOpen(true)}>
        {t("memory.write")}
      </Button>
    </div>
  );
}
