import { expect, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { asScreen, page } from "../../testing/page.tsx";
import { done, problem, unreachable } from "../../testing/page-answers.ts";

const meta = preview.meta({
  ...page,
  title: "Pages/Account/ConfirmBrowserPage",
  args: { at: `${paths.confirmBrowser}?token=fresh`, answers: { confirmBrowser: done } },
});

/** The page that the emailed link opens. */
export const Default = meta.story({ parameters: asScreen });

/** Confirmed by a press, with a link to the sign-in page. */
export const Done = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Let This Browser Sign In" }));
    await expect(await canvas.findByText(/^This browser may sign in now\./)).toBeVisible();
    const link = canvas.getByRole("link", { name: "Continue to Login" });
    await expect(link).toHaveAttribute("href", paths.login);
  },
});

/** The link has been used, or is too old. */
export const OutdatedLink = meta.story({
  args: { answers: { confirmBrowser: problem(400, "bad_link") } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Let This Browser Sign In" }));
    await expect(await canvas.findByText(/^This link is invalid or has expired\./)).toBeVisible();
  },
});

/** Without a connection the link stays valid, and the button can be pressed again. */
export const Unreachable = meta.story({
  args: { answers: { confirmBrowser: unreachable } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Let This Browser Sign In" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Let This Browser Sign In" })).toBeEnabled();
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
