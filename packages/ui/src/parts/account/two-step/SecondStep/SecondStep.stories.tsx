import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { guide } from "./SecondStep.guide.ts";
import { SecondStep } from "./SecondStep.tsx";
import type { SecondStepProps } from "./SecondStep.tsx";

const all: SecondStepProps = {
  kinds: ["totp", "passkey", "recovery_code"],
  onProve: fn(),
  onBack: fn(),
};

const meta = preview.meta({
  title: "Parts/Account/SecondStep",
  component: SecondStep,
  args: all,
  decorators: [
    (Story) => (
      <div style={{ display: "grid", gap: "24px", maxInlineSize: "26rem" }}>{Story()}</div>
    ),
  ],
  parameters: { guide },
});

/** The field has the focus at once, and there is a way back. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText("Six-digit code")).toHaveFocus());
    await userEvent.keyboard("402117{Enter}");
    await expect(args.onProve).toHaveBeenCalledWith({ kind: "totp", code: "402117" });
    await userEvent.click(canvas.getByRole("button", { name: "Back to sign-in" }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

/** An account with only passkeys: Enter asks for one. */
export const PasskeyFirst = meta.story({
  args: { kinds: ["passkey", "recovery_code"] },
  play: async ({ args, canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Use a passkey" })).toHaveFocus(),
    );
    await userEvent.keyboard("{Enter}");
    await expect(args.onProve).toHaveBeenCalledWith({ kind: "passkey" });
  },
});

/** The step has expired: the button to start over has the focus. */
export const Expired = meta.story({
  args: { isExpired: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Nothing is lost");
    const again = canvas.getByRole("button", { name: "Sign in again" });
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
