import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { secondFactors } from "../../../../fixtures/player/two-step.ts";
import { guide } from "./TwoStepSection.guide.ts";
import { TwoStepSection } from "./TwoStepSection.tsx";
import type { TwoStepSectionProps } from "./TwoStepSection.tsx";

const all: TwoStepSectionProps = {
  twoStep: { factors: secondFactors, recoveryCodesLeft: 8 },
  onAdd: fn(),
  onNewCodes: fn(),
  onRename: fn(),
  onRemove: fn(),
};

const meta = preview.meta({
  title: "Parts/Account/TwoStepSection",
  component: TwoStepSection,
  args: all,
  decorators: [
    (Story) => (
      <div style={{ display: "grid", gap: "20px", maxInlineSize: "44rem" }}>{Story()}</div>
    ),
  ],
  parameters: { guide },
});

/** The apps and passkeys, and a button for new recovery codes. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("On")).toBeVisible();
    await expect(canvas.getByText("8 recovery codes are left")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Make new recovery codes" }));
    await expect(args.onNewCodes).toHaveBeenCalledOnce();
  },
});

/** Two-step sign-in is off. */
export const Off = meta.story({
  args: { twoStep: { factors: [], recoveryCodesLeft: 0 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("The first step alone opens the account.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Add an authenticator app" }));
    await expect(args.onAdd).toHaveBeenLastCalledWith("totp");
    await userEvent.click(canvas.getByRole("button", { name: "Add a passkey" }));
    await expect(args.onAdd).toHaveBeenLastCalledWith("passkey");
    await expect(canvas.queryByText(/recovery codes/)).toBeNull();
  },
});

/** For an administrator, where it is recommended but not required. */
export const Recommended = meta.story({
  args: { twoStep: { factors: [], recoveryCodesLeft: 0 }, isRecommended: true },
});

/** Few recovery codes are left. */
export const FewCodes = meta.story({
  args: { twoStep: { factors: secondFactors, recoveryCodesLeft: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1 recovery code is left/)).toBeVisible();
    await expect(canvas.getByText("Few")).toBeVisible();
  },
});

/** Passkeys do not work at this address: it says why, and the app stays. */
export const NoPasskeyHere = meta.story({
  args: { twoStep: { factors: [], recoveryCodesLeft: 0 }, passkeyObstacle: "needs_https" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Passkeys need a safe connection/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Add a passkey" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Add an authenticator app" })).toBeVisible();
  },
});

/** The email address has to be verified first. */
export const Unverified = meta.story({
  args: { twoStep: { factors: [], recoveryCodesLeft: 0 }, isUnverified: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Confirm your email first/)).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

/** Just added. */
export const Added = meta.story({
  args: { done: "“My telephone” is added. You are signed out everywhere else." },
});

/** The change failed. */
export const Failed = meta.story({ args: { failure: "Katha cannot be reached" } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
