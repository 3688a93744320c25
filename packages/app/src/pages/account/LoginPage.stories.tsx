import { expect, fn, userEvent, waitFor } from "storybook/test";

import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { aPageOf, library } from "../../testing/library.ts";
import { asScreen, type Canvas, page, withoutPicture } from "../../testing/page.tsx";
import { secondFactorAsked } from "../../testing/second-factors.ts";
import { done, handlersFor, pending, problem, unreachable } from "../../testing/page-answers.ts";
import { signInWays } from "../../testing/sign-in-ways.ts";
import { reader, tokens } from "../../testing/viewers.ts";

const ways = { signInWays };

const home = {
  listStories: aPageOf(library),
  featuredStories: library,
  trendingStories: [],
};

const meta = preview.meta({
  ...page,
  title: "Pages/Account/LoginPage",
  args: { at: paths.login, answers: ways },
});

async function signIn(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByLabelText("Username or email"), "meera_7");
  await userEvent.type(canvas.getByLabelText("Password"), "Not-this-1!{Enter}");
}

export const Default = meta.story({
  parameters: asScreen,
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { level: 1, name: "Welcome Back" });
    await expect(heading).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Create an account" })).toBeVisible();
    await expect(canvas.queryByText("or")).toBeNull();
  },
});

const login = fn();

/** Sent with faults it says what they are and focuses the first; filled in, it is sent. */
export const Faults = meta.story({
  args: {
    answers: {
      ...ways,
      login: async ({ request }) => {
        login(await request.json());
        return pending();
      },
    },
  },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    const identifier = await canvas.findByLabelText("Username or email");
    const password = canvas.getByLabelText("Password");
    await expect(identifier).toHaveAttribute("autocomplete", "username");
    await expect(password).toHaveAttribute("autocomplete", "current-password");
    await userEvent.click(identifier);
    await userEvent.keyboard("ab{Enter}");
    await expect(identifier).toHaveFocus();
    await expect(identifier).toHaveAccessibleDescription(
      "Username or email must be at least 3 characters",
    );
    await expect(password).toHaveAccessibleDescription("Password is required");
    await expect(canvas.getByRole("button", { name: "Sign In" })).toBeDisabled();
    await expect(login).not.toHaveBeenCalled();
    await userEvent.keyboard("c");
    await expect(identifier).toBeValid();
    await userEvent.type(password, "Lotus#2026");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Remember me" }));
    await userEvent.click(canvas.getByRole("button", { name: "Sign In" }));
    await waitFor(() =>
      expect(login).toHaveBeenCalledWith({
        email_or_username: "abc",
        password: "Lotus#2026",
        remember_me: true,
      }),
    );
  },
});

/** A reader whose sign-in has just ended is told so. */
export const SignInEnded = meta.story({
  args: {
    at: paths.profile,
    viewer: reader,
    answers: {
      ...ways,
      refresh: problem(401, "session_ended"),
      listTasks: problem(401, "unauthorized"),
      listWalletEntries: problem(401, "unauthorized"),
    },
  },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Welcome Back" })).toBeVisible();
    await expect(await canvas.findByText(/^Your sign-in has ended\./)).toBeVisible();
  },
});

/** While the server checks, the form cannot be sent twice. */
export const Submitting = meta.story({
  args: { answers: { ...ways, login: pending } },
  play: async ({ canvas }) => {
    await signIn(canvas);
    const button = await canvas.findByRole("button", { name: "Signing in..." });
    await expect(button).toHaveAttribute("aria-disabled", "true");
  },
});

/** A suspended user is told why, and the form keeps the input. */
export const AccountSuspended = meta.story({
  parameters: withoutPicture,
  globals: { locale: "hi" },
  args: {
    answers: {
      ...ways,
      login: problem(403, "account_suspended", { until: null, reason: "दो बार अपशब्द।" }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("यूज़रनेम या ईमेल"), "meera_7");
    await userEvent.type(canvas.getByLabelText("पासवर्ड"), "Not-this-1!{Enter}");
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("कारण: “दो बार अपशब्द।” कुछ भी मिटाया नहीं गया है।");
    await expect(canvas.getByLabelText("यूज़रनेम या ईमेल")).toHaveValue("meera_7");
  },
});

/** While strangers guess the password, the owner's new browser must be confirmed by email. */
export const UnknownBrowser = meta.story({
  args: {
    answers: {
      ...ways,
      login: problem(403, "browser_unknown"),
      askForBrowserLink: problem(429, "too_many_tries"),
    },
  },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Email me a link" }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Email me a link" })).toBeEnabled(),
    );
    await expect(canvas.getByRole("alert")).toBeVisible();
  },
});

/** The link is on its way. */
export const LinkSent = meta.story({
  args: {
    answers: { ...ways, login: problem(403, "browser_unknown"), askForBrowserLink: done },
  },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Email me a link" }));
    await expect(await canvas.findByText(/a link is on its way to its email/)).toBeVisible();
    await expect(canvas.getByLabelText("Username or email")).toHaveValue("meera_7");
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});

/** After signing in, the reader is on Home. */
export const SignedIn = meta.story({
  args: {
    answers: {
      ...ways,
      ...home,
      login: { tokens, user: reader },
    },
  },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole("region", { name: "Featured Stories" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Profile" })).toBeVisible();
  },
});

/** The password is right, and the account also asks for a code. */
export const SecondStep = meta.story({
  parameters: withoutPicture,
  args: {
    answers: {
      ...ways,
      ...home,
      login: secondFactorAsked,
      proveSecondFactor: { tokens, user: reader },
    },
  },
  play: async ({ canvas }) => {
    await signIn(canvas);
    const field = await canvas.findByLabelText("Six-digit code");
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("One More Step");
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("402117{Enter}");
    await expect(await canvas.findByRole("region", { name: "Featured Stories" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Profile" })).toBeVisible();
  },
});

/** The code is being checked. */
export const SecondStepBusy = meta.story({
  args: { answers: { ...ways, login: secondFactorAsked, proveSecondFactor: pending } },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await userEvent.type(await canvas.findByLabelText("Six-digit code"), "402117{Enter}");
    const button = await canvas.findByRole("button", { name: "Checking..." });
    await expect(button).toHaveAttribute("aria-disabled", "true");
  },
});

/** A wrong code says so, and going back keeps the name; a step that took too long starts again from the password. */
export const WrongCode = meta.story({
  args: {
    answers: {
      ...ways,
      login: secondFactorAsked,
      proveSecondFactor: problem(401, "second_factor_wrong", {
        detail: "This code or passkey is not right, or was used before. Nothing has changed.",
      }),
    },
  },
  play: async ({ canvas, msw }) => {
    await signIn(canvas);
    await userEvent.type(await canvas.findByLabelText("Six-digit code"), "402117{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("is not right");
    await userEvent.click(canvas.getByRole("button", { name: "Back to sign-in" }));
    await expect(canvas.getByLabelText("Username or email")).toHaveValue("meera_7");
    await expect(canvas.getByLabelText("Password")).toHaveValue("");
    await waitFor(() => expect(canvas.getByLabelText("Password")).toHaveFocus());
    msw.use(...handlersFor({ proveSecondFactor: problem(400, "challenge_ended") }));
    await userEvent.keyboard("Not-this-1!{Enter}");
    await userEvent.type(await canvas.findByLabelText("Six-digit code"), "402117{Enter}");
    await userEvent.click(await canvas.findByRole("button", { name: "Sign in again" }));
    await expect(canvas.getByLabelText("Username or email")).toHaveValue("meera_7");
    await userEvent.type(canvas.getByLabelText("Password"), "Not-this-1!{Enter}");
    await expect(await canvas.findByLabelText("Six-digit code")).toBeVisible();
  },
});

/** The refusal is shown in the reader's language, by its code, and the form keeps the input. */
export const WrongPasswordInHindi = meta.story({
  globals: { locale: "hi" },
  args: { answers: { ...ways, login: problem(401, "wrong_credentials") } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("यूज़रनेम या ईमेल"), "nobody");
    await userEvent.type(canvas.getByLabelText("पासवर्ड"), "Not-this-1!");
    await userEvent.click(canvas.getByRole("button", { name: "साइन इन करें" }));
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("यूज़रनेम, ईमेल या पासवर्ड सही नहीं है।");
    await expect(canvas.getByLabelText("यूज़रनेम या ईमेल")).toHaveValue("nobody");
  },
});

/** Without a connection, the line above the page says so too. */
export const Unreachable = meta.story({
  args: { answers: { ...ways, login: unreachable } },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(canvas.getByLabelText("Username or email")).toHaveValue("meera_7");
  },
});

const school = {
  signInWays: { ...signInWays, providers: [{ key: "school", name: "Hill School" }] },
};

/** A provider's button is pressed; its page is on its way. */
export const ByProvider = meta.story({
  args: { answers: { ...school, beginOpenIdSignIn: pending } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Continue with Hill School" });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute("aria-disabled", "true"));
  },
});

/** The provider is away: the page says so, and the form stays. */
export const ProviderAway = meta.story({
  args: {
    answers: {
      ...school,
      beginOpenIdSignIn: problem(503, "openid_unreachable", {
        detail: "Hill School cannot be reached just now. Nobody is signed in; try again soon.",
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue with Hill School" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("cannot be reached just now");
    await expect(canvas.getByLabelText("Password")).toBeVisible();
  },
});

const answered = `${paths.login}?code=c&state=s&iss=i`;

/** Back from the provider: the reader is signed in, and on Home. */
export const BackFromProvider = meta.story({
  args: {
    at: answered,
    answers: { ...school, ...home, finishOpenIdSignIn: { tokens, user: reader } },
  },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "Featured Stories" })).toBeVisible();
  },
});

/** The provider's answer was refused: the page says why. Where passwords are off, the other ways alone are there. */
export const ProviderRefused = meta.story({
  args: {
    at: answered,
    answers: {
      signInWays: {
        ...signInWays,
        passwords: false,
        providers: [...school.signInWays.providers, { key: "club", name: "the Reading Club" }],
      },
      finishOpenIdSignIn: problem(401, "openid_email_unconfirmed", {
        detail: "Hill School has not confirmed your email, so no account is opened with it.",
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "has not confirmed your email",
    );
    await expect(canvas.getAllByRole("button", { name: /^Continue with/ })).toHaveLength(2);
    await expect(canvas.queryByLabelText("Password")).toBeNull();
    await expect(canvas.queryByRole("link", { name: "Create an account" })).toBeNull();
  },
});

/** There is only the proxy, and it does not say who the reader is. */
export const NotNamedByProxy = meta.story({
  args: {
    answers: {
      signInWays: { ...signInWays, passwords: false },
      proxySignIn: problem(401, "proxy_not_trusted", {
        detail: "You did not come here through a proxy that this site trusts.",
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Sign in" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "a proxy that this site trusts",
    );
  },
});

/** A proxy in front of the site names the reader. */
export const NamedByProxy = meta.story({
  args: {
    answers: {
      ...home,
      signInWays: { ...signInWays, passwords: false, proxyName: "Meera" },
      proxySignIn: { tokens, user: reader },
    },
  },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue as Meera" }));
    await expect(await canvas.findByRole("region", { name: "Featured Stories" })).toBeVisible();
  },
});
