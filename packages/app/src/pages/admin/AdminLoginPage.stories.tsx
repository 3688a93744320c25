import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { frame } from "../../testing/administration.ts";
import { aPageOf, library } from "../../testing/library.ts";
import { asScreen, type Canvas, page, withoutPicture } from "../../testing/page.tsx";
import { secondFactorAsked } from "../../testing/second-factors.ts";
import { pending, problem } from "../../testing/page-answers.ts";
import { admin, reader, tokens } from "../../testing/viewers.ts";

const meta = preview.meta({
  ...page,
  title: "Pages/Admin/AdminLoginPage",
  args: { at: paths.adminLogin },
});

async function signIn(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByLabelText("Email or Username"), "asha");
  await userEvent.type(canvas.getByLabelText("Password"), "Lotus#2026{Enter}");
}

export const Default = meta.story({ parameters: asScreen });

/** While the server checks. */
export const Submitting = meta.story({
  args: { answers: { login: pending } },
  play: async ({ canvas }) => {
    await signIn(canvas);
    const button = await canvas.findByRole("button", { name: "Signing in..." });
    await expect(button).toHaveAttribute("aria-disabled", "true");
  },
});

/** Both fields are required; then a wrong name or password is told. */
export const WrongPassword = meta.story({
  args: { answers: { login: problem(401, "wrong_credentials") } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Sign In" }));
    const identifier = canvas.getByLabelText("Email or Username");
    await expect(identifier).toHaveFocus();
    await expect(identifier).toHaveAccessibleDescription("Email or username is required");
    await expect(canvas.getByLabelText("Password")).toHaveAccessibleDescription(
      "Password is required",
    );
    await signIn(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Invalid credentials. Please check your username and password.",
    );
  },
});

/** An administrator gets to the list of stories. */
export const SignedIn = meta.story({
  args: {
    answers: { ...frame, login: { tokens, user: admin }, adminStories: aPageOf(library) },
  },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole("heading", { level: 1, name: "Stories" })).toBeVisible();
  },
});

/** A signed-in administrator is not asked again. */
export const SignedInAlready = meta.story({
  parameters: withoutPicture,
  args: { viewer: admin, answers: { ...frame, adminStories: aPageOf(library) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Stories" })).toBeVisible();
  },
});

/** Their account asks for a code as well; one can go back to the password. */
export const SecondStep = meta.story({
  args: {
    answers: {
      ...frame,
      login: secondFactorAsked,
      proveSecondFactor: { tokens, user: admin },
      adminStories: aPageOf(library),
    },
  },
  play: async ({ canvas }) => {
    await signIn(canvas);
    const field = await canvas.findByLabelText("Six-digit code");
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Back to sign-in" }));
    await userEvent.type(canvas.getByLabelText("Password"), "Lotus#2026{Enter}");
    const again = await canvas.findByLabelText("Six-digit code");
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.keyboard("402117{Enter}");
    await expect(await canvas.findByRole("heading", { level: 1, name: "Stories" })).toBeVisible();
  },
});

/** Anyone else can sign in here, but then sees a 403. */
export const NoAdministrator = meta.story({
  args: { answers: { login: { tokens, user: reader } } },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "This door is kept locked" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Sign in as somebody else" })).toBeVisible();
  },
});

/** A signed-in reader who opens a page of administration is led here, and told who is signed in. */
export const LedHere = meta.story({
  args: {
    at: paths.adminTags,
    viewer: reader,
    answers: {
      ...frame,
      login: { tokens, user: admin },
      adminStories: aPageOf(library),
    },
  },
  play: async ({ canvas, step }) => {
    await step("who is signed in, and what to do about it", async () => {
      const told = await canvas.findByText(/You are signed in as Meera/);
      await expect(told).toHaveTextContent("sign in below as somebody else");
      await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Administration");
    });
    await step("an administrator gets in", async () => {
      await signIn(canvas);
      await expect(await canvas.findByRole("heading", { level: 1, name: "Stories" })).toBeVisible();
    });
  },
});

export const LedHerePhone = LedHere.extend({
  globals: { viewport: { value: "phone" }, locale: "hi" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/आप Meera के नाम से/)).toBeVisible();
  },
});
