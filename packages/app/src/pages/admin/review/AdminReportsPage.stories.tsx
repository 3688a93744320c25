import { expect, screen, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { paths } from "../../../routes/paths.ts";
import { frame, reports } from "../../../testing/administration.ts";
import { ferry } from "../../../testing/drafts.ts";
import { asScreen, page, tryAgain, withoutPicture } from "../../../testing/page.tsx";
import { handlersFor, pending, problem, unreachable } from "../../../testing/page-answers.ts";
import { admin } from "../../../testing/viewers.ts";

const meta = preview.meta({
  ...page,
  title: "Pages/Admin/AdminReportsPage",
  args: { at: paths.adminReports, viewer: admin, answers: { ...frame, listReports: reports } },
});

/** Passages that players reported. */
export const Default = meta.story({
  parameters: asScreen,
  play: async ({ canvas }) => {
    const uphold = `Uphold the report about ${ferry.title}`;
    await expect(await canvas.findByRole("button", { name: uphold })).toBeVisible();
    await expect(canvas.getByText("I pull up the rope.")).toBeVisible();
  },
});

const meanwhile = "Somebody else has decided on this report meanwhile.";

/** Another administrator decided first: a message stands above the list, which is as it is now. */
export const Decided = meta.story({
  args: {
    answers: {
      ...frame,
      listReports: reports,
      settleReport: problem(409, "report_decided", { detail: meanwhile }),
    },
  },
  play: async ({ canvas, msw }) => {
    const uphold = await canvas.findByRole("button", { name: /^Uphold/ });
    msw.use(...handlersFor({ listReports: [] }));
    await userEvent.click(uphold);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(meanwhile);
    await expect(await canvas.findByText("No reports here")).toBeVisible();
  },
});

/** Those that were decided are in lists of their own. */
export const Dismissed = meta.story({
  args: {
    answers: {
      ...frame,
      listReports: ({ request }) =>
        new URL(request.url).searchParams.get("status") === "dismissed" ? [] : reports,
    },
  },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: /Show/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Dismissed" }));
    await expect(await canvas.findByText("No reports here")).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { answers: { ...frame, listReports: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No reports here")).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { answers: { ...frame, listReports: pending } },
});

/** The list could not be loaded, and then could. */
export const Unreachable = meta.story({
  parameters: withoutPicture,
  args: { answers: { ...frame, listReports: unreachable } },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
    msw.use(...handlersFor({ listReports: reports }));
    await tryAgain(canvas, () => canvas.getByText("I pull up the rope."));
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({
  globals: { locale: "hi", viewport: { value: "phone" } },
});
