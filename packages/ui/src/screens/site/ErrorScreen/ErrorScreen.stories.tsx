import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";

const meta = preview.meta({
  title: "Screens/Error",
  component: ErrorScreen,
  args: { home: "#home", onRetry: fn() },
  decorators: [withShell],
  parameters: { bar: "plain", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** It is our fault, nothing is lost, and one can try again. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Your story is safe.");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("link", { name: "To all stories" })).toBeVisible();
  },
});

/** The other try is under way. */
export const Retrying = meta.story({ args: { busy: true } });

/** With the name that the server gave to this failure. */
export const WithCode = meta.story({
  args: { code: "019aa0f2-5f00-7a31-9c1e-4d2b6a7c8e90" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/019aa0f2-5f00/)).toBeVisible();
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
