// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, test } from "vitest";
import { aPart, finishedEntries } from "../fixtures/player/session.ts";
import { exileFacts } from "../fixtures/player/stories.ts";
import { taskPanels } from "../fixtures/player/tasks.ts";
import { FactorList } from "../parts/account/two-step/FactorList/FactorList.tsx";
import { ProofForm } from "../parts/account/two-step/ProofForm/ProofForm.tsx";
import { TwoStepDialog } from "../parts/account/two-step/TwoStepDialog/TwoStepDialog.tsx";
import type { TwoStepTask } from "../parts/account/two-step/TwoStepDialog/TwoStepDialog.tsx";
import { MemoryPanel } from "../parts/play/controls/MemoryPanel/MemoryPanel.tsx";
import type { LogEntry } from "@katha/api/shapes";
import { PlayLog } from "../parts/play/log/PlayLog/PlayLog.tsx";
import { CoinLedger } from "../parts/progress/CoinLedger/CoinLedger.tsx";
import { TaskPanel } from "../parts/progress/TaskPanel/TaskPanel.tsx";
import { StatisticsPanel } from "../parts/story/details/StatisticsPanel/StatisticsPanel.tsx";
import { StoryDescription } from "../parts/story/details/StoryDescription/StoryDescription.tsx";
import { AccountScreen } from "../screens/account/AccountScreen/AccountScreen.tsx";
import { PlayScreen } from "../screens/player/PlayScreen/PlayScreen.tsx";
import { ProgressScreen } from "../screens/player/ProgressScreen/ProgressScreen.tsx";
import { StoryScreen } from "../screens/player/StoryScreen/StoryScreen.tsx";

/** A newer server may send it. */
const unknown: string = "unheard_of";
const inState = { state: unknown as "loading" };
const ignore = () => undefined;
const kept = async () => undefined;

const entry = (more: Partial<LogEntry>): LogEntry => ({
  id: "e1",
  type: "narrative",
  content: "The lamp is lit.",
  isHistorical: true,
  ...more,
});

const coin = {
  id: "c",
  amount: 5,
  balanceAfter: 5,
  code: "",
  description: "",
  reference: null,
  createdAt: "2026-11-20T06:20:00Z",
};
const factor = { id: "f", name: "Telephone", createdAt: "2026-11-01T06:20:00Z", lastUsedAt: null };

const dialog = (task: TwoStepTask) => (
  <TwoStepDialog
    task={task}
    account="meera_7"
    device="Firefox"
    onProve={ignore}
    onTotp={ignore}
    onPasskey={ignore}
    onCopy={async () => true}
    onDownload={ignore}
    onPrint={ignore}
    onClose={ignore}
  />
);

/** The element to render, and the text that must still be there. */
const cases: Readonly<Record<string, { drawn: ReactElement; words?: RegExp }>> = {
  "a kind of entry": {
    drawn: (
      <PlayLog
        language="en"
        entries={[entry({ type: unknown as "narrative" }), ...finishedEntries]}
      />
    ),
    words: /The lamp is lit/,
  },
  "a command that was pressed": {
    drawn: (
      <PlayLog
        language="en"
        entries={[entry({ type: "user_action", command: unknown as "show" })]}
      />
    ),
    words: /unheard_of/,
  },
  "what can be done with a part": {
    drawn: (
      <PlayLog
        language="en"
        entries={[entry({ part: aPart("p", [unknown as "branch"]) })]}
        onPart={ignore}
      />
    ),
    words: /The lamp is lit/,
  },
  "a kind of memory": {
    drawn: (
      <MemoryPanel
        open
        language="en"
        items={[{ id: "m", text: "A cup", kind: unknown as "fact", isCorrected: false }]}
        onOpenChange={ignore}
        onNote={kept}
        onPin={kept}
        onCorrect={kept}
        onForget={kept}
      />
    ),
    words: /What the narrator remembers/,
  },
  "a reason of a coin": {
    drawn: (
      <CoinLedger
        result={{
          state: "ready",
          balance: 1,
          held: 0,
          entries: [{ ...coin, reason: unknown as "gift" }],
        }}
      />
    ),
    words: /unheard_of/,
  },
  "a state of the purse": { drawn: <CoinLedger result={inState} />, words: /Your Coins/ },
  "a state of the tasks": {
    drawn: <TaskPanel kind="daily" result={inState} />,
    words: /Daily Tasks/,
  },
  "the states of all tasks": {
    drawn: (
      <ProgressScreen
        panels={{ ...taskPanels, daily: inState, milestone: inState }}
        onLogout={ignore}
      />
    ),
    words: /Your Progress/,
  },
  "a story's state, difficulty and rating": {
    drawn: (
      <>
        <StatisticsPanel story={{ ...exileFacts, status: unknown }} />
        <StoryDescription
          story={{ ...exileFacts, difficultyLevel: unknown, contentRating: unknown }}
        />
      </>
    ),
    words: /Unheard of[^]*unheard_of/,
  },
  "a state of the story's page": {
    drawn: <StoryScreen result={inState} />,
    words: /Loading/,
  },
  "a state of the session": {
    drawn: <PlayScreen result={inState} />,
    words: /^$/,
  },
  "a state of the account": {
    drawn: <AccountScreen result={inState} />,
    words: /Loading your account/,
  },
  "a kind of second factor": {
    drawn: (
      <FactorList
        factors={[{ ...factor, kind: unknown as "totp" }]}
        onRename={ignore}
        onRemove={ignore}
      />
    ),
    words: /unheard_of, since/,
  },
  "a way to prove who it is": {
    drawn: <ProofForm label="Who is it?" kinds={[unknown as "password"]} onProve={ignore} />,
    words: /Continue/,
  },
  "a step": { drawn: dialog({ step: unknown as "passkey" }) },
  "a change": {
    drawn: dialog({ step: "prove", change: { kind: unknown as "codes" }, kinds: ["password"] }),
    words: /Your password/,
  },
};

afterEach(cleanup);

test.each(Object.entries(cases))("%s that is unknown does not break the rest", (_, one) => {
  render(one.drawn);
  expect(document.body.textContent).toMatch(one.words ?? "");
});
