import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./WaitlistForm.guide.ts";
import { WaitlistForm } from "./WaitlistForm.tsx";
import type { WaitlistFormProps } from "./WaitlistForm.tsx";

type Join = WaitlistFormProps["onJoin"];
const joined: Join = async () => undefined;
const failed: Join = async () => "Something went wrong. Please try again later.";

const meta = preview.meta({
  title: "Parts/Waitlist/WaitlistForm",
  component: WaitlistForm,
  parameters: { guide },
  args: { onJoin: fn(joined) },
  decorators: [(Story) => <div style={{ maxInlineSize: "28rem" }}>{Story()}</div>],
});

/** A name and an email address, which are submitted trimmed after a second. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), " Meera ");
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "meera@example.org");
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Submitting..." })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    await expect(args.onJoin).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onJoin).toHaveBeenCalledOnce());
    await expect(args.onJoin).toHaveBeenCalledWith({ name: "Meera", email: "meera@example.org" });
  },
});

/** Spaces are not a name, and an invalid email address is none. */
export const Faulty = meta.story({
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole("textbox", { name: "Name" });
    const email = canvas.getByRole("textbox", { name: "Email" });
    await userEvent.type(name, "  {Enter}");
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription("Please fill out all fields");
    await expect(email).toHaveAccessibleDescription("Please fill out all fields");
    await userEvent.type(name, "Meera");
    await expect(name).not.toHaveAccessibleDescription();
    await userEvent.type(email, "meera@example{Enter}");
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription("Please enter a valid email address");
    await expect(args.onJoin).not.toHaveBeenCalled();
  },
});

/** If the entry is stored here, the visitor has to agree before it is sent. */
export const Consent = meta.story({
  args: { consent: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "Meera");
    const email = canvas.getByRole("textbox", { name: "Email" });
    await userEvent.type(email, "meera@example.org{Enter}");
    const consent = canvas.getByRole("checkbox", { name: /^Keep my name and email/ });
    await expect(consent).toHaveFocus();
    await expect(consent).toBeInvalid();
    await expect(canvas.getByText("Your name is kept only if you agree.")).toBeVisible();
    await expect(args.onJoin).not.toHaveBeenCalled();
    await userEvent.click(consent);
    await userEvent.click(canvas.getByRole("button", { name: "Join the Waitlist" }));
    await waitFor(() => expect(args.onJoin).toHaveBeenCalledOnce());
  },
});

/** Sending failed; what was typed stays. */
export const Failed = meta.story({
  args: {
    onJoin: fn(failed),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "Meera");
    const email = canvas.getByRole("textbox", { name: "Email" });
    await userEvent.type(email, "meera@example.org{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Something went wrong. Please try again later.",
    );
    await expect(email).toHaveValue("meera@example.org");
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
