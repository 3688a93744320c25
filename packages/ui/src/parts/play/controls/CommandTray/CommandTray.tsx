import { useCallback, useId, useRef } from "react";
import type { FormEvent, KeyboardEvent, Ref } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";
import { OwnCommands } from "../OwnCommands/OwnCommands.tsx";
import type { OwnCommand } from "../OwnCommands/OwnCommands.tsx";
import { Coin } from "../Coin/Coin.tsx";
import * as styles from "./styles.ts";
import { useHintPulse } from "./useHintPulse.ts";

export const trayCommands = ["continue", "immerse", "show", "undo"] as const;
export type TrayCommand = (typeof trayCommands)[number];

/** What is handed on reaches the form. */
export interface CommandTrayProps extends ElementProps<"form", "onSubmit"> {
  /** What each command takes, in coins; a command that is free shows no coin. */
  prices: Readonly<Record<TrayCommand, number>>;
  /** What the player is writing. */
  draft: string;
  /** Reaches the field of the draft. */
  fieldRef?: Ref<HTMLTextAreaElement>;
  /** Called with every change of the draft. */
  onDraftChange: (draft: string) => void;
  /** Called with the draft, trimmed, when it is sent. */
  onAct: (words: string) => void;
  /** Called with the command that was pressed. */
  onCommand: (command: TrayCommand) => void;
  /** The story's own commands, above the four. */
  ownCommands?: readonly OwnCommand[];
  /** The language of their names. */
  language?: string | undefined;
  /** Called with the name of the story's own command that was pressed; without it they are not shown. */
  onOwnCommand?: ((name: string) => void) | undefined;
  /** A turn is in progress: only stopping it is possible, and the focus stays. */
  busy?: boolean;
  /** Stops the turn; without it there is no stop button. */
  onStop?: (() => void) | undefined;
  /** The story has ended: there is no way on but to begin anew, to take the last part back, or to see it. */
  hasEnded?: boolean;
  /** Begins the story anew, where it has ended. */
  onAgain?: (() => void) | undefined;
  /** The player is new here: the commands light up now and then. */
  hint?: boolean;
  /** Longest text an action may have: a longer one is not sent, and it is said why. */
  maxLength?: number;
}

const allPairs = [
  ["continue", "immerse"],
  ["show", "undo"],
] as const satisfies TrayCommand[][];
const pairsAfterEnding = allPairs.slice(1);

/** Enter may confirm a word of an input method; 229 is how Safari reports it. */
const isSend = ({ key, shiftKey, nativeEvent, keyCode }: KeyboardEvent) =>
  key === "Enter" && !shiftKey && !nativeEvent.isComposing && keyCode !== 229;

/** What the player can do: their own words, or one of four commands. */
export function CommandTray(props: CommandTrayProps) {
  const { prices, draft, onDraftChange, onAct, onCommand, busy = false, ...rest } = props;
  const { onStop, hint = false, maxLength, ...more } = rest;
  const { ownCommands = [], language = "", onOwnCommand, ...others } = more;
  const { hasEnded = false, onAgain, fieldRef, ...root } = others;
  const t = useMessages(playMessages);
  const isPulsing = useHintPulse(hint && !busy && !hasEnded);
  const { number } = useFormats();
  const words = draft.trim();
  const tooLongId = useId();
  const isTooLong = maxLength !== undefined && words.length > maxLength;
  const isSendable = words !== "" && !isTooLong && !busy;
  const isStoppable = busy && onStop !== undefined;
  const actButton = useRef<HTMLButtonElement>(null);
  const stopButton = useCallback((stop: HTMLButtonElement) => {
    return () => {
      // Stop goes with its turn, and would take the focus along.
      if (stop === document.activeElement) actButton.current?.focus();
    };
  }, []);
  const send = () => {
    if (isSendable) onAct(words);
  };
  return (
    <form
      css={styles.tray}
      aria-label={t("tray.label")}
      {...root}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      {hasEnded && onAgain && (
        <Button variant="primary" aria-disabled={busy} onClick={() => !busy && onAgain()}>
          {t("ending.again")}
        </Button>
      )}
      {!hasEnded && (
        <div css={[styles.field, isStoppable && styles.stoppable]}>
          <Textarea
            {...(fieldRef !== undefined && { ref: fieldRef })}
            label={t("tray.actNote")}
            hideLabel
            size="line"
            // Beside both buttons a phone has no room for it.
            placeholder={isStoppable ? "" : t("tray.placeholder")}
            dir="auto"
            enterKeyHint="send"
            value={draft}
            readOnly={busy}
            aria-disabled={busy}
            {...(isTooLong && { "aria-invalid": true, "aria-describedby": tooLongId })}
            onInput={(event) => onDraftChange(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (!isSend(event)) return;
              event.preventDefault();
              send();
            }}
          />
          <span css={styles.act}>
            {/* Not in the place of Act: the second press of a double click would stop the turn. */}
            {isStoppable && (
              <Button ref={stopButton} onClick={onStop}>
                {t("tray.stop")}
              </Button>
            )}
            <Button ref={actButton} type="submit" variant="primary" aria-disabled={!isSendable}>
              {t("tray.act")}
            </Button>
          </span>
        </div>
      )}
      {!hasEnded && (
        <p id={tooLongId} css={styles.tooLong} aria-live="polite">
          {isTooLong &&
            t("tray.tooLong", { written: number(words.length), most: number(maxLength) })}
        </p>
      )}
      {onOwnCommand && !hasEnded && (
        <OwnCommands
          commands={ownCommands}
          language={language}
          busy={busy}
          onOwnCommand={onOwnCommand}
        />
      )}
      <div css={styles.commands}>
        {(hasEnded ? pairsAfterEnding : allPairs).map((pair) => (
          <div key={pair[0]} css={[styles.pair, hasEnded && styles.halves]}>
            {pair.map((name) => (
              <button
                key={name}
                type="button"
                css={[styles.command, isPulsing && styles.pulsing]}
                title={t(`tray.${name}Note`)}
                aria-disabled={busy}
                data-pulsing={isPulsing || undefined}
                onClick={() => {
                  if (!busy) onCommand(name);
                }}
              >
                {t(`tray.${name}`)}
                {prices[name] > 0 && <Coin price={prices[name]} />}
              </button>
            ))}
          </div>
        ))}
      </div>
    </form>
  );
}
