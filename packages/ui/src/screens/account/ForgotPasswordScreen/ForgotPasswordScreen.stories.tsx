import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./ForgotPasswordScreen.guide.ts";
import { ForgotPasswordScreen } from "./ForgotPasswordScreen.tsx";

const meta = preview.meta({
  title: "Screens/ForgotPassword",
  component: ForgotPasswordScreen,
  args: { onSubmit: fn(), links: { login: "#login" } },
  decorators: [withShell],
  parameters: { guide, bar: "plain", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** Asks for an address. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText("Email"), "meera@example.org{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith("meera@example.org");
  },
});
