import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { paths } from "../../../routes/paths.ts";
import { frame, reports } from "../../../testing/administration.ts";
import { ferry } from "../../../testing/drafts.ts";
import { page, shownByItsScreen } from "../../../testing/page.tsx";
import { pending, unreachable } from "../../../testing/page-answers.ts";
import { admin } from "../../../testing/viewers.ts";
import { guide } from "./AdminReportsPage.guide.ts";

const meta = preview.meta({
  ...page,
  title: "Pages/Admin/AdminReportsPage",
  parameters: { ...page.parameters, guide },
  args: { at: paths.adminReports, viewer: admin, answers: { ...frame, listReports: reports } },
});

/** Passages that players reported. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const uphold = `Uphold the report about ${ferry.title}`;
    await expect(await canvas.findByRole("button", { name: uphold })).toBeVisible();
    await expect(canvas.getByText("I pull up the rope.")).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: shownByItsScreen,
  args: { answers: { ...frame, listReports: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No reports here")).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: shownByItsScreen,
  args: { answers: { ...frame, listReports: pending } },
});

/** The list could not be loaded. */
export const Unreachable = meta.story({
  parameters: shownByItsScreen,
  args: { answers: { ...frame, listReports: unreachable } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
});
