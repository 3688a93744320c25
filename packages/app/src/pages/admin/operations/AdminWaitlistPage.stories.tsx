import type { Answer } from "@katha/api";
import { expect, fn, screen, spyOn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { paths } from "../../../routes/paths.ts";
import { frame } from "../../../testing/administration.ts";
import { asScreen, page, withoutPicture } from "../../../testing/page.tsx";
import { done, handlersFor, pending, unreachable } from "../../../testing/page-answers.ts";
import { idOf } from "../../../testing/stories.ts";
import { admin } from "../../../testing/viewers.ts";

const waitlist: Answer<"listWaitlist"> = {
  entries: [
    {
      id: idOf(700),
      name: "Meera",
      email: "meera@example.org",
      language: "en",
      joinedAt: "2026-11-19T15:00:00.000Z",
    },
    {
      id: idOf(701),
      name: "आशा",
      email: "asha@example.org",
      language: "hi",
      joinedAt: "2026-11-02T15:00:00.000Z",
    },
  ],
  totalEntries: 2,
  nextCursor: null,
};
const nobody = { entries: [], totalEntries: 0, nextCursor: null };

const meta = preview.meta({
  ...page,
  title: "Pages/Admin/AdminWaitlistPage",
  args: { at: paths.adminWaitlist, viewer: admin, answers: { ...frame, listWaitlist: waitlist } },
});

/** People on the waitlist, and how many there are. */
export const Default = meta.story({
  parameters: asScreen,
  play: async ({ canvas }) => {
    const emails = await canvas.findAllByText("meera@example.org");
    await expect(emails[0]).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("2 people");
  },
});

const removeFromWaitlist = fn(() => done);

/** Somebody has asked to be removed. The focus moves to the next entry, and after the last one to the list. */
export const Removed = meta.story({
  args: { answers: { ...frame, listWaitlist: waitlist, removeFromWaitlist } },
  play: async ({ canvas, msw }) => {
    const buttonOf = (name: string) =>
      canvas.getByRole("button", { name: `Delete ${name} from the waitlist` });
    const remove = async (entries: typeof waitlist.entries) => {
      const { length: asked } = removeFromWaitlist.mock.calls;
      await userEvent.keyboard("{Enter}");
      await screen.findByRole("alertdialog", { name: /^Delete .* from the waitlist\?$/ });
      await expect(removeFromWaitlist).toHaveBeenCalledTimes(asked);
      msw.use(
        ...handlersFor({ listWaitlist: { ...waitlist, entries, totalEntries: entries.length } }),
      );
      await userEvent.click(screen.getByRole("button", { name: "Delete" }));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    };
    await canvas.findAllByText("meera@example.org");
    buttonOf("Meera").focus();
    await remove(waitlist.entries.slice(1));
    await waitFor(() => expect(buttonOf("आशा")).toHaveFocus());
    await expect(canvas.queryByText("meera@example.org")).toBeNull();
    await remove([]);
    await waitFor(() => expect(canvas.getByRole("region", { name: "Waitlist" })).toHaveFocus());
    await expect(removeFromWaitlist).toHaveBeenCalledTimes(2);
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

/** The others come by a press. */
export const More = meta.story({
  args: {
    answers: {
      ...frame,
      listWaitlist: ({ request }) =>
        new URL(request.url).searchParams.has("cursor")
          ? { ...waitlist, entries: waitlist.entries.slice(1) }
          : { ...waitlist, entries: waitlist.entries.slice(0, 1), next_cursor: "more" },
    },
  },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Show more" }));
    await canvas.findAllByText("asha@example.org");
  },
});

/** Nobody has joined yet. */
export const Empty = meta.story({
  args: { answers: { ...frame, listWaitlist: nobody } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nobody waits yet.")).toBeVisible();
  },
});

/** Nobody matches. */
export const NoneFound = meta.story({
  play: async ({ canvas, msw }) => {
    const search = await canvas.findByRole("searchbox");
    msw.use(...handlersFor({ listWaitlist: nobody }));
    await userEvent.type(search, "zz");
    await expect(await canvas.findByText("Nobody of that name waits.")).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { answers: { ...frame, listWaitlist: pending } },
});

/** The list could not be loaded. */
export const Unreachable = meta.story({
  args: { answers: { ...frame, listWaitlist: unreachable } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({
  globals: { locale: "hi", viewport: { value: "phone" } },
});

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
