import type { ReactNode } from "react";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../messages/players/play.ts";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import type { EndingFacts } from "../dialogs/EndingDialog/EndingDialog.tsx";
import { SessionContext } from "./session-context.ts";
import * as styles from "./styles.ts";
import { useEndingDialog } from "./useEndingDialog.ts";
import { useFieldFocus } from "./useFieldFocus.ts";
import { useReading } from "./useReading.ts";
import { useUndoDialog } from "./useUndoDialog.ts";
import type { UndoReason } from "./useUndoDialog.ts";

/** Other props are passed to the element around the bar, the log and the tray. */
export interface PlaySessionProps extends ElementProps<"div"> {
  /** At the top: a TopBar. It folds away while the player reads on. */
  bar: ReactNode;
  /** The story so far: a PlayLog. */
  children: ReactNode;
  /** At the bottom: notices and questions before the next turn, a CommandTray, and a ReceiptLine. */
  foot: ReactNode;
  /** The language of the story: `hi`, `ur`. */
  language: string;
  /** A turn is in progress. */
  busy: boolean;
  /**
   * What undoing a part costs in XP.
   * @default 0
   */
  undoXp?: number;
  /**
   * There is no part to undo yet: Undo does not ask, and the player is told so.
   * @default false
   */
  isAtBeginning?: boolean;
  /** The ending that the story has reached; null while it goes on. */
  ending: EndingFacts | null;
  /** Shown below the figures of the ending: the rating. */
  afterEnding?: ReactNode;
  /** Starts the story again. */
  onAgain: () => void;
  /** Called if the code of a question or of the ending's summary could not be loaded. */
  onUnavailable?: (() => void) | undefined;
}

/** A session that is played: the bar, the log and the tray, the question before an undo, and the summary of an ending. */
export function PlaySession(props: PlaySessionProps) {
  const { bar, children, foot, language, busy, undoXp = 0, isAtBeginning = false, ...rest } = props;
  const { ending, afterEnding, onAgain, onUnavailable, ...root } = rest;
  const t = useMessages(playMessages);
  const { locale } = useFormats();
  const { field, focusField } = useFieldFocus(ending === null, busy);
  const { direction, ...readingHandlers } = useReading(busy);
  const undoing = useUndoDialog(onUnavailable);
  const summary = useEndingDialog(ending !== null, onUnavailable);

  function undo(reason: UndoReason, act: () => void): void {
    const isAsked = reason === "command" ? !isAtBeginning : undoXp > 0;
    const does = () => {
      act();
      if (reason === "notMeant") focusField();
    };
    if (isAsked) undoing.ask(does);
    else does();
  }

  const around = {
    isFolded: direction === "on",
    readingHandlers,
    field,
    undo,
    end: ending !== null && (
      <div css={styles.end} lang={locale}>
        <Button variant="primary" onClick={summary.open}>
          {t("ending.open")}
        </Button>
      </div>
    ),
    isSummaryOpen: summary.isOpen,
  };

  return (
    <SessionContext value={around}>
      <div css={styles.session} {...root}>
        <div
          css={[
            styles.top,
            direction === "on" && styles.folded,
            direction === "back" && styles.atHand,
          ]}
        >
          {bar}
        </div>
        {children}
        <div css={styles.foot} onPointerEnter={undoing.load} onFocus={undoing.load}>
          {foot}
        </div>
        {undoing.UndoDialog !== null && (
          <undoing.UndoDialog
            open={undoing.isOpen}
            xp={undoXp}
            onKeep={undoing.keep}
            onUndo={undoing.undo}
          />
        )}
        {ending !== null && summary.EndingDialog !== null && (
          <summary.EndingDialog
            open={summary.isOpen}
            facts={ending}
            language={language}
            onOpenChange={summary.close}
            onAgain={onAgain}
          >
            {afterEnding}
          </summary.EndingDialog>
        )}
      </div>
    </SessionContext>
  );
}
