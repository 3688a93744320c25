import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./EmailForm.guide.ts";
import { EmailForm } from "./EmailForm.tsx";

const meta = preview.meta({
  title: "Parts/Account/EmailForm",
  component: EmailForm,
  args: { label: "A new link", submit: "Send a New Link", onSubmit: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: "26rem" }}>{Story()}</div>],
  parameters: { guide },
});

/** An invalid address shows an error and keeps the focus; a valid one is submitted trimmed. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const email = canvas.getByRole("textbox", { name: "Email" });
    await userEvent.click(canvas.getByRole("button"));
    await expect(email).toHaveAccessibleDescription("Email is required");
    await expect(email).toHaveFocus();
    await userEvent.type(email, "meera");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await userEvent.keyboard("{Enter}");
    await expect(email).toHaveAccessibleDescription("Please enter a valid email address");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(email, "@example.org {Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith("meera@example.org");
  },
});

/** While it is being sent, it cannot be sent again. */
export const Busy = meta.story({
  args: { busy: true, submit: "Sending..." },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "meera@example.org{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Sending failed. */
export const Failed = meta.story({ args: { failure: "Failed to process password reset" } });
