import { expect, fn, screen, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { openReports, upheldReport, urduReport } from "../../../fixtures/admin/reports.ts";
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

/** Upheld reports. */
export const Upheld = meta.story({ args: { reports: [upheldReport], status: "upheld" } });

/** One decision is being saved, another failed. */
export const Working = meta.story({
  args: {
    working: { r1: "dismissed" as const },
    refusals: { r2: "Katha cannot be reached." },
  },
});

/** Another administrator decided first: a message appears above the updated list. */
export const Decided = meta.story({
  args: {
    reports: openReports.slice(1),
    failure: "Somebody else has decided on this report meanwhile.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Somebody else has decided");
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
  },
});

/** Nothing to decide. */
export const Empty = meta.story({ args: { reports: [] } });

/** Loading. */
export const Loading = meta.story({ args: { reports: undefined } });

/** Loading failed. */
export const Failed = meta.story({
  args: {
    reports: undefined,
    failure: "Failed to fetch data. Please try again.",
    onRetry: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** An Urdu passage, right to left. */
export const Urdu = meta.story({ args: { reports: [urduReport] }, globals: { direction: "rtl" } });
