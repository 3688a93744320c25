import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./AdminSecondFactorScreen.guide.ts";
import { AdminSecondFactorScreen } from "./AdminSecondFactorScreen.tsx";
import type { AdminSecondFactorScreenProps } from "./AdminSecondFactorScreen.tsx";

const onProve = fn();
const all: AdminSecondFactorScreenProps = {
  result: { state: "enrol", isUnverified: false },
  onRetry: fn(),
  onAdd: fn(),
  links: { home: "#home", account: "#account" },
};
const proving: AdminSecondFactorScreenProps["result"] = {
  state: "prove",
  kinds: ["totp", "passkey", "recovery_code"],
  onProve,
};

const meta = preview.meta({
  title: "Screens/AdminSecondFactor",
  component: AdminSecondFactorScreen,
  args: all,
  parameters: { guide, layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** An administrator without a second factor adds one first. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add an authenticator app" }));
    await expect(args.onAdd).toHaveBeenLastCalledWith("totp");
    await userEvent.click(canvas.getByRole("button", { name: "Add a passkey" }));
    await expect(args.onAdd).toHaveBeenLastCalledWith("passkey");
  },
});

/** Passkeys are not available here. */
export const NoPasskeyHere = meta.story({
  args: { result: { state: "enrol", isUnverified: false, passkeyObstacle: "needs_name" } },
});

/** The email has to be confirmed first. */
export const Unverified = meta.story({
  args: { result: { state: "enrol", isUnverified: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Confirm your email first/)).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

/** An administrator who has one is asked for it. */
export const Prove = meta.story({
  args: { result: proving },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("Six-digit code"), "402117{Enter}");
    await expect(onProve).toHaveBeenCalledWith({ kind: "totp", code: "402117" });
  },
});

/** The code was wrong. */
export const ProveFailed = meta.story({
  args: {
    result: {
      ...proving,
      failure: "This code or passkey is not right, or was used before. Nothing has changed.",
    },
  },
});

/** Loading. */
export const Loading = meta.story({ args: { result: { state: "loading" } } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
