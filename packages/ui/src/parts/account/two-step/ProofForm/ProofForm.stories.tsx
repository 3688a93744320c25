import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { passkeyObstacles } from "../factor.ts";
import { guide } from "./ProofForm.guide.ts";
import { ProofForm } from "./ProofForm.tsx";
import type { ProofFormProps } from "./ProofForm.tsx";

const all: ProofFormProps = {
  label: "One More Step",
  kinds: ["totp", "passkey", "recovery_code"],
  onProve: fn(),
};

const meta = preview.meta({
  title: "Parts/Account/ProofForm",
  component: ProofForm,
  args: all,
  decorators: [(Story) => <div style={{ maxInlineSize: "26rem" }}>{Story()}</div>],
  parameters: { guide },
});

/** Too few digits show an error, and the field has the focus; a code from the app is submitted with Enter. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText("Six-digit code"), "402");
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    const field = canvas.getByLabelText("Six-digit code");
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription("The code has six digits");
    await expect(args.onProve).not.toHaveBeenCalled();
    await userEvent.type(field, " 117{Enter}");
    await expect(args.onProve).toHaveBeenCalledWith({ kind: "totp", code: "402117" });
  },
});

/** One press asks for a passkey, and another asks again. */
export const Passkey = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Use a passkey" }));
    await expect(args.onProve).toHaveBeenCalledWith({ kind: "passkey" });
    await userEvent.click(canvas.getByRole("button", { name: "Use a passkey" }));
    await expect(args.onProve).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole("button", { name: "Use a code from your app" })).toBeVisible();
  },
});

/** A recovery code, by keyboard alone. */
export const RecoveryCode = meta.story({
  play: async ({ args, canvas }) => {
    canvas.getByRole("button", { name: "Use a recovery code" }).focus();
    await userEvent.keyboard("{Enter}");
    const field = canvas.getByLabelText("Recovery code");
    await expect(field).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveAccessibleDescription("A recovery code is needed");
    await userEvent.keyboard(" abcdef-ghjkmn-pqrstv-234567 {Enter}");
    await expect(args.onProve).toHaveBeenCalledWith({
      kind: "recovery_code",
      code: "abcdef-ghjkmn-pqrstv-234567",
    });
  },
});

/** The password, before a change to the account. */
export const Password = meta.story({
  args: { kinds: ["password", "totp"], submit: "Remove" },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText("Your password");
    await userEvent.click(field);
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveAccessibleDescription("Password is required");
    await userEvent.type(field, "Lotus#2026");
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    await expect(args.onProve).toHaveBeenCalledWith({ kind: "password", password: "Lotus#2026" });
  },
});

/** A house without passwords: that one has just signed in counts. */
export const FreshSignIn = meta.story({
  args: { kinds: ["sign_in"] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^There are no passwords here/)).toBeVisible();
    await expect(canvas.queryByLabelText("Your password")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(args.onProve).toHaveBeenCalledWith({ kind: "sign_in" });
  },
});

/** Wrong code: it is selected, so that typing replaces it. */
export const Failed = meta.story({
  args: { failure: "This code is not right. Type the one that your app shows now." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("This code is not right.");
    await waitFor(() => expect(canvas.getByLabelText("Six-digit code")).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Use a recovery code" }));
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});

/** Passkeys do not work here: it says why, and the other ways stay. */
export const NoPasskeyHere = meta.story({
  args: { kinds: ["passkey", "recovery_code"], passkeyObstacle: "needs_name" },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Recovery code")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Use a passkey" })).toBeNull();
    await expect(canvas.getByText(/this address is a number/)).toBeVisible();
  },
});

/** Every reason why passkeys may not work. */
export const Obstacles = meta.story({
  render: (args) => (
    <div style={{ display: "grid", gap: "32px" }}>
      {passkeyObstacles.map((obstacle) => (
        <ProofForm {...args} key={obstacle} label={obstacle} passkeyObstacle={obstacle} />
      ))}
    </div>
  ),
});

/** In Hindi. */
export const Hindi = meta.story({
  args: { label: "एक क़दम और" },
  globals: { locale: "hi" },
});

/** From right to left; a code keeps its direction. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
