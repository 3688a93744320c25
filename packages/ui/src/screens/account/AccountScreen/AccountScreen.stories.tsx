import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { account, signIns, storage } from "../../../fixtures/player/account.ts";
import { secondFactors } from "../../../fixtures/player/two-step.ts";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./AccountScreen.guide.ts";
import { AccountScreen } from "./AccountScreen.tsx";
import type { AccountScreenProps } from "./AccountScreen.tsx";

const all: AccountScreenProps = {
  result: { state: "ready", account },
  onRetry: fn(),
  onResend: fn(),
  onName: fn(),
  onPassword: fn(),
  twoStep: {
    twoStep: { factors: [], codesLeft: 0 },
    onAdd: fn(),
    onNewCodes: fn(),
    onRename: fn(),
    onRemove: fn(),
  },
  signIns,
  onEndSignIn: fn(),
  onEndAllSignIns: fn(),
  storage,
  storageActs: { onDeletePictures: fn(), onDeletePlay: fn(), links: { myStories: "#mine" } },
  onDownload: fn(),
  onDelete: fn(),
  links: { back: "#progress" },
};

const meta = preview.meta({
  title: "Screens/Account",
  component: AccountScreen,
  args: all,
  decorators: [withShell],
  parameters: { guide, bar: "plain", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** Changing the display name, and downloading the account's data. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const name = canvas.getByLabelText("Display name");
    await userEvent.clear(name);
    await userEvent.type(name, " Meera of the hills {Enter}");
    await expect(args.onName).toHaveBeenCalledWith("Meera of the hills");
    await userEvent.click(canvas.getByRole("button", { name: "Download my data" }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
});

/** The display name is too long. */
export const Faulty = meta.story({
  args: { result: { state: "ready", account: { ...account, displayName: "m".repeat(51) } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(canvas.getByLabelText("Display name")).toHaveAccessibleDescription(
      /^Display name cannot exceed 50 characters/,
    );
    await expect(args.onName).not.toHaveBeenCalled();
  },
});

/** A new password, confirmed with the current one. */
export const NewPassword = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText("Your password now"), "old");
    await userEvent.type(canvas.getByLabelText("New password"), "Lotus#2026");
    await userEvent.type(canvas.getByLabelText("Confirm password"), "Lotus#2026{Enter}");
    await expect(args.onPassword).toHaveBeenCalledWith({
      currentPassword: "old",
      password: "Lotus#2026",
      confirmPassword: "Lotus#2026",
    });
  },
});

/** The password is set through an email, and the email address can be changed. */
export const ByLetter = meta.story({
  args: { onPassword: undefined, onPasswordEmail: fn(), onEmail: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send the letter" }));
    await expect(args.onPasswordEmail).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByLabelText("New email"), "meera@hills.example");
    await userEvent.type(canvas.getByLabelText("Your password"), "Lotus#2026{Enter}");
    await expect(args.onEmail).toHaveBeenCalledWith({
      email: "meera@hills.example",
      currentPassword: "Lotus#2026",
    });
  },
});

/** The fields are emptied once the change is saved. */
export const EmptiedWhenChanged = meta.story({
  args: { onEmail: fn() },
  render: function Changing(args) {
    const [done, setDone] = useState({ email: false, password: false });
    return (
      <AccountScreen
        {...args}
        email={{ done: done.email }}
        onEmail={() => setDone({ ...done, email: true })}
        password={{ done: done.password }}
        onPassword={() => setDone({ ...done, password: true })}
      />
    );
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const passwords = ["Your password now", "New password", "Confirm password"];
    await userEvent.type(canvas.getByLabelText("Your password now"), "old");
    await userEvent.type(canvas.getByLabelText("New password"), "Lotus#2026");
    await userEvent.type(canvas.getByLabelText("Confirm password"), "Lotus#2026{Enter}");
    await canvas.findByText("Your new password is set.");
    for (const label of passwords) await expect(canvas.getByLabelText(label)).toHaveValue("");
    await userEvent.type(canvas.getByLabelText("New email"), "meera@hills.example");
    await userEvent.type(canvas.getByLabelText("Your password"), "Lotus#2026{Enter}");
    await canvas.findByText(/^Look in your mail/);
    await expect(canvas.getByLabelText("New email")).toHaveValue("");
    await expect(canvas.getByLabelText("Your password")).toHaveValue("");
  },
});

/** The email address is not verified yet. */
export const Unverified = meta.story({
  args: { result: { state: "ready", account: { ...account, isVerified: false } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send the letter again" }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
});

/** Signing in takes a code or a passkey after the password. */
export const TwoSteps = meta.story({
  args: {
    twoStep: {
      twoStep: { factors: secondFactors, codesLeft: 8 },
      onAdd: fn(),
      onNewCodes: fn(),
      onRename: fn(),
      onRemove: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    const section = within(canvas.getByRole("region", { name: "Two-step sign-in" }));
    await userEvent.click(section.getByRole("button", { name: "Remove My telephone" }));
    await expect(args.twoStep?.onRemove).toHaveBeenCalledWith("f1");
  },
});

/** Every change is being saved. */
export const Busy = meta.story({
  args: { name: { busy: true }, password: { busy: true }, download: { busy: true } },
});

/** Saved. */
export const Saved = meta.story({ args: { name: { done: true }, password: { done: true } } });

/** Each error is shown in its own section. */
export const Failed = meta.story({
  args: {
    name: { failure: "Katha cannot be reached" },
    password: { answered: { currentPassword: "The password is not right." } },
    signIns: undefined,
    signInsFailure: "Katha cannot be reached",
    twoStep: undefined,
    twoStepFailure: "Katha cannot be reached",
  },
});

/** Loading for the first time. */
export const Loading = meta.story({ args: { result: { state: "loading" } } });

/** Loading failed. */
export const LoadFailed = meta.story({
  args: { result: { state: "failed", message: "Katha cannot be reached" } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
