import { expect, fn, screen, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { openReports } from "../../../fixtures/admin/reports.ts";
import { withAdmin } from "../../../fixtures/admin/WithAdmin.tsx";
import { guide } from "./AdminReportsScreen.guide.ts";
import { AdminReportsScreen } from "./AdminReportsScreen.tsx";

const meta = preview.meta({
  title: "Screens/AdminReports",
  component: AdminReportsScreen,
  args: {
    reports: openReports,
    status: "open" as const,
    onStatus: fn(),
    onDecide: fn(),
  },
  decorators: [withAdmin],
  parameters: { guide, place: "reports", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** Oldest first; reports that were decided are in lists of their own. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
    const [uphold] = canvas.getAllByRole("button", { name: /^Uphold/ });
    await userEvent.click(uphold as HTMLElement);
    await expect(args.onDecide).toHaveBeenCalledWith("r1", "upheld");
    await userEvent.click(canvas.getByRole("combobox", { name: /Show/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Dismissed" }));
    await expect(args.onStatus).toHaveBeenCalledWith("dismissed");
  },
});
