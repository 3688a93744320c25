import type { Answer } from "@katha/api";
import { expect, fn, screen, spyOn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { paths } from "../../../routes/paths.ts";
import { frame } from "../../../testing/administration.ts";
import { page, shownByItsScreen } from "../../../testing/page.tsx";
import { done, handlersFor, pending, unreachable } from "../../../testing/page-answers.ts";
import { idOf } from "../../../testing/stories.ts";
import { admin } from "../../../testing/viewers.ts";
import { guide } from "./AdminWaitlistPage.guide.ts";

const waitlist: Answer<"listWaitlist"> = {
  entries: [
    {
      id: idOf(700),
      name: "Meera",
      email: "meera@example.org",
      language: "en",
      joined_at: "2026-11-19T15:00:00.000Z",
    },
    {
      id: idOf(701),
      name: "आशा",
      email: "asha@example.org",
      language: "hi",
      joined_at: "2026-11-02T15:00:00.000Z",
    },
  ],
  total_entries: 2,
  next_cursor: null,
};
const nobody = { entries: [], total_entries: 0, next_cursor: null };

const meta = preview.meta({
  ...page,
  title: "Pages/Admin/AdminWaitlistPage",
  parameters: { ...page.parameters, guide },
  args: { at: paths.adminWaitlist, viewer: admin, answers: { ...frame, listWaitlist: waitlist } },
});

/** People on the waitlist, and how many there are. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const emails = await canvas.findAllByText("meera@example.org");
    await expect(emails[0]).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("2 people");
  },
});

const removeFromWaitlist = fn(() => done);

/** Somebody has asked to be removed. */
export const Removed = meta.story({
  args: { answers: { ...frame, listWaitlist: waitlist, removeFromWaitlist } },
  play: async ({ canvas, msw }) => {
    const name = "Delete Meera from the waitlist";
    await userEvent.click(await canvas.findByRole("button", { name }));
    msw.use(
      ...handlersFor({
        listWaitlist: { ...waitlist, entries: waitlist.entries.slice(1), total_entries: 1 },
      }),
    );
    await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
    await waitFor(() => expect(canvas.queryByText("meera@example.org")).toBeNull());
    await expect(removeFromWaitlist).toHaveBeenCalledOnce();
  },
});

/** The list is downloaded as a file. */
export const Downloaded = meta.story({
  args: {
    answers: {
      ...frame,
      listWaitlist: waitlist,
      exportWaitlist: { entries: waitlist.entries },
    },
  },
  play: async ({ canvas }) => {
    const files: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, "click");
    click.mockImplementation(function pressed(this: HTMLAnchorElement) {
      files.push(this.download);
    });
    await userEvent.click(await canvas.findByRole("button", { name: "Download as CSV" }));
    await waitFor(() => expect(files).toEqual(["katha-waitlist.csv"]));
    click.mockRestore();
  },
});

/** Nobody has joined yet. */
export const Empty = meta.story({
  parameters: shownByItsScreen,
  args: { answers: { ...frame, listWaitlist: nobody } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nobody waits yet.")).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: shownByItsScreen,
  args: { answers: { ...frame, listWaitlist: pending } },
});

/** The list could not be loaded. */
export const Unreachable = meta.story({
  parameters: shownByItsScreen,
  args: { answers: { ...frame, listWaitlist: unreachable } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
});
