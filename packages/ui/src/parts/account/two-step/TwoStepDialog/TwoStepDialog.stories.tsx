import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import {
  newAuthenticator,
  recoveryCodes,
  secondFactors,
} from "../../../../fixtures/player/two-step.ts";
import { guide } from "./TwoStepDialog.guide.ts";
import { TwoStepDialog } from "./TwoStepDialog.tsx";
import type { TwoStepDialogProps, TwoStepTask } from "./TwoStepDialog.tsx";

const [telephone] = secondFactors;
if (!telephone) throw new Error("There is no factor to remove");

const add: TwoStepTask = { step: "prove", change: { kind: "totp" }, kinds: ["password"] };
const remove: TwoStepTask = {
  step: "prove",
  change: { kind: "remove", factor: telephone, isLast: false },
  kinds: ["password", "totp", "passkey"],
};

const all: TwoStepDialogProps = {
  task: add,
  account: "meera_7",
  device: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36",
  onProve: fn(),
  onTotp: fn(),
  onPasskey: fn(),
  onCopy: fn(async () => true),
  onDownload: fn(),
  onPrint: fn(),
  onClose: fn(),
};

const meta = preview.meta({
  title: "Parts/Account/TwoStepDialog",
  component: TwoStepDialog,
  args: all,
  parameters: { guide, docs: { story: { inline: false, height: "640px" } } },
});

/** The password is required before anything is added; Escape leaves everything as it was. */
export const Default = meta.story({
  play: async ({ args }) => {
    await screen.findByRole("dialog", { name: "Add an authenticator app" });
    await waitFor(() => expect(screen.getByLabelText("Your password")).toHaveFocus());
    await userEvent.keyboard("Lotus#2026{Enter}");
    await expect(args.onProve).toHaveBeenCalledWith({ kind: "password", password: "Lotus#2026" });
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Wrong password. */
export const Failed = meta.story({
  args: { failure: "The password is not right." },
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("The password is not right.");
  },
});

/** Removing an app or a passkey, with the consequences. */
export const Remove = meta.story({
  args: { task: remove },
  play: async ({ args }) => {
    await screen.findByRole("dialog", { name: "Remove My telephone?" });
    await userEvent.click(screen.getByRole("button", { name: "Use a code from your app" }));
    await userEvent.type(screen.getByLabelText("Six-digit code"), "402117");
    await userEvent.click(screen.getByRole("button", { name: "Remove" }));
    await expect(args.onProve).toHaveBeenCalledWith({ kind: "totp", code: "402117" });
  },
});

/** Removing the last one also removes the recovery codes. */
export const RemoveLast = meta.story({
  args: {
    task: {
      step: "prove",
      change: { kind: "remove", factor: telephone, isLast: true },
      kinds: ["password"],
    },
  },
});

/** The key for the app, on a phone. */
export const Authenticator = meta.story({
  args: { task: { step: "totp", ...newAuthenticator } },
  globals: { viewport: { value: "phone" } },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText(/^Then the six digits/), "402117{Enter}");
    await expect(args.onTotp).toHaveBeenCalledWith({ name: "Authenticator app", code: "402117" });
  },
});

/** The name of a new passkey; the button then opens the browser's prompt. */
export const Passkey = meta.story({
  args: { task: { step: "passkey" } },
  play: async ({ args }) => {
    const name = await screen.findByLabelText("Name");
    await expect(name).toHaveValue("Chrome on Linux");
    await userEvent.clear(name);
    await userEvent.keyboard("{Enter}");
    await expect(name).toHaveAccessibleDescription(/A name is needed/);
    await userEvent.type(name, "Blue laptop{Enter}");
    await expect(args.onPasskey).toHaveBeenCalledWith("Blue laptop");
  },
});

/** The passkey was not confirmed on the device. */
export const PasskeyStopped = meta.story({
  args: {
    task: { step: "passkey" },
    failure: "Your device did not confirm it. Nothing happened: try again, or choose another way.",
  },
});

/** Asks for confirmation before new recovery codes replace the old. */
export const NewCodes = meta.story({
  args: { task: { step: "prove", change: { kind: "codes" }, kinds: ["password", "totp"] } },
});

/** The recovery codes on a phone: Escape does not close the dialog. */
export const Codes = meta.story({
  args: { task: { step: "codes", codes: recoveryCodes } },
  globals: { viewport: { value: "phone" } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole("alertdialog", { name: "Your recovery codes" });
    await expect(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(await screen.findByText(/^Keep them first/)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("checkbox", { name: "I have kept them" }));
    await userEvent.click(screen.getByRole("button", { name: "Done" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: { task: { step: "totp", ...newAuthenticator } },
  globals: { locale: "hi" },
});
