import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { healthySystem } from "../../../fixtures/admin/health.ts";
import { withAdmin } from "../../../fixtures/admin/WithAdmin.tsx";
import { guide } from "./AdminHealthScreen.guide.ts";
import { AdminHealthScreen } from "./AdminHealthScreen.tsx";

const meta = preview.meta({
  title: "Screens/AdminHealth",
  component: AdminHealthScreen,
  args: { health: healthySystem, days: 7 as const, onDays: fn(), onRefresh: fn() },
  decorators: [withAdmin],
  parameters: { guide, place: "health", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** No problems, how old the report is, and a button that asks for a new one. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^As of Nov 20, 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Look again" }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});
