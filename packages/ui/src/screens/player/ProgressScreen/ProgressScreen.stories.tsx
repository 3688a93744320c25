import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import {
  coinEntries,
  longTask,
  player,
  taskPanels,
  urduTask,
} from "../../../fixtures/player/tasks.ts";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { VerifyHint } from "../../../parts/account/VerifyHint/VerifyHint.tsx";
import { CoinLedger } from "../../../parts/progress/CoinLedger/CoinLedger.tsx";
import type { TaskResult } from "../../../parts/progress/task.ts";
import { guide } from "./ProgressScreen.guide.ts";
import { ProgressScreen } from "./ProgressScreen.tsx";

const all = (result: TaskResult) => ({
  daily: result,
  milestone: result,
  achievement: result,
});

const meta = preview.meta({
  title: "Screens/Progress",
  component: ProgressScreen,
  args: { panels: taskPanels, onRetry: fn(), onLogout: fn() },
  decorators: [withShell],
  parameters: { guide, bar: "plain", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** The level, three rows of tasks, and signing out. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Your Progress");
    for (const name of ["Daily Tasks", "Milestone Tasks", "Achievements"]) {
      await expect(canvas.getByRole("region", { name })).toBeVisible();
    }
    await expect(canvas.getAllByText("Level 3")).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "Logout" }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});

/** With the coins below the tasks, and a link to the settings. */
export const WithCoins = meta.story({
  args: {
    links: { settings: "#account" },
    children: (
      <CoinLedger
        result={{ state: "ready", balance: 143, held: 0, entries: coinEntries.slice(0, 3) }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Account settings" })).toHaveAttribute(
      "href",
      "#account",
    );
  },
});

/** The email address is not verified yet. */
export const Unverified = meta.story({
  args: { notice: <VerifyHint email="meera@example.org" onResend={() => undefined} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Send the letter again" })).toBeVisible();
  },
});

/** Loading for the first time. */
export const Loading = meta.story({ args: { panels: all({ state: "loading" }) } });

/** Nothing to do today. */
export const Empty = meta.story({
  args: { panels: all({ state: "ready", tasks: [], player }) },
});

/** One row failed; the others are shown, and a retry loads only that row. */
export const PartlyFailed = meta.story({
  args: {
    panels: {
      ...taskPanels,
      milestone: { state: "failed", message: "Failed to fetch milestone" },
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledWith("milestone");
  },
});

/** Signing out. */
export const Leaving = meta.story({
  args: { signingOut: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Signing out..." }));
    await expect(args.onLogout).not.toHaveBeenCalled();
  },
});

/** Long texts. */
export const LongText = meta.story({
  args: { panels: { ...taskPanels, daily: { state: "ready", tasks: [longTask], player } } },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** In Urdu, right to left. */
export const Urdu = meta.story({
  args: { panels: { ...taskPanels, daily: { state: "ready", tasks: [urduTask], player } } },
  globals: { direction: "rtl" },
});
