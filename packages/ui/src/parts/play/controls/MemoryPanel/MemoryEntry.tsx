import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Chip } from "../../../../primitives/marks/Chip/Chip.tsx";
import { EditIcon, PinIcon, RemoveIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useSending } from "../../../../primitives/useSending.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { passagesMessages } from "../../../../messages/players/passages.ts";
import { longestNote, type MemoryAnswer, type RememberedItem, type Refused } from "./memory.ts";
import { MemoryForm } from "./MemoryForm.tsx";
import { acts, deed, entry, struck, words } from "./styles.ts";
import { useFocusAfter } from "./useFocusAfter.ts";

const textLength = 2_000;

export interface MemoryEntryProps {
  item: RememberedItem;
  language: string;
  onCorrect: (item: RememberedItem, text: string) => Promise<MemoryAnswer>;
  /** Puts it first, or back among its kind. */
  onPin: (item: RememberedItem) => void;
  onForget: (item: RememberedItem) => Promise<MemoryAnswer>;
  /** Disputes it, or takes that back. */
  onStrike: (item: RememberedItem) => Promise<MemoryAnswer>;
}

/** A memory that can be corrected or forgotten. */
export function MemoryEntry({ item, language, onPin, onCorrect, onForget }: MemoryEntryProps) {
  const t = useMessages(passagesMessages);
  const [isOpen, setOpen, correct] = useFocusAfter();
  const { isBusy, refusal, run } = useSending<Refused>();
  const { text } = item;
  const isNoted = item.kind === "noted";
  if (isOpen) {
    return (
      <MemoryForm
        label={t("memory.correctItem", { text })}
        field={{ label: t("memory.words"), required: t("memory.wordsRequired") }}
        language={language}
        written={text}
        longest={isNoted ? longestNote : textLength}
        saveLabel={t("memory.save")}
        onSave={(written) => onCorrect(item, written)}
        onClose={() => setOpen(false)}
      />
    );
  }
  return (
    <div css={entry}>
      <div css={words}>
        <p lang={language} dir="auto">
          {text}
        </p>
        {item.isCorrected && !isNoted && <Chip>{t("memory.yours")}</Chip>}
      </div>
      <div css={acts}>
        {!isNoted && <PinButton item={item} onPin={onPin} />}
        <IconButton
          ref={correct}
          size="small"
          variant="ghost"
          icon={EditIcon}
          label={t("memory.correctItem", { text })}
          title={t("memory.correct")}
          onClick={() => setOpen(true)}
        />
        <IconButton
          size="small"
          variant="ghost"
          icon={RemoveIcon}
          label={t("memory.forgetItem", { text })}
          title={t("memory.forget")}
          aria-disabled={isBusy}
          onClick={() => void run(() => onForget(item))}
        />
      </div>
      {refusal && <Callout tone="danger">{refusal.failure}</Callout>}
    </div>
  );
}

/** An important deed, which the player can dispute, and stop disputing. */
export function DeedEntry({ item, language, onPin, onStrike }: MemoryEntryProps) {
  const t = useMessages(passagesMessages);
  const { isBusy, refusal, run } = useSending<Refused>();
  const { text, isStruck = false } = item;
  return (
    <div css={deed}>
      <div css={words}>
        <p lang={language} dir="auto">
          {isStruck ? <s css={struck}>{text}</s> : text}
        </p>
      </div>
      <div css={acts}>
        <Button
          size="small"
          variant="ghost"
          aria-label={t(isStruck ? "memory.soItem" : "memory.notSoItem", { text })}
          aria-disabled={isBusy}
          onClick={() => void run(() => onStrike(item))}
        >
          {t(isStruck ? "memory.so" : "memory.notSo")}
        </Button>
        {!isStruck && <PinButton item={item} onPin={onPin} />}
      </div>
      {refusal && <Callout tone="danger">{refusal.failure}</Callout>}
    </div>
  );
}

function PinButton({ item, onPin }: Pick<MemoryEntryProps, "item" | "onPin">) {
  const t = useMessages(passagesMessages);
  const { text, isPinned = false } = item;
  return (
    <IconButton
      size="small"
      variant="ghost"
      filled={isPinned}
      icon={PinIcon}
      label={t("memory.pinItem", { text })}
      title={t(isPinned ? "memory.unpin" : "memory.pin")}
      aria-pressed={isPinned}
      onClick={() => onPin(item)}
    />
  );
}
