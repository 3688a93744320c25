import { useEffect, useRef, useState } from "react";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { comfortMessages } from "../../../../messages/players/comforts.ts";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { DictateIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useLatest } from "../../../../primitives/useLatest.ts";
import { dictate } from "./recognition.ts";
import type { DictationFailure } from "./recognition.ts";
import { button, failed } from "./styles.ts";

/** Other props are passed to the button. */
export interface DictateProps extends ElementProps<"button"> {
  /** The language that is spoken: `hi`, `ur`. */
  language: string;
  /** What is in the field; what is understood comes after it. */
  draft: string;
  /** Called with the whole line whenever more is understood. */
  onDraftChange: (draft: string) => void;
  /** Nothing can be said now. */
  disabled?: boolean;
}

/** Listens to the player's line, where the browser can, and writes it down. */
export function Dictate({
  language,
  draft,
  onDraftChange,
  disabled,
  onClick,
  ...root
}: DictateProps) {
  const t = useMessages(comfortMessages);
  const [isListening, setListening] = useState(false);
  const [failure, setFailure] = useState<DictationFailure | null>(null);
  const end = useRef<(() => void) | null>(null);
  const tell = useLatest(onDraftChange);
  useEffect(() => () => end.current?.(), []);

  function begin(): void {
    const before = draft.trim();
    setFailure(null);
    setListening(true);
    end.current = dictate({
      language,
      onWords: (words) => tell.current([before, words].filter(Boolean).join(" ")),
      onEnd: (why) => {
        end.current = null;
        setListening(false);
        setFailure(why);
      },
    });
  }

  return (
    <>
      <IconButton
        icon={DictateIcon}
        variant={isListening ? "primary" : "ghost"}
        css={button}
        label={t(isListening ? "dictating" : "dictate")}
        aria-pressed={isListening}
        aria-disabled={disabled === true}
        {...root}
        onClick={(event) => {
          onClick?.(event);
          if (isListening) end.current?.();
          else if (disabled !== true) begin();
        }}
      />
      <VisuallyHidden>
        <output>{isListening && t("dictating")}</output>
      </VisuallyHidden>
      {failure !== null && (
        <span css={failed} role="alert">
          {t(`dictate.${failure}`)}
        </span>
      )}
    </>
  );
}
