import { expect, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { asScreen, page, withoutPicture } from "../../testing/page.tsx";
import { done, handlersFor, pending, problem, unreachable } from "../../testing/page-answers.ts";
import { reader } from "../../testing/viewers.ts";

const meta = preview.meta({
  ...page,
  title: "Pages/Account/VerifyEmailPage",
  args: { at: `${paths.verifyEmail}?token=fresh`, answers: { verifyEmail: done } },
});

/** The emailed link was valid. */
export const Default = meta.story({
  parameters: asScreen,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Email verified successfully" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Continue to Login" })).toBeVisible();
  },
});

/** A user who signed up in this browser is still signed in, and is not asked for the password. */
export const SignedIn = meta.story({
  parameters: withoutPicture,
  args: { viewer: reader },
  play: async ({ canvas }) => {
    const on = await canvas.findByRole("link", { name: "To all stories" });
    await expect(on).toHaveAttribute("href", paths.home);
    await expect(canvas.queryByRole("link", { name: "Continue to Login" })).toBeNull();
  },
});

/** The server has not answered yet. */
export const Verifying = meta.story({
  args: { answers: { verifyEmail: pending } },
  parameters: { isUntitled: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Verifying your email address...")).toBeVisible();
  },
});

/** An outdated link. */
export const OutdatedLink = meta.story({
  args: {
    at: `${paths.verifyEmail}?token=old`,
    answers: { verifyEmail: problem(400, "bad_link") },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Email verification failed" }),
    ).toBeVisible();
  },
});

/** Without a link, the page offers to send a new one; where that fails it can be tried again. */
export const NewLink = meta.story({
  args: { at: paths.verifyEmail, answers: { resendVerification: unreachable } },
  play: async ({ canvas, msw }) => {
    await userEvent.type(await canvas.findByLabelText("Email"), "meera@example.org");
    await userEvent.click(canvas.getByRole("button", { name: "Send a New Link" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
    msw.use(...handlersFor({ resendVerification: done }));
    await userEvent.click(canvas.getByRole("button", { name: "Send a New Link" }));
    await expect(
      await canvas.findByText("Verification email sent if account exists"),
    ).toBeVisible();
  },
});

/** In Hindi. */
export const Hindi = OutdatedLink.extend({
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "ईमेल की पुष्टि नहीं हो सकी" }),
    ).toBeVisible();
  },
});
