import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { taskPanels } from "../../../fixtures/player/tasks.ts";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./ProgressScreen.guide.ts";
import { ProgressScreen } from "./ProgressScreen.tsx";

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
