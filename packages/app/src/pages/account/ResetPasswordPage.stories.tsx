import { expect, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { asScreen, type Canvas, page, withoutPicture } from "../../testing/page.tsx";
import { done, pending, problem } from "../../testing/page-answers.ts";

const meta = preview.meta({
  ...page,
  title: "Pages/Account/ResetPasswordPage",
  args: { at: `${paths.resetPassword}?token=fresh`, answers: { resetPassword: done } },
});

async function reset(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByLabelText("New password"), "Lotus#2026");
  await userEvent.type(canvas.getByLabelText("Confirm password"), "Lotus#2026{Enter}");
}

/** The page that the emailed link opens. */
export const Default = meta.story({ parameters: asScreen });

/** While the server sets the password. */
export const Submitting = meta.story({
  args: { answers: { resetPassword: pending } },
  play: async ({ canvas }) => {
    await reset(canvas);
    await expect(await canvas.findByRole("button", { name: "Submitting..." })).toBeVisible();
  },
});

/** Sent empty it says what is missing; filled in, the new password is set. */
export const Done = meta.story({
  play: async ({ canvas }) => {
    const first = await canvas.findByLabelText("New password");
    await userEvent.click(canvas.getByRole("button", { name: "Set New Password" }));
    await expect(first).toHaveFocus();
    await expect(canvas.getByLabelText("Confirm password")).toHaveAccessibleDescription(
      "Please confirm your password",
    );
    await reset(canvas);
    await expect(
      await canvas.findByText("Your new password is set. Sign in with it."),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Continue to Login" })).toBeVisible();
  },
});

/** An address without the email's token. */
export const WithoutToken = meta.story({
  args: { at: paths.resetPassword },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This link is invalid or has expired\./)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ask for a new link" })).toHaveAttribute(
      "href",
      paths.forgotPassword,
    );
  },
});

/** The link has been used, or is too old. */
export const OutdatedLink = meta.story({
  parameters: withoutPicture,
  args: { answers: { resetPassword: problem(400, "bad_link") } },
  play: async ({ canvas }) => {
    await reset(canvas);
    await expect(await canvas.findByText(/^This link is invalid or has expired\./)).toBeVisible();
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
