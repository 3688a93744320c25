import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./StopLettersScreen.guide.ts";
import { StopLettersScreen } from "./StopLettersScreen.tsx";

const meta = preview.meta({
  title: "Screens/StopLetters",
  component: StopLettersScreen,
  args: { onStop: fn(), links: { settings: "#settings" } },
  decorators: [withShell],
  parameters: { guide, bar: "plain", layout: "fullscreen", chromatic: { disableSnapshot: true } },
});

/** One button stops the letters; opening the page stops nothing. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(args.onStop).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Stop These Letters" }));
    await expect(args.onStop).toHaveBeenCalledOnce();
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

/** What has stopped, and how it is turned on again. */
export const Done = meta.story({
  args: { state: "done" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your news no longer comes by email/)).toBeVisible();
    const link = canvas.getByRole("link", { name: "To Your Account" });
    await expect(link).toHaveAttribute("href", "#settings");
  },
});

/** The link was cut, or is of another server. */
export const Broken = meta.story({ args: { state: "broken" } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
