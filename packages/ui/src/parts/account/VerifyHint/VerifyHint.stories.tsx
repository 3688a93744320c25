import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./VerifyHint.guide.ts";
import { VerifyHint } from "./VerifyHint.tsx";

const meta = preview.meta({
  title: "Parts/Account/VerifyHint",
  component: VerifyHint,
  args: { email: "meera@example.org", onResend: fn() },
  parameters: { guide },
});

/** The email can be sent again. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send the letter again" }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
});

/** Sent. */
export const Sent = meta.story({
  args: { sent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("on its way to meera@example.org");
  },
});

/** Sending failed. */
export const Failed = meta.story({
  args: { failure: "Failed to resend verification email" },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
