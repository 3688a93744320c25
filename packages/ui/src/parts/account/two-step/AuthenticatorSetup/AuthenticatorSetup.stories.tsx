import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { newAuthenticator } from "../../../../fixtures/player/two-step.ts";
import { guide } from "./AuthenticatorSetup.guide.ts";
import { AuthenticatorSetup } from "./AuthenticatorSetup.tsx";

const meta = preview.meta({
  title: "Parts/Account/AuthenticatorSetup",
  component: AuthenticatorSetup,
  args: {
    ...newAuthenticator,
    suggestedName: "Authenticator app",
    onConfirm: fn(),
    onCopy: fn(async () => true),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: "34rem" }}>{Story()}</div>],
  parameters: { guide },
});

/** Scanned, or its key copied for an app on the same device; named, and confirmed with all six digits. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("img", { name: /^QR code/ })).toBeVisible();
    await expect(canvas.getByText("JBSW")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Copy the key" }));
    await expect(args.onCopy).toHaveBeenCalledWith(newAuthenticator.secret);
    await expect(await canvas.findByText("Copied.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Open the app on this device" })).toHaveAttribute(
      "href",
      newAuthenticator.uri,
    );
    const name = canvas.getByLabelText("Name");
    await userEvent.clear(name);
    await userEvent.type(name, " My telephone ");
    const code = canvas.getByLabelText(/^Then the six digits/);
    await userEvent.type(code, "402{Enter}");
    await expect(code).toHaveFocus();
    await expect(code).toHaveAccessibleDescription("The code has six digits");
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(code, " 117{Enter}");
    await expect(args.onConfirm).toHaveBeenCalledWith({ name: "My telephone", code: "402117" });
  },
});

/** Wrong code. */
export const Failed = meta.story({
  args: { failure: "The code is not right. Type the one that your app shows now." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/^Then the six digits/)).toHaveFocus());
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left; the key and the code keep their direction. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
