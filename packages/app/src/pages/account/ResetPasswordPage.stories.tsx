import { expect, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { page, shownByItsScreen } from "../../testing/page.tsx";
import { done, problem } from "../../testing/page-answers.ts";
import { guide } from "./ResetPasswordPage.guide.ts";

const meta = preview.meta({
  ...page,
  title: "Pages/Account/ResetPasswordPage",
  parameters: { ...page.parameters, guide },
  args: { at: `${paths.resetPassword}?token=fresh`, answers: { resetPassword: done } },
});

/** The page that the emailed link opens. */
export const Default = meta.story();

export const Done = meta.story({
  parameters: shownByItsScreen,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("New password"), "Lotus#2026");
    await userEvent.type(canvas.getByLabelText("Confirm password"), "Lotus#2026{Enter}");
    await expect(
      await canvas.findByText("Your new password is set. Sign in with it."),
    ).toBeVisible();
  },
});

/** An address without the email's token. */
export const WithoutToken = meta.story({
  parameters: shownByItsScreen,
  args: { at: paths.resetPassword },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This link is invalid or has expired\./)).toBeVisible();
  },
});

/** The link has been used, or is too old. */
export const OutdatedLink = meta.story({
  args: { answers: { resetPassword: problem(400, "bad_link") } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("New password"), "Lotus#2026");
    await userEvent.type(canvas.getByLabelText("Confirm password"), "Lotus#2026{Enter}");
    await expect(await canvas.findByText(/^This link is invalid or has expired\./)).toBeVisible();
  },
});
