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

/** Being sent. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Sending..." })).toBeVisible();
  },
});

/** Sending failed. */
export const Failed = meta.story({ args: { failure: "Failed to process password reset" } });

/** Sent; the page says the same whether or not an account has that address. */
export const Sent = meta.story({
  args: { sent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "If this email is registered, you will receive password reset instructions",
    );
    await expect(canvas.getByRole("link", { name: "Back to Login" })).toHaveAttribute(
      "href",
      "#login",
    );
  },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
