import type { ReactNode } from "react";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../messages/players/play.ts";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { hintEntriesMax } from "../../../tokens/constants.ts";
import type { PlayerState } from "../../state/state.ts";
import { CommandTray } from "../controls/CommandTray/CommandTray.tsx";
import type { CommandTrayProps, TrayCommand } from "../controls/CommandTray/CommandTray.tsx";
import type { ModelOption } from "../controls/ModelPicker/ModelPicker.tsx";
import { TopBar } from "../controls/TopBar/TopBar.tsx";
import type { TopBarProps } from "../controls/TopBar/TopBar.tsx";
import type { EndingFacts } from "../dialogs/EndingDialog/EndingDialog.tsx";
import { AlternativesPanel } from "../log/AlternativesPanel/AlternativesPanel.tsx";
import { Choices } from "../log/Choices/Choices.tsx";
import type { ChoicesProps } from "../log/Choices/Choices.tsx";
import { shownOf } from "../log/PlayLog/log-entry.ts";
import { PlayLog } from "../log/PlayLog/PlayLog.tsx";
import type { PlayLogProps } from "../log/PlayLog/PlayLog.tsx";
import { ReceiptLine } from "../log/ReceiptLine/ReceiptLine.tsx";
import type { ReceiptLineProps } from "../log/ReceiptLine/ReceiptLine.tsx";
import { RetellPart } from "../log/RetellPart/RetellPart.tsx";
import type { RetellPartProps } from "../log/RetellPart/RetellPart.tsx";
import { TakenChoice } from "../log/TakenChoice/TakenChoice.tsx";
import { useReadingKeys } from "../reading/useReadingKeys.ts";
import * as styles from "./styles.ts";
import { useEndingDialog } from "./useEndingDialog.ts";
import { useFieldFocus } from "./useFieldFocus.ts";
import { useReading } from "./useReading.ts";
import { useUndoDialog } from "./useUndoDialog.ts";
import type { UndoReason } from "./useUndoDialog.ts";

/** A session as the play page shows it. */
export interface PlayedSession
  extends
    Pick<
      PlayLogProps,
      "entries" | "earlier" | "language" | "origin" | "sourcesNote" | "connection"
    >,
    Pick<CommandTrayProps, "draft" | "prices" | "ownCommands" | "maxLength">,
    Pick<TopBarProps, "title" | "guide" | "xpCosts" | "text" | "image" | "wishes"> {
  /** The story's visible state; without it the state line is not shown. */
  state?: PlayerState;
  /** A turn is in progress. */
  busy: boolean;
  /** The lines to choose from. */
  choices: ChoicesProps["choices"];
  /** The receipt at the bottom of the page. */
  receipt: ReceiptLineProps;
  /** Models the player can afford, after they chose one they cannot; if empty, the panel is closed. */
  alternatives: readonly ModelOption[];
  /** For retelling the last part; null if there is only the opening. */
  retelling?: Pick<RetellPartProps, "price" | "version" | "versions" | "busy"> | null;
  /** The choice that the player's typed line was taken for in the last turn; null if they pressed one. */
  takenChoice?: string | null;
  /** There is no part to undo yet: Undo does not ask, and the player is told so. */
  isAtBeginning?: boolean;
  /** The story has reached one of its endings. */
  ending: EndingFacts | null;
}

/** Other props are passed to the element around the bar, the log and the tray. */
export interface PlaySessionProps
  extends
    ElementProps<"div">,
    Pick<CommandTrayProps, "onDraftChange" | "onAct" | "onStop" | "onOwnCommand">,
    Pick<
      TopBarProps,
      | "onModelChange"
      | "onWishesChange"
      | "onBack"
      | "onMemory"
      | "onMap"
      | "onMarks"
      | "onReading"
      | "onListen"
      | "onAlong"
      | "isListening"
    >,
    Pick<CommandTrayProps, "besideAct">,
    Pick<PlayLogProps, "onPart" | "onTryNow" | "onEarlier" | "goTo"> {
  /** The session as it stands. */
  session: PlayedSession;
  /** Called with the chosen command; `undo` has been confirmed by then. */
  onCommand: (command: TrayCommand) => void;
  /** Called with the chosen line. */
  onSelectChoice: (choice: string) => void;
  /** Undoes the last part because the typed line meant something else; without it no button is shown. */
  onNotMeant?: (() => void) | undefined;
  /** Retells the last part; without it the last part cannot be retold. */
  onRetell?: RetellPartProps["onRetell"] | undefined;
  /** Called with the version of the last part to show, from 1; without it the last part cannot be retold. */
  onVersionChange?: RetellPartProps["onVersionChange"] | undefined;
  /** Called with the key of the chosen model. */
  onAlternative: (key: string) => void;
  /** Closes the offer of other models. */
  onCloseAlternatives: () => void;
  /** Starts the story again. */
  onAgain: () => void;
  /** Called if the code of a question or of the ending's summary could not be loaded. */
  onUnavailable?: (() => void) | undefined;
  /** Shown above the first part: a note on the text. */
  aboveLog?: ReactNode;
  /** Shown above the tray: notices and questions before the next turn. */
  aboveTray?: ReactNode;
  /** Shown after the last part of an ended session, and scrolled with it: stories like this one. */
  afterLog?: ReactNode;
  /** Shown below the ending: the rating. */
  afterEnding?: ReactNode;
}

/** A session that is played: the bar, the log and the tray, the question before an undo, and the summary of an ending. */
export function PlaySession(props: PlaySessionProps) {
  const {
    session,
    onCommand,
    onOwnCommand,
    onAct,
    onDraftChange,
    onStop,
    onModelChange,
    onWishesChange,
    onBack,
    onMemory,
    onMap,
    onMarks,
    onReading,
    onListen,
    onAlong,
    isListening,
    besideAct,
    onPart,
    goTo,
    onTryNow,
    onEarlier,
    onSelectChoice,
    onNotMeant,
    onRetell,
    onVersionChange,
    onAlternative,
    onCloseAlternatives,
    onAgain,
    onUnavailable,
    aboveLog,
    aboveTray,
    afterLog,
    afterEnding,
    ...root
  } = props;
  const {
    entries,
    earlier = "none",
    language,
    busy,
    ownCommands = [],
    takenChoice,
    retelling,
    ending,
  } = session;
  const connection = (busy && session.connection) || "open";
  const undoXp = session.xpCosts.undo ?? 0;
  const t = useMessages(playMessages);
  const { locale } = useFormats();
  const { field, focusField } = useFieldFocus(ending === null, busy);
  const { direction, ...reading } = useReading(busy);
  useReadingKeys({ onReading, onListen });
  const undoing = useUndoDialog(undo, onUnavailable);
  const summary = useEndingDialog(ending !== null, onUnavailable);

  function undo(reason: UndoReason): void {
    if (reason === "command") return onCommand("undo");
    onNotMeant?.();
    focusField();
  }

  const below =
    ending === null ? (
      session.choices.length > 0 && (
        <Choices choices={session.choices} language={language} onSelect={onSelectChoice} />
      )
    ) : (
      <div css={styles.end} lang={locale}>
        <Button variant="primary" onClick={summary.open}>
          {t("ending.open")}
        </Button>
      </div>
    );

  return (
    <div css={styles.session} {...root}>
      <div
        css={[
          styles.top,
          direction === "on" && styles.folded,
          direction === "back" && styles.atHand,
        ]}
      >
        <TopBar
          title={session.title}
          language={language}
          guide={session.guide}
          xpCosts={session.xpCosts}
          ownCommands={ownCommands}
          text={session.text}
          image={session.image}
          busy={busy}
          onModelChange={onModelChange}
          wishes={session.wishes}
          onWishesChange={onWishesChange}
          onBack={onBack}
          onMemory={onMemory}
          onMap={onMap}
          onMarks={onMarks}
          onReading={onReading}
          onListen={onListen}
          onAlong={onAlong}
          isListening={isListening}
          state={session.state}
        />
      </div>
      <PlayLog
        entries={entries}
        earlier={earlier}
        onEarlier={onEarlier}
        language={language}
        busy={busy}
        connection={connection}
        origin={session.origin}
        sourcesNote={session.sourcesNote}
        above={aboveLog}
        onTryNow={onTryNow}
        onStop={onStop}
        onAlternative={onAlternative}
        onPart={onPart}
        goTo={goTo}
        below={below}
        isFolded={direction === "on"}
        {...reading}
      >
        {takenChoice != null && onNotMeant && (
          <TakenChoice
            choice={takenChoice}
            language={language}
            onNotMeant={() => (undoXp === 0 ? undo("notMeant") : undoing.ask("notMeant"))}
          />
        )}
        {ending !== null && afterLog && (
          <div css={styles.afterLog} lang={locale} dir="auto">
            {afterLog}
          </div>
        )}
        {retelling && onRetell && onVersionChange && (
          <RetellPart {...retelling} onRetell={onRetell} onVersionChange={onVersionChange} />
        )}
      </PlayLog>
      <div css={styles.foot} onPointerEnter={undoing.load} onFocus={undoing.load}>
        {session.alternatives.length > 0 && (
          <AlternativesPanel
            models={session.alternatives}
            onSelect={onAlternative}
            onClose={onCloseAlternatives}
          />
        )}
        {aboveTray}
        <CommandTray
          prices={session.prices}
          draft={session.draft}
          {...(session.maxLength !== undefined && { maxLength: session.maxLength })}
          fieldRef={field}
          ownCommands={ownCommands}
          language={language}
          onOwnCommand={onOwnCommand}
          busy={busy}
          hasEnded={ending !== null}
          onAgain={summary.isOpen ? undefined : onAgain}
          hint={earlier === "none" && shownOf(entries).length <= hintEntriesMax}
          onDraftChange={onDraftChange}
          onAct={onAct}
          besideAct={besideAct}
          onStop={connection === "open" ? onStop : undefined}
          onCommand={(command) => {
            if (command === "undo" && session.isAtBeginning !== true) undoing.ask("command");
            else onCommand(command);
          }}
        />
        <ReceiptLine {...session.receipt} />
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
          onClose={summary.close}
          onAgain={onAgain}
        >
          {afterEnding}
        </summary.EndingDialog>
      )}
    </div>
  );
}
