import type { OwnCommand } from "@katha/api/shapes";
import { use, useCallback, useId, useRef } from "react";
import type { FormEvent, KeyboardEvent, ReactNode } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";
import { OwnCommands } from "../OwnCommands/OwnCommands.tsx";
import { Coin } from "../Coin/Coin.tsx";
import { SessionContext } from "../../PlaySession/session-context.ts";
import * as styles from "./styles.ts";
import { useHintPulse } from "./useHintPulse.ts";

export const trayCommands = ["continue", "immerse", "show", "undo"] as const;
export type TrayCommand = (typeof trayCommands)[number];

/** Other props are passed to the form. */
export interface CommandTrayProps extends ElementProps<"form", "onSubmit"> {
  /** The price of each command in coins; a free command shows no coin. */
  prices: Readonly<Record<TrayCommand, number>>;
  /** The text in the field. */
  draft: string;
  /** Called at every change of the text. */
  onDraftChange: (draft: string) => void;
  /** Called with the trimmed text when it is sent. */
  onAct: (words: string) => void;
  /** Called with the command that was pressed. */
  onCommand: (command: TrayCommand) => void;
  /**
   * The story's own commands, shown above the four built-in ones.
   * @default []
   */
  ownCommands?: readonly OwnCommand[];
  /**
   * The language of the story's own commands.
   * @default ""
   */
  language?: string | undefined;
  /**
   * Called with the name of the story's own command that was pressed; without it they are not
   * shown.
   */
  onOwnCommand?: ((name: string) => void) | undefined;
  /**
   * A turn is in progress: only stopping it is possible, and the focus stays.
   * @default false
   */
  busy?: boolean;
  /** Stops the turn; without it there is no stop button. */
  onStop?: (() => void) | undefined;
  /**
   * The story has ended: the player can only start again, undo the last part, or see the ending.
   * @default false
   */
  hasEnded?: boolean;
  /** Another way to fill the field, at its end: a Dictate. */
  besideAct?: ReactNode;
  /** Starts the story again after an ending. */
  onAgain?: (() => void) | undefined;
  /**
   * For new players: the commands light up now and then.
   * @default false
   */
  hint?: boolean;
  /** The maximum length of the text; longer text is not sent, and an error says so. */
  maxLength?: number;
}

const allPairs = [
  ["continue", "immerse"],
  ["show", "undo"],
] as const satisfies TrayCommand[][];
const pairsAfterEnding = allPairs.slice(1);

/** Enter may confirm a word in an input method; Safari reports that as key code 229. */
const isSend = ({ key, shiftKey, nativeEvent, keyCode }: KeyboardEvent) =>
  key === "Enter" && !shiftKey && !nativeEvent.isComposing && keyCode !== 229;

/** The player's controls: a field for their own words, and four commands. */
export function CommandTray(props: CommandTrayProps) {
  const {
    prices,
    draft,
    onDraftChange,
    onAct,
    onCommand,
    busy = false,
    onStop,
    hint = false,
    maxLength,
    ownCommands = [],
    language = "",
    onOwnCommand,
    hasEnded = false,
    onAgain,
    besideAct,
    ...root
  } = props;
  const around = use(SessionContext);
  const t = useMessages(playMessages);
  const isPulsing = useHintPulse(hint && !busy && !hasEnded);
  const { number } = useFormats();
  const words = draft.trim();
  const tooLongId = useId();
  const isTooLong = maxLength !== undefined && words.length > maxLength;
  const isSendable = words !== "" && !isTooLong && !busy;
  const isStoppable = busy && onStop !== undefined;
  const isAnother = besideAct != null && besideAct !== false;
  const actButton = useRef<HTMLButtonElement>(null);
  const stopButton = useCallback((stop: HTMLButtonElement) => {
    return () => {
      // Stop disappears with its turn, and its focus would be lost.
      if (stop === document.activeElement) actButton.current?.focus();
    };
  }, []);
  const press = (name: TrayCommand) => {
    if (name === "undo" && around !== null) around.undo("command", () => onCommand(name));
    else onCommand(name);
  };
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
      {hasEnded && onAgain && around?.isSummaryOpen !== true && (
        <Button css={styles.again} aria-disabled={busy} onClick={() => !busy && onAgain()}>
          {t("ending.again")}
        </Button>
      )}
      {!hasEnded && (
        <div
          css={[
            styles.field,
            (isStoppable || isAnother) && styles.withAnother,
            isStoppable && isAnother && styles.withTwoOthers,
          ]}
        >
          <Textarea
            {...(around !== null && { ref: around.field })}
            label={t("tray.actNote")}
            hideLabel
            size="line"
            // On a phone there is no room for it beside both buttons.
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
            {besideAct}
            {/* Not in the place of Act, as the second click of a double click would stop the turn. */}
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
                  if (!busy) press(name);
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
