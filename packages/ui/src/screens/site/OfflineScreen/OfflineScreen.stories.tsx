import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { OfflineScreen } from "./OfflineScreen.tsx";

const meta = preview.meta({
  title: "Screens/Offline",
  component: OfflineScreen,
  args: { onRetry: fn() },
  decorators: [withShell],
  parameters: { bar: "plain", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** The line is lost before the page was there. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("You are offline");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Asked once more. */
export const Retrying = meta.story({ args: { busy: true } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
