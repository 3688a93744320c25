import { expect, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { asScreen, page } from "../../testing/page.tsx";
import { done, pending, unreachable } from "../../testing/page-answers.ts";

const meta = preview.meta({
  ...page,
  title: "Pages/Account/ForgotPasswordPage",
  args: { at: paths.forgotPassword, answers: { forgotPassword: done } },
});

export const Default = meta.story({ parameters: asScreen });

/** While the server sends the letter. */
export const Submitting = meta.story({
  args: { answers: { forgotPassword: pending } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Email"), "meera@example.org{Enter}");
    await expect(await canvas.findByRole("button", { name: "Sending..." })).toBeVisible();
  },
});

/** The answer is the same whether or not the email has an account. */
export const Sent = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Email"), "meera@example.org{Enter}");
    const note = "If this email is registered, you will receive password reset instructions";
    await expect(await canvas.findByText(note)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to Login" })).toHaveAttribute(
      "href",
      paths.login,
    );
  },
});

/** The server cannot be reached. */
export const Unreachable = meta.story({
  args: { answers: { forgotPassword: unreachable } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Email"), "meera@example.org{Enter}");
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(canvas.getByLabelText("Email")).toHaveValue("meera@example.org");
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
