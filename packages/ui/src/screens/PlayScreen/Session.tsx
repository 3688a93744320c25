import { useState } from "react";
import { AlternativesPanel } from "../../parts/play/AlternativesPanel/AlternativesPanel.tsx";
import { Choices } from "../../parts/play/Choices/Choices.tsx";
import { CommandTray } from "../../parts/play/CommandTray/CommandTray.tsx";
import type { CommandTrayProps, TrayCommand } from "../../parts/play/CommandTray/CommandTray.tsx";
import { EndingDialog } from "../../parts/play/EndingDialog/EndingDialog.tsx";
import type { EndingFacts } from "../../parts/play/EndingDialog/EndingDialog.tsx";
import type { ModelOption } from "../../parts/play/ModelPicker/ModelPicker.tsx";
import { PlayLog } from "../../parts/play/PlayLog/PlayLog.tsx";
import type { PlayLogProps } from "../../parts/play/PlayLog/PlayLog.tsx";
import { ReceiptLine } from "../../parts/play/ReceiptLine/ReceiptLine.tsx";
import type { ReceiptLineProps } from "../../parts/play/ReceiptLine/ReceiptLine.tsx";
import { TopBar } from "../../parts/play/TopBar/TopBar.tsx";
import type { TopBarProps } from "../../parts/play/TopBar/TopBar.tsx";
import { UndoDialog } from "../../parts/play/UndoDialog/UndoDialog.tsx";
import { hintEntriesMax } from "../../tokens/constants.ts";
import { foot, session as grid, top } from "./styles.ts";

export interface PlaySession
  extends
    Pick<PlayLogProps, "entries" | "language">,
    Pick<CommandTrayProps, "draft" | "prices">,
    Pick<TopBarProps, "title" | "guide" | "xpCosts" | "text" | "image"> {
  /** A turn is being told. */
  busy: boolean;
  choices: readonly string[];
  receipt: ReceiptLineProps;
  /** Models the coins reach for, after one they did not; the panel is closed when there are none. */
  alternatives: readonly ModelOption[];
  /** The story has come to an end of its own. */
  ending: EndingFacts | null;
}

export interface SessionCallbacks
  extends
    Pick<CommandTrayProps, "onDraft" | "onAct" | "onStop">,
    Pick<TopBarProps, "onModel" | "onBack"> {
  /** Undo comes only after its question was answered. */
  onCommand: (command: TrayCommand) => void;
  onChoose: (choice: string) => void;
  onAlternative: (key: string) => void;
  onCloseAlternatives: () => void;
  onAgain: () => void;
}

export interface SessionProps extends SessionCallbacks {
  session: PlaySession;
}

/** The bar, the page and the tray, and the two questions a story can ask. */
export function Session({ session, ...on }: SessionProps) {
  const { entries, language, busy, choices, alternatives, ending } = session;
  const [asksUndo, setAsksUndo] = useState(false);
  const [isEndingRead, setEndingRead] = useState(false);
  return (
    <div css={grid}>
      <div css={top}>
        <TopBar
          title={session.title}
          language={language}
          guide={session.guide}
          xpCosts={session.xpCosts}
          text={session.text}
          image={session.image}
          busy={busy}
          onModel={on.onModel}
          onBack={on.onBack}
        />
      </div>
      <PlayLog entries={entries} language={language} busy={busy} onAlternative={on.onAlternative}>
        <Choices choices={choices} language={language} onChoose={on.onChoose} />
      </PlayLog>
      <div css={foot}>
        {alternatives.length > 0 && (
          <AlternativesPanel
            models={alternatives}
            onChoose={on.onAlternative}
            onClose={on.onCloseAlternatives}
          />
        )}
        <CommandTray
          prices={session.prices}
          draft={session.draft}
          busy={busy}
          hint={entries.length <= hintEntriesMax}
          onDraft={on.onDraft}
          onAct={on.onAct}
          onStop={on.onStop}
          onCommand={(command) => (command === "undo" ? setAsksUndo(true) : on.onCommand(command))}
        />
        <ReceiptLine {...session.receipt} />
      </div>
      <UndoDialog
        open={asksUndo}
        onKeep={() => setAsksUndo(false)}
        onUndo={() => {
          setAsksUndo(false);
          on.onCommand("undo");
        }}
      />
      {ending !== null && (
        <EndingDialog
          open={!isEndingRead}
          facts={ending}
          onClose={() => setEndingRead(true)}
          onAgain={on.onAgain}
        />
      )}
    </div>
  );
}
