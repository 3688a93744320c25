import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { page } from "../../testing/page.tsx";
import { done, pending, problem, unreachable } from "../../testing/page-answers.ts";
import { accountStorage, reader, signedInReader, signIns } from "../../testing/viewers.ts";

const answers = { me: signedInReader, listSignIns: signIns, readStorage: accountStorage };

const meta = preview.meta({
  ...page,
  title: "Pages/Profile/SettingsPage",
  args: { at: paths.settings, viewer: reader, answers },
});

/** What a reader can change about their account. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("form", { name: "Password" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Your Account");
  },
});

/** Until the account is here. */
export const Loading = meta.story({
  args: { answers: { me: pending, listSignIns: pending, readStorage: pending } },
  parameters: { isUntitled: true },
});

/** The account could not be loaded. */
export const Unreachable = meta.story({
  args: { answers: { me: unreachable, listSignIns: unreachable, readStorage: unreachable } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
});

/** A refused change is shown in its own form, and what was written stays. */
export const WrongPassword = meta.story({
  args: {
    answers: {
      ...answers,
      changePassword: problem(403, "wrong_password", { detail: "This is not your password." }),
    },
  },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole("form", { name: "Password" }));
    await userEvent.type(form.getByLabelText("Your password now"), "Not-this-1!");
    await userEvent.type(form.getByLabelText("New password"), "Lamp-lit-5ever!");
    await userEvent.type(form.getByLabelText("Confirm password"), "Lamp-lit-5ever!");
    await userEvent.click(form.getByRole("button", { name: "Change the password" }));
    await expect(await form.findByRole("alert")).toHaveTextContent("This is not your password.");
  },
});

/** What takes room, and what can go: a play, once it was asked for, and pictures that no story uses. */
export const Room = meta.story({
  args: {
    answers: {
      ...answers,
      deleteSession: done,
      deleteUnusedPictures: { deleted: 2 },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const meter = await canvas.findByRole("meter", { name: "Stories" });
    await expect(meter).toHaveAttribute("aria-valuetext", "61 MB of 64 MB");
    await userEvent.click(canvas.getByRole("button", { name: "Delete them" }));
    await userEvent.click(
      canvas.getByRole("button", { name: "Delete the play of The Salt Ferry" }),
    );
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(body.queryByRole("alertdialog")).toBeNull());
  },
});

/** A play whose part is still being told stays, and the page says why. */
export const PlayStillTold = meta.story({
  args: {
    answers: {
      ...answers,
      deleteSession: problem(409, "turn_in_progress", { detail: "A part is still being told." }),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole("button", { name: "Delete the play of The Salt Ferry" });
    await userEvent.click(button);
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
    await expect(await canvas.findByText("A part is still being told.")).toBeVisible();
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
