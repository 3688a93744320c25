import { useState } from "react";
import type { ReactNode } from "react";
import { AlternativesPanel } from "../../../parts/play/log/AlternativesPanel/AlternativesPanel.tsx";
import { Choices } from "../../../parts/play/log/Choices/Choices.tsx";
import type { ChoicesProps } from "../../../parts/play/log/Choices/Choices.tsx";
import { StateBar } from "../../../parts/play/controls/StateBar/StateBar.tsx";
import type { PlayerState } from "../../../parts/state/state.ts";
import { CommandTray } from "../../../parts/play/controls/CommandTray/CommandTray.tsx";
import type {
  CommandTrayProps,
  TrayCommand,
} from "../../../parts/play/controls/CommandTray/CommandTray.tsx";
import type { EndingFacts } from "../../../parts/play/dialogs/EndingDialog/EndingDialog.tsx";
import type { ModelOption } from "../../../parts/play/controls/ModelPicker/ModelPicker.tsx";
import { PlayLog } from "../../../parts/play/log/PlayLog/PlayLog.tsx";
import { shownOf } from "../../../parts/play/log/PlayLog/log-entry.ts";
import type { PlayLogProps } from "../../../parts/play/log/PlayLog/PlayLog.tsx";
import { RetellPart } from "../../../parts/play/log/RetellPart/RetellPart.tsx";
import type { RetellPartProps } from "../../../parts/play/log/RetellPart/RetellPart.tsx";
import { ReceiptLine } from "../../../parts/play/log/ReceiptLine/ReceiptLine.tsx";
import type { ReceiptLineProps } from "../../../parts/play/log/ReceiptLine/ReceiptLine.tsx";
import { TakenChoice } from "../../../parts/play/log/TakenChoice/TakenChoice.tsx";
import { TopBar } from "../../../parts/play/controls/TopBar/TopBar.tsx";
import type { TopBarProps } from "../../../parts/play/controls/TopBar/TopBar.tsx";
import { useLoadWhenIdle } from "../../../primitives/actions/LazyLoad/useLoadWhenIdle.ts";
import { useLoadOnIntent } from "../../../primitives/actions/LazyLoad/useLoadOnIntent.ts";
import { hintEntriesMax } from "../../../tokens/constants.ts";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../messages/players/play.ts";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { end, foot, session as grid, top } from "./styles.ts";
import { useFieldFocus } from "./useFieldFocus.ts";

export interface PlaySession
  extends
    Pick<PlayLogProps, "entries" | "language" | "origin" | "sourcesNote">,
    Pick<CommandTrayProps, "draft" | "prices" | "ownCommands" | "maxLength">,
    Pick<TopBarProps, "title" | "guide" | "xpCosts" | "text" | "image"> {
  /** The story's visible state; without it the state line is not shown. */
  state?: PlayerState;
  /** A turn is in progress. */
  busy: boolean;
  /** The state of the turn's connection. */
  connection?: PlayLogProps["connection"];
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

/** Without these the last part cannot be retold. */
interface Retelling {
  /** Retells the last part. */
  onRetell?: RetellPartProps["onRetell"] | undefined;
  /** Called with the version of the last part to show, from 1. */
  onVersionChange?: RetellPartProps["onVersionChange"] | undefined;
}

export interface SessionCallbacks
  extends
    Pick<CommandTrayProps, "onDraftChange" | "onAct" | "onStop" | "onOwnCommand">,
    Pick<TopBarProps, "onModelChange" | "onBack" | "onMemory">,
    Pick<PlayLogProps, "onPart" | "onTryNow">,
    Retelling {
  /** Undoes the last part because the typed line meant something else; without it no button is shown. */
  onNotMeant?: (() => void) | undefined;
  /** Called with the chosen command; `undo` has been confirmed by then. */
  onCommand: (command: TrayCommand) => void;
  /** Called with the chosen line. */
  onSelectChoice: (choice: string) => void;
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
  /** Shown below the ending: the rating. */
  afterEnding?: ReactNode;
}

export interface SessionProps extends SessionCallbacks {
  session: PlaySession;
}

const fetchUndo = () =>
  import("../../../parts/play/dialogs/UndoDialog/UndoDialog.tsx").then(
    ({ UndoDialog }) => UndoDialog,
  );
const fetchEnding = () =>
  import("../../../parts/play/dialogs/EndingDialog/EndingDialog.tsx").then(
    ({ EndingDialog }) => EndingDialog,
  );

/** The bar, the log and the tray; the code of the two dialogs is loaded when they may be needed. */
export function Session({ session, ...on }: SessionProps) {
  const { entries, language, busy, choices, alternatives, retelling, ending } = session;
  const { takenChoice = null } = session;
  const connection = (busy && session.connection) || "open";
  const [asked, setAsked] = useState<"undo" | "notMeant" | null>(null);
  const t = useMessages(playMessages);
  const { locale } = useFormats();
  // The summary would cover the last passage, so it opens only on request.
  const [isEndingOpen, setEndingOpen] = useState(false);
  if (ending === null && isEndingOpen) setEndingOpen(false);
  const [UndoDialog, reachUndo] = useLoadOnIntent(fetchUndo);
  const [FetchedEnding] = useLoadWhenIdle(fetchEnding, ending !== null);
  const [ReachedEnding, reachEnding] = useLoadOnIntent(fetchEnding);
  const EndingDialog = FetchedEnding ?? ReachedEnding;
  const undoXp = session.xpCosts.undo ?? 0;
  const { field, focusField } = useFieldFocus(ending === null, busy);

  function undo(why: "undo" | "notMeant"): void {
    setAsked(null);
    if (why === "undo") return on.onCommand("undo");
    on.onNotMeant?.();
    focusField();
  }

  async function askForUndo(why: "undo" | "notMeant"): Promise<void> {
    if (await reachUndo()) setAsked(why);
    else on.onUnavailable?.();
  }

  async function openEnding(): Promise<void> {
    if (EndingDialog !== null || (await reachEnding())) setEndingOpen(true);
    else on.onUnavailable?.();
  }

  return (
    <div css={grid}>
      <div css={top}>
        <TopBar
          title={session.title}
          language={language}
          guide={session.guide}
          xpCosts={session.xpCosts}
          ownCommands={session.ownCommands}
          text={session.text}
          image={session.image}
          busy={busy}
          onModelChange={on.onModelChange}
          onBack={on.onBack}
          onMemory={on.onMemory}
        />
        {session.state && <StateBar state={session.state} language={language} />}
      </div>
      <PlayLog
        entries={entries}
        language={language}
        busy={busy}
        connection={connection}
        origin={session.origin}
        sourcesNote={session.sourcesNote}
        above={on.aboveLog}
        onTryNow={on.onTryNow}
        onStop={on.onStop}
        onAlternative={on.onAlternative}
        onPart={on.onPart}
      >
        {takenChoice !== null && on.onNotMeant && (
          <TakenChoice
            choice={takenChoice}
            language={language}
            onNotMeant={() => {
              if (undoXp === 0) return undo("notMeant");
              void askForUndo("notMeant");
            }}
          />
        )}
        {retelling && on.onRetell && on.onVersionChange && (
          <RetellPart {...retelling} onRetell={on.onRetell} onVersionChange={on.onVersionChange} />
        )}
        <Choices choices={choices} language={language} onSelect={on.onSelectChoice} />
        {ending !== null && (
          <div css={end} lang={locale}>
            <Button variant="primary" onClick={() => void openEnding()}>
              {t("ending.open")}
            </Button>
          </div>
        )}
      </PlayLog>
      <div css={foot} onPointerEnter={() => void reachUndo()} onFocus={() => void reachUndo()}>
        {alternatives.length > 0 && (
          <AlternativesPanel
            models={alternatives}
            onSelect={on.onAlternative}
            onClose={on.onCloseAlternatives}
          />
        )}
        {on.aboveTray}
        <CommandTray
          prices={session.prices}
          draft={session.draft}
          {...(session.maxLength !== undefined && { maxLength: session.maxLength })}
          fieldRef={field}
          ownCommands={session.ownCommands ?? []}
          language={language}
          onOwnCommand={on.onOwnCommand}
          busy={busy}
          hasEnded={ending !== null}
          onAgain={isEndingOpen ? undefined : on.onAgain}
          hint={shownOf(entries).length <= hintEntriesMax}
          onDraftChange={on.onDraftChange}
          onAct={on.onAct}
          onStop={connection === "open" ? on.onStop : undefined}
          onCommand={(command) => {
            if (command !== "undo" || session.isAtBeginning === true) return on.onCommand(command);
            void askForUndo("undo");
          }}
        />
        <ReceiptLine {...session.receipt} />
      </div>
      {UndoDialog !== null && (
        <UndoDialog
          open={asked !== null}
          xp={undoXp}
          onKeep={() => setAsked(null)}
          onUndo={() => asked !== null && undo(asked)}
        />
      )}
      {ending !== null && EndingDialog !== null && (
        <EndingDialog
          open={isEndingOpen}
          facts={ending}
          language={language}
          onClose={() => setEndingOpen(false)}
          onAgain={on.onAgain}
        >
          {on.afterEnding}
        </EndingDialog>
      )}
    </div>
  );
}
