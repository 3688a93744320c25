import { useState } from "react";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Chip } from "../../../../primitives/marks/Chip/Chip.tsx";
import { EditIcon, RemoveIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { passagesMessages } from "../../../../messages/players/passages.ts";
import { longestNote, type MemoryAnswer, type RememberedItem } from "./memory.ts";
import { MemoryForm } from "./MemoryForm.tsx";
import { PinButton } from "./PinButton.tsx";
import { acts, entry, words } from "./styles.ts";
import { useFocusAfter } from "./useFocusAfter.ts";

const textLength = 2_000;

export interface MemoryEntryProps {
  item: RememberedItem;
  language: string;
  onCorrect: (text: string) => Promise<MemoryAnswer>;
  onPin: () => void;
  onForget: () => Promise<MemoryAnswer>;
}

/** A memory that can be corrected or forgotten. */
export function MemoryEntry({ item, language, onPin, onCorrect, onForget }: MemoryEntryProps) {
  const t = useMessages(passagesMessages);
  const [isOpen, setOpen, correct] = useFocusAfter();
  const [isForgetting, setForgetting] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function forget(): Promise<void> {
    setForgetting(true);
    setFailure(undefined);
    const answer = await onForget();
    setForgetting(false);
    if (answer) setFailure(answer.failure);
  }

  if (isOpen) {
    return (
      <MemoryForm
        label={t("memory.correctItem", { text: item.text })}
        field={{ label: t("memory.words"), required: t("memory.wordsRequired") }}
        language={language}
        written={item.text}
        longest={item.kind === "noted" ? longestNote : textLength}
        saveLabel={t("memory.save")}
        onSave={onCorrect}
        onClose={() => setOpen(false)}
      />
    );
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
