import { expect, fn, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { busySettings } from "../../../../fixtures/admin/models.ts";
import { usage } from "../../../../fixtures/admin/model-usage.ts";
import { UsageChart } from "./UsageChart.tsx";

const meta = preview.meta({
  title: "Parts/Admin/UsageChart",
  component: UsageChart,
  args: { usage, models: busySettings.models, onDownload: fn() },
});

/** The picture says in words what it shows, and the table has every figure. */
export const Default = meta.story({
  args: { onDownload: fn() },
  play: async ({ args, canvas }) => {
    const used = within(canvas.getByRole("region", { name: /^Usage/ }));
    await expect(used.getByRole("figure", { name: /^Turns: .* in all\. Most: Nov/ })).toBeVisible();
    await userEvent.click(used.getByText("As a table"));
    await expect(used.getAllByRole("row")).toHaveLength(31);
    await userEvent.click(used.getByRole("combobox", { name: "By" }));
    await userEvent.click(await screen.findByRole("option", { name: "Story" }));
    await userEvent.click(used.getByRole("combobox", { name: "Of" }));
    await userEvent.click(await screen.findByRole("option", { name: "Cost" }));
    await expect(used.getByRole("figure", { name: /^Cost: \$.* in all/ })).toBeVisible();
    await expect(used.getAllByRole("rowheader")).toHaveLength(3);
    await userEvent.click(used.getByRole("button", { name: "Download as CSV" }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
});

/** Nothing was told yet, and nothing can be downloaded. */
export const Unused = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { usage: { ...usage, rows: [] } },
  play: async ({ canvas }) => {
    const used = within(canvas.getByRole("region", { name: /^Usage/ }));
    await expect(used.getByText(/No provider’s model told/)).toBeVisible();
    await expect(used.queryByText("As a table")).toBeNull();
    await expect(used.getByRole("button", { name: "Download as CSV" })).toBeDisabled();
  },
});
