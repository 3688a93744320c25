import { useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { passagesMessages } from "../../../../messages/players/passages.ts";
import type { MemoryAnswer, RememberedItem } from "./memory.ts";
import { PinButton } from "./PinButton.tsx";
import { acts, deed, struck, words } from "./styles.ts";

export interface DeedEntryProps {
  item: RememberedItem;
  language: string;
  onPin: () => void;
  /** Disputes it, or takes that back. */
  onStrike: (isStruck: boolean) => Promise<MemoryAnswer>;
}

/** An important deed, which the player can dispute, and stop disputing. */
export function DeedEntry({ item, language, onPin, onStrike }: DeedEntryProps) {
  const t = useMessages(passagesMessages);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { text, isStruck = false } = item;

  async function strike(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    const answer = await onStrike(!isStruck);
    setBusy(false);
    if (answer) setFailure(answer.failure);
  }

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
          onClick={() => void strike()}
        >
          {t(isStruck ? "memory.so" : "memory.notSo")}
        </Button>
        {!isStruck && <PinButton item={item} onPin={onPin} />}
      </div>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
    </div>
  );
}
