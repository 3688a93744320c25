import { expect, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { paths } from "../../../routes/paths.ts";
import { auditLog, frame } from "../../../testing/administration.ts";
import { asScreen, page, withoutPicture } from "../../../testing/page.tsx";
import { pending, unreachable } from "../../../testing/page-answers.ts";
import { admin } from "../../../testing/viewers.ts";

const meta = preview.meta({
  ...page,
  title: "Pages/Admin/AdminAuditPage",
  args: { at: paths.adminAudit, viewer: admin, answers: { ...frame, listAudit: auditLog } },
});

/** What administrators did, newest first. */
export const Default = meta.story({
  parameters: asScreen,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "The Last Ferry" })).toBeVisible();
  },
});

/** Older entries come by a press. */
export const More = meta.story({
  args: {
    answers: {
      ...frame,
      listAudit: ({ request }) =>
        new URL(request.url).searchParams.has("cursor")
          ? { entries: auditLog.entries.slice(1), nextCursor: null }
          : { entries: auditLog.entries.slice(0, 1), nextCursor: "older" },
    },
  },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Show more" }));
    await expect(await canvas.findByRole("link", { name: "The Last Ferry" })).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { answers: { ...frame, listAudit: { entries: [], nextCursor: null } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing was done yet.")).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { answers: { ...frame, listAudit: pending } },
});

/** The list could not be loaded. */
export const Unreachable = meta.story({
  args: { answers: { ...frame, listAudit: unreachable } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({
  globals: { locale: "hi", viewport: { value: "phone" } },
});
