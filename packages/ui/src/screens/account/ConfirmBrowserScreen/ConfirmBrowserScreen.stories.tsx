import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./ConfirmBrowserScreen.guide.ts";
import { ConfirmBrowserScreen } from "./ConfirmBrowserScreen.tsx";

const meta = preview.meta({
  title: "Screens/ConfirmBrowser",
  component: ConfirmBrowserScreen,
  args: { onConfirm: fn(), links: { login: "#login" } },
  decorators: [withShell],
  parameters: { guide, bar: "plain", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** One button lets this browser sign in. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Let This Browser Sign In" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** Being sent. */
export const Busy = meta.story({ args: { busy: true } });

/** It failed; the link is still valid. */
export const Failed = meta.story({
  args: { failure: "Katha cannot be reached." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toBeVisible();
  },
});

/** The browser is confirmed. */
export const Done = meta.story({
  args: { state: "done" },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Continue to Login" });
    await expect(link).toHaveAttribute("href", "#login");
  },
});

/** The link was already used or has expired. */
export const Broken = meta.story({ args: { state: "broken" } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
