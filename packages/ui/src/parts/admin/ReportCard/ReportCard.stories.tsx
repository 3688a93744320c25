import type { Report } from "@katha/api/shapes";
import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import {
  dismissedReport,
  longReport,
  openReports,
  upheldReport,
  urduReport,
} from "../../../fixtures/admin/reports.ts";
import { ReportCard } from "./ReportCard.tsx";
import { guide } from "./ReportCard.guide.ts";

const [open] = openReports as readonly [Report, ...Report[]];

const meta = preview.meta({
  title: "Parts/Admin/ReportCard",
  component: ReportCard,
  args: { report: open, onDecide: fn() },
  parameters: { guide },
});

/** An open report, with its two decisions. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("article", { name: open.storyTitle })).toBeVisible();
    await expect(canvas.getByRole("link", { name: open.storyTitle })).toHaveAttribute(
      "href",
      "/game/lamp",
    );
    await expect(
      canvas.getByRole("link", { name: `Edit the story: ${open.storyTitle}` }),
    ).toHaveAttribute("href", "/admin/stories/edit/lamp");
    await expect(canvas.getByText("I pull up the rope.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Dismiss/ }));
    await expect(args.onDecide).toHaveBeenLastCalledWith("r1", "dismissed");
    await userEvent.click(canvas.getByRole("button", { name: /^Uphold/ }));
    await expect(args.onDecide).toHaveBeenLastCalledWith("r1", "upheld");
  },
});

/** Upheld; it can be reopened. */
export const Upheld = meta.story({
  args: { report: upheldReport },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Open again/ }));
    await expect(args.onDecide).toHaveBeenCalledWith("r3", "open");
  },
});

/** Dismissed; it is the first passage of a story, before which the player said nothing. */
export const Dismissed = meta.story({
  args: { report: { ...dismissedReport, said: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Before it/)).toBeNull();
  },
});

/** While a decision is being saved, the other is disabled. */
export const Busy = meta.story({
  args: { working: "upheld" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Uphold/ }));
    await expect(canvas.getByRole("button", { name: /^Dismiss/ })).toBeDisabled();
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
});

/** Saving failed. */
export const Failed = meta.story({ args: { failure: "Katha cannot be reached." } });

/** Long text throughout. */
export const LongText = meta.story({
  args: { report: longReport },
  globals: { viewport: { value: "phone" } },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** An Urdu passage, from right to left. */
export const Urdu = meta.story({ args: { report: urduReport }, globals: { direction: "rtl" } });
