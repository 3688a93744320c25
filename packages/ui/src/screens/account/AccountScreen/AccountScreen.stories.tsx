import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { account, signIns, storage } from "../../../fixtures/player/account.ts";
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

/** The password is set through an email. */
export const ByLetter = meta.story({
  args: { onPassword: undefined, onPasswordEmail: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send the letter" }));
    await expect(args.onPasswordEmail).toHaveBeenCalledOnce();
  },
});

/** A new password, confirmed with the current one, and a new email address; the fields are emptied once the change is saved. */
export const Changed = meta.story({
  args: { onEmail: fn() },
  render: function Changing(args) {
    const [done, setDone] = useState({ email: false, password: false });
    return (
      <AccountScreen
        {...args}
        email={{ done: done.email }}
        onEmail={(entry) => {
          args.onEmail?.(entry);
          setDone({ ...done, email: true });
        }}
        password={{ done: done.password }}
        onPassword={(entry) => {
          args.onPassword?.(entry);
          setDone({ ...done, password: true });
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const passwords = ["Your password now", "New password", "Confirm password"];
    await userEvent.type(canvas.getByLabelText("Your password now"), "old");
    await userEvent.type(canvas.getByLabelText("New password"), "Lotus#2026");
    await userEvent.type(canvas.getByLabelText("Confirm password"), "Lotus#2026{Enter}");
    await expect(args.onPassword).toHaveBeenCalledWith({
      currentPassword: "old",
      password: "Lotus#2026",
      confirmPassword: "Lotus#2026",
    });
    await canvas.findByText("Your new password is set.");
    for (const label of passwords) await expect(canvas.getByLabelText(label)).toHaveValue("");
    await userEvent.type(canvas.getByLabelText("New email"), "meera@hills.example");
    await userEvent.type(canvas.getByLabelText("Your password"), "Lotus#2026{Enter}");
    await expect(args.onEmail).toHaveBeenCalledWith({
      email: "meera@hills.example",
      currentPassword: "Lotus#2026",
    });
    await canvas.findByText(/^Look in your mail/);
    await expect(canvas.getByLabelText("New email")).toHaveValue("");
    await expect(canvas.getByLabelText("Your password")).toHaveValue("");
  },
});
