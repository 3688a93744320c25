import type { Tastes } from "@katha/api/account";
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { asScreen, type Canvas, page, tryAgain, withoutPicture } from "../../testing/page.tsx";
import {
  authenticator,
  noSecondFactors,
  recoveryCodes,
  secondFactors,
  totpEnrolment,
} from "../../testing/second-factors.ts";
import { categories } from "../../testing/library.ts";
import { done, handlersFor, pending, problem, unreachable } from "../../testing/page-answers.ts";
import { browserThatPushes, noPushDevices, pushDevicesOn } from "../../testing/push.ts";
import { accountStorage, reader, signedInReader, signIns } from "../../testing/viewers.ts";

const answers = {
  me: signedInReader,
  listSignIns: signIns,
  listSecondFactors: noSecondFactors,
  readStorage: accountStorage,
  readOwnKey: { isAllowed: false, key: null },
  listPersonalTokens: { tokens: [], mcpAddress: null, booksAddress: null },
  listCategories: categories,
  listPushDevices: noPushDevices,
};

const meta = preview.meta({
  ...page,
  title: "Pages/Profile/SettingsPage",
  args: { at: paths.settings, viewer: reader, answers },
});

export const Default = meta.story({
  parameters: asScreen,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("form", { name: "Password" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Your Account");
  },
});

/** Until the account is loaded. */
export const Loading = meta.story({
  args: {
    answers: {
      me: pending,
      listSignIns: pending,
      listSecondFactors: pending,
      readStorage: pending,
      readOwnKey: pending,
      listPersonalTokens: pending,
      listPushDevices: pending,
    },
  },
  parameters: { isUntitled: true },
});

/** The account could not be loaded, then is. */
export const Unreachable = meta.story({
  parameters: withoutPicture,
  args: {
    answers: {
      me: unreachable,
      listSignIns: unreachable,
      listSecondFactors: unreachable,
      readStorage: unreachable,
      readOwnKey: unreachable,
      listPersonalTokens: unreachable,
      listPushDevices: unreachable,
    },
  },
  play: async ({ canvas, msw }) => {
    await canvas.findByRole("alert");
    msw.use(...handlersFor(answers));
    await tryAgain(canvas, () => canvas.getByRole("form", { name: "Password" }));
  },
});

/** The email address is not verified yet; the letter can be sent again. */
export const Unverified = meta.story({
  args: {
    answers: {
      ...answers,
      me: { ...signedInReader, isVerified: false },
      resendVerification: done,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send the letter again" }));
    await expect(await canvas.findByText(/A new letter is on its way/)).toBeVisible();
  },
});

/** A refused change is shown in its own form, which keeps the input. */
export const WrongPassword = meta.story({
  args: {
    answers: {
      ...answers,
      changePassword: problem(403, "wrong_password", { detail: "This is not your password." }),
    },
  },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole("form", { name: "Password" }));
    await userEvent.type(form.getByLabelText("Your password now"), "Not-this-1!");
    await userEvent.type(form.getByLabelText("New password"), "Lamp-lit-5ever!");
    await userEvent.type(form.getByLabelText("Confirm password"), "Lamp-lit-5ever!");
    await userEvent.click(form.getByRole("button", { name: "Change the password" }));
    await expect(await form.findByRole("alert")).toHaveTextContent("This is not your password.");
  },
});

const changes = fn();
const changing = async ({ request }: { request: Request }) => {
  changes(await request.json());
  return done;
};

/** A new name, a new password confirmed with the current one, and a new address; fields of a password are emptied. */
export const Changed = meta.story({
  args: {
    answers: {
      ...answers,
      updateMe: async ({ request }) => {
        changes(await request.json());
        return reader;
      },
      changePassword: changing,
      changeEmail: changing,
    },
  },
  parameters: withoutPicture,
  beforeEach: () => void changes.mockClear(),
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText("Display name");
    await userEvent.clear(name);
    await userEvent.type(name, " Meera of the hills {Enter}");
    await waitFor(() =>
      expect(changes).toHaveBeenLastCalledWith({ display_name: "Meera of the hills" }),
    );
    const passwords = ["Your password now", "New password", "Confirm password"];
    await userEvent.type(canvas.getByLabelText("Your password now"), "old");
    await userEvent.type(canvas.getByLabelText("New password"), "Lotus#2026");
    await userEvent.type(canvas.getByLabelText("Confirm password"), "Lotus#2026{Enter}");
    await canvas.findByText("Your new password is set.");
    await expect(changes).toHaveBeenLastCalledWith({
      current_password: "old",
      password: "Lotus#2026",
      confirm_password: "Lotus#2026",
    });
    for (const label of passwords) await expect(canvas.getByLabelText(label)).toHaveValue("");
    await userEvent.type(canvas.getByLabelText("New email"), "meera@hills.example");
    await userEvent.type(canvas.getByLabelText("Your password"), "Lotus#2026{Enter}");
    await canvas.findByText(/^Look in your mail/);
    await expect(changes).toHaveBeenLastCalledWith({
      email: "meera@hills.example",
      current_password: "Lotus#2026",
    });
    await expect(canvas.getByLabelText("New email")).toHaveValue("");
    await expect(canvas.getByLabelText("Your password")).toHaveValue("");
  },
});

const updateMe = fn(() => ({ ...reader, showsMature: true, hasConfirmedAge: true }));

/** Mature stories are shown once the reader has confirmed their age. */
export const MatureStories = meta.story({
  args: { answers: { ...answers, updateMe } },
  play: async ({ canvas, canvasElement, msw }) => {
    const show = await canvas.findByRole("switch", { name: "Show mature stories" });
    await userEvent.click(show);
    const body = within(canvasElement.ownerDocument.body);
    const yes = await body.findByRole("button", { name: "I am 17 or older" });
    await expect(updateMe).not.toHaveBeenCalled();
    msw.use(
      ...handlersFor({ me: { ...signedInReader, showsMature: true, hasConfirmedAge: true } }),
    );
    await userEvent.click(yes);
    await waitFor(() => expect(show).toBeChecked());
    await expect(updateMe).toHaveBeenCalledOnce();
  },
});

const epicsAlone = categories.slice(1, 2).map(({ id }) => id);
const saveTastes = fn((tastes: Tastes) => ({ tastes }));

/** What home follows is changed, and kept with the account. */
export const LanguagesAndTastes = meta.story({
  args: {
    answers: {
      ...answers,
      getTastes: { tastes: { languages: ["hi"], categories: epicsAlone } },
      saveTastes: async ({ request }) => saveTastes((await request.json()) as Tastes),
    },
  },
  parameters: withoutPicture,
  beforeEach: () => void saveTastes.mockClear(),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole("region", { name: "Languages and tastes" }));
    const epics = await section.findByRole("checkbox", { name: "Epics" });
    await expect(epics).toBeChecked();
    await userEvent.click(epics);
    await userEvent.click(section.getByRole("checkbox", { name: "English" }));
    await userEvent.click(section.getByRole("button", { name: "Keep" }));
    await expect(await section.findByText(/^Kept\./)).toBeVisible();
    await expect(saveTastes).toHaveBeenCalledOnce();
    await expect(saveTastes).toHaveBeenLastCalledWith({
      languages: ["en", "hi"],
      categories: [],
    });
  },
});

/** The account cannot be reached: the browser keeps it, and sends it when the line is back. */
export const TastesWithoutALine = LanguagesAndTastes.extend({
  args: {
    answers: {
      ...answers,
      getTastes: { tastes: { languages: ["hi"], categories: [] } },
      saveTastes: unreachable,
    },
  },
  play: async ({ canvas, msw }) => {
    const section = within(await canvas.findByRole("region", { name: "Languages and tastes" }));
    await userEvent.click(section.getByRole("checkbox", { name: "English" }));
    await userEvent.click(section.getByRole("button", { name: "Keep" }));
    await expect(await section.findByText(/^Your account could not be reached/)).toBeVisible();
    msw.use(
      ...handlersFor({
        saveTastes: async ({ request }) => saveTastes((await request.json()) as Tastes),
      }),
    );
    dispatchEvent(new Event("online"));
    await expect(await section.findByText(/^Kept\./)).toBeVisible();
    await expect(saveTastes).toHaveBeenCalledOnce();
    await expect(saveTastes).toHaveBeenLastCalledWith({
      languages: ["en", "hi"],
      categories: [],
    });
  },
});

const updateChoices = fn((change: object) => ({ ...reader, ...change }));

/** Once the player agrees, authors may see the lines that their story could not answer; unread news comes by email once the reader says how often. */
export const LinesAndNews = meta.story({
  args: {
    answers: {
      ...answers,
      updateMe: async ({ request }) => updateChoices((await request.json()) as object),
    },
  },
  play: async ({ canvas, msw }) => {
    const share = await canvas.findByRole("switch", { name: /^Let authors see lines/ });
    await expect(share).not.toBeChecked();
    msw.use(...handlersFor({ me: { ...signedInReader, sharesUnanswered: true } }));
    await userEvent.click(share);
    await waitFor(() => expect(share).toBeChecked());
    const often = canvas.getByRole("combobox", { name: "Unread news by email" });
    await expect(often).toHaveTextContent("Never");
    msw.use(
      ...handlersFor({
        me: { ...signedInReader, sharesUnanswered: true, newsByEmail: "weekly" },
      }),
    );
    await userEvent.click(often);
    await userEvent.click(await screen.findByRole("option", { name: "Once a week" }));
    await waitFor(() => expect(often).toHaveTextContent("Once a week"));
    await expect(updateChoices.mock.calls).toEqual([
      [{ shares_unanswered: true }],
      [{ news_by_email: "weekly" }],
    ]);
  },
});

let browser: ReturnType<typeof browserThatPushes>;
const keepPushDevice = fn(() => pushDevicesOn("here", "phone"));
const removePushDevice = fn(() => pushDevicesOn("phone"));

/** News on this device: nothing is asked before the press; then it is on, and off again. */
export const PushedNews = meta.story({
  args: {
    answers: {
      ...answers,
      listPushDevices: pushDevicesOn("phone"),
      keepPushDevice,
      removePushDevice,
    },
  },
  parameters: withoutPicture,
  beforeEach: () => {
    browser = browserThatPushes();
  },
  play: async ({ canvas, msw }) => {
    const section = within(await canvas.findByRole("region", { name: "News on your devices" }));
    const here = section.getByRole("switch", { name: "Show news on this device" });
    await expect(here).not.toBeChecked();
    await expect(browser.asks).not.toHaveBeenCalled();
    msw.use(...handlersFor({ listPushDevices: pushDevicesOn("here", "phone") }));
    await userEvent.click(here);
    await waitFor(() => expect(here).toBeChecked());
    await expect(browser.asks).toHaveBeenCalledOnce();
    await waitFor(() => expect(keepPushDevice).toHaveBeenCalledOnce());
    await expect(await section.findByText("Firefox on Linux")).toBeVisible();
    await waitFor(() => expect(here).toHaveAttribute("aria-disabled", "false"));
    msw.use(...handlersFor({ listPushDevices: pushDevicesOn("phone") }));
    await userEvent.click(here);
    await waitFor(() => expect(here).not.toBeChecked());
    await waitFor(() => expect(browser.unsubscribed.times).toBe(1));
    msw.use(...handlersFor({ listPushDevices: noPushDevices }));
    await userEvent.click(section.getByRole("button", { name: "Stop news on Chrome on Android" }));
    await waitFor(() => expect(section.queryByRole("list")).toBeNull());
    await expect(removePushDevice).toHaveBeenCalledTimes(2);
  },
});

/** The reader leaves the browser's question unanswered, and can be asked again; then says no: the page says what that means, and how it is changed. */
export const PushRefused = meta.story({
  parameters: withoutPicture,
  beforeEach: () => void browserThatPushes({ answer: "default" }),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole("region", { name: "News on your devices" }));
    const here = section.getByRole("switch", { name: "Show news on this device" });
    await userEvent.click(here);
    await expect(await section.findByText(/it was not allowed/)).toBeVisible();
    await expect(here).not.toBeChecked();
    browserThatPushes({ answer: "denied" });
    await userEvent.click(here);
    await expect(await section.findByText(/Allow notifications for this site/)).toBeVisible();
    await expect(section.getByText(/it was not allowed/)).toBeVisible();
    await expect(section.queryByRole("switch")).toBeNull();
  },
});

/** The browser does not reach its push service; then it does, and forgets again what the server could not keep. */
export const PushFails = meta.story({
  args: { answers: { ...answers, keepPushDevice: unreachable } },
  parameters: withoutPicture,
  beforeEach: () => void browserThatPushes({ isReached: false }),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole("region", { name: "News on your devices" }));
    const here = section.getByRole("switch", { name: "Show news on this device" });
    await userEvent.click(here);
    await expect(await section.findByRole("alert")).toHaveTextContent(
      /may not reach the push service/,
    );
    browser = browserThatPushes();
    await userEvent.click(here);
    await waitFor(() => expect(browser.unsubscribed.times).toBe(1));
    await waitFor(() => expect(section.getByRole("alert")).not.toHaveTextContent(/push service/));
    await expect(here).not.toBeChecked();
  },
});

/** The browser's settings forbid notifications: there is no switch, and the page says why. */
export const PushBlocked = meta.story({
  parameters: withoutPicture,
  beforeEach: () => void browserThatPushes({ permission: "denied" }),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole("region", { name: "News on your devices" }));
    await expect(section.getByText(/Allow notifications for this site/)).toBeVisible();
    await expect(section.queryByRole("switch")).toBeNull();
  },
});

/** What uses storage, and what can be deleted: pictures that no story uses, and, after a question, a play whose part is no longer being told. */
export const Room = meta.story({
  args: {
    answers: {
      ...answers,
      deleteSession: problem(409, "turn_in_progress", { detail: "A part is still being told." }),
      deleteUnusedPictures: { deleted: 2 },
    },
  },
  play: async ({ canvas, msw }) => {
    const meter = await canvas.findByRole("meter", { name: "Stories" });
    await expect(meter).toHaveAttribute("aria-valuetext", "61 MB of 64 MB");
    await userEvent.click(canvas.getByRole("button", { name: "Delete them" }));
    const deletePlay = async () => {
      const play = { name: "Delete the play of The Salt Ferry" };
      await userEvent.click(canvas.getByRole("button", play));
      const dialog = within(await screen.findByRole("alertdialog"));
      await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    };
    await deletePlay();
    await expect(await canvas.findByText("A part is still being told.")).toBeVisible();
    msw.use(...handlersFor({ deleteSession: done }));
    await deletePlay();
    await waitFor(() => expect(canvas.queryByText("A part is still being told.")).toBeNull());
  },
});

async function provePassword(): Promise<void> {
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByLabelText("Your password"), "Lamp-lit-4ever!{Enter}");
}

async function addAuthenticator(canvas: Canvas): Promise<void> {
  const section = within(await canvas.findByRole("region", { name: "Two-step sign-in" }));
  await userEvent.click(await section.findByRole("button", { name: "Add an authenticator app" }));
  await provePassword();
}

async function keepCodes(): Promise<void> {
  await screen.findByRole("alertdialog", { name: "Your recovery codes" });
  await waitFor(() => expect(screen.getByRole("list", { name: "Recovery codes" })).toHaveFocus());
  await userEvent.click(screen.getByRole("checkbox", { name: "I have kept them" }));
  await userEvent.click(screen.getByRole("button", { name: "Done" }));
}

/** The first authenticator app: password, key, code, and the recovery codes that come with it. */
export const FirstAuthenticator = meta.story({
  args: {
    answers: {
      ...answers,
      startTotp: totpEnrolment,
      confirmTotp: { factor: authenticator, recoveryCodes: [...recoveryCodes] },
    },
  },
  play: async ({ canvas }) => {
    await addAuthenticator(canvas);
    const code = await screen.findByLabelText(/^Then the six digits/);
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.keyboard("402117{Enter}");
    await keepCodes();
    await expect(await canvas.findByText(/^“My telephone” is added\. You are/)).toBeVisible();
  },
});

/** A wrong password adds nothing, a wrong code keeps the key for another try, and what took too long starts again with the password. */
export const NewAuthenticatorRefused = meta.story({
  args: {
    answers: {
      ...answers,
      startTotp: problem(403, "wrong_password", { detail: "The password is not right." }),
      confirmTotp: problem(403, "second_factor_wrong", { detail: "This code is not right." }),
    },
  },
  play: async ({ canvas, msw }) => {
    await addAuthenticator(canvas);
    await expect(await screen.findByRole("alert")).toHaveTextContent("The password is not right.");
    msw.use(...handlersFor({ startTotp: totpEnrolment }));
    await provePassword();
    await userEvent.type(await screen.findByLabelText(/^Then the six digits/), "402117{Enter}");
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent("This code is not right."),
    );
    await expect(screen.getByRole("img", { name: /^QR code/ })).toBeVisible();
    const outdated = problem(400, "challenge_ended", { detail: "This took too long." });
    msw.use(...handlersFor({ confirmTotp: outdated }));
    const code = screen.getByLabelText(/^Then the six digits/);
    await userEvent.clear(code);
    await userEvent.type(code, "402117{Enter}");
    const dialog = within(screen.getByRole("dialog"));
    await expect(await dialog.findByLabelText("Your password")).toBeVisible();
    await expect(dialog.getByRole("alert")).toHaveTextContent("This took too long.");
  },
});

/** A wrong password makes no passkey and no codes, and removes nothing. */
export const ChangesRefused = meta.story({
  args: {
    answers: {
      ...answers,
      listSecondFactors: secondFactors,
      startPasskey: problem(403, "wrong_password", { detail: "The password is not right." }),
      newRecoveryCodes: problem(403, "wrong_password", { detail: "The password is not right." }),
      removeSecondFactor: problem(403, "wrong_password", { detail: "The password is not right." }),
    },
  },
  play: async ({ canvas }) => {
    for (const change of ["Add a passkey", "Make new recovery codes", "Remove My telephone"]) {
      await userEvent.click(await canvas.findByRole("button", { name: change }));
      await provePassword();
      const refusal = await screen.findByRole("alert");
      await expect(refusal).toHaveTextContent("The password is not right.");
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    }
    await expect(canvas.getByText("My telephone")).toBeVisible();
  },
});

/** Another app beside the first: recovery codes come with the first factor alone. */
export const AnotherAuthenticator = meta.story({
  args: {
    answers: {
      ...answers,
      listSecondFactors: secondFactors,
      startTotp: totpEnrolment,
      confirmTotp: { factor: authenticator, recoveryCodes: null },
    },
  },
  play: async ({ canvas }) => {
    await addAuthenticator(canvas);
    await userEvent.type(await screen.findByLabelText(/^Then the six digits/), "402117{Enter}");
    await expect(await canvas.findByText("“My telephone” is added.")).toBeVisible();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
});

/** The device makes no passkey: the dialog says why, and nothing is sent. */
export const PasskeyNotMade = meta.story({
  args: {
    answers: {
      ...answers,
      startPasskey: {
        challenge: "begun",
        expiresIn: 300,
        options: {
          challenge: "c2NyaWJl",
          rp: { id: "localhost", name: "Katha" },
          user: { id: "bWVlcmE", name: "meera_7", displayName: "Meera" },
          pubKeyCredParams: [{ alg: -7, type: "public-key" }],
          timeout: 60_000,
          excludeCredentials: [],
          authenticatorSelection: {
            residentKey: "preferred",
            requireResidentKey: false,
            userVerification: "required",
          },
          attestation: "none",
        },
      },
    },
  },
  beforeEach: () => {
    spyOn(navigator.credentials, "create").mockRejectedValue(
      new DOMException("Not now", "NotAllowedError"),
    );
  },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole("region", { name: "Two-step sign-in" }));
    await userEvent.click(await section.findByRole("button", { name: "Add a passkey" }));
    await provePassword();
    await userEvent.click(await screen.findByRole("button", { name: "Make the passkey" }));
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent(/^Your device did not confirm it/),
    );
  },
});

/** New recovery codes, with a code of the app; it is renamed, then removed with the password. It is the last one, and the page says what that means. */
export const RemoveAuthenticator = meta.story({
  args: {
    answers: {
      ...answers,
      listSecondFactors: secondFactors,
      newRecoveryCodes: { recoveryCodes: [...recoveryCodes] },
      renameSecondFactor: { ...authenticator, name: "Blue telephone" },
      removeSecondFactor: done,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Make new recovery codes" }));
    await userEvent.click(await screen.findByRole("button", { name: "Use a code from your app" }));
    await userEvent.keyboard("402117{Enter}");
    await keepCodes();
    await expect(await canvas.findByText(/^Your new recovery codes hold/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Rename My telephone" }));
    await userEvent.keyboard("Blue telephone{Enter}");
    const remove = await canvas.findByRole("button", { name: "Remove My telephone" });
    // Not while the new name is being saved.
    await waitFor(() => expect(remove).toBeEnabled());
    await userEvent.click(remove);
    const warning = await screen.findByText(/^It is the last one/);
    await waitFor(() => expect(warning).toBeVisible());
    await provePassword();
    await expect(await canvas.findByText("“My telephone” is removed.")).toBeVisible();
  },
});

/** The second factors could not be loaded; the rest of the page is there. */
export const SecondFactorsUnreachable = meta.story({
  args: { answers: { ...answers, listSecondFactors: problem(503, "database_away") } },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole("region", { name: "Two-step sign-in" }));
    await expect(await section.findByRole("alert")).toBeVisible();
    await expect(canvas.getByRole("form", { name: "Password" })).toBeVisible();
  },
});

export const Hindi = meta.story({ globals: { locale: "hi" } });

const mistral = {
  provider: "mistral",
  model: null,
  opens: true,
  addedAt: "2026-11-20T08:00:00.000Z",
} as const;
const offered = (model: string) => ({
  model,
  kind: "text" as const,
  billions: null,
  bytes: null,
  context: null,
  promptPrice: null,
  answerPrice: null,
  english: "unknown" as const,
  hindi: "unknown" as const,
});
const chooseOwnKeyModel = fn(() => ({
  isAllowed: true,
  key: { ...mistral, model: "mistral-large" },
}));

/** A key that its provider refuses is not kept; another is, a model of it is tried and chosen, and the key is removed. */
export const OwnKey = meta.story({
  args: {
    answers: {
      ...answers,
      readOwnKey: { isAllowed: true, key: null },
      keepOwnKey: problem(502, "provider_key_refused", {
        detail: "The provider refuses the key.",
      }),
      listOwnKeyModels: { models: ["mistral-large", "mistral-small"].map(offered) },
      chooseOwnKeyModel,
      forgetOwnKey: done,
    },
  },
  parameters: withoutPicture,
  play: async ({ canvas, msw }) => {
    const section = within(
      await canvas.findByRole("region", { name: "A storyteller of your own" }),
    );
    await userEvent.click(section.getByRole("combobox", { name: "Provider" }));
    await userEvent.click(await screen.findByRole("option", { name: "Mistral" }));
    await expect(section.getByText(/go to Mistral \(api\.mistral\.ai\)/)).toBeVisible();
    const key = section.getByLabelText(/^Key/);
    await userEvent.type(key, "sk-1{Enter}");
    await expect(await section.findByRole("alert")).toHaveTextContent(
      "The provider refuses the key.",
    );
    const kept = { isAllowed: true, key: mistral };
    msw.use(...handlersFor({ keepOwnKey: kept, readOwnKey: kept }));
    await userEvent.type(key, "2{Enter}");
    const model = await section.findByRole("combobox", { name: /^Who tells/ });
    await userEvent.type(model, "large");
    await userEvent.click(await screen.findByRole("option", { name: "mistral-large" }));
    const chosen = { isAllowed: true, key: { ...mistral, model: "mistral-large" } };
    msw.use(...handlersFor({ readOwnKey: chosen }));
    await userEvent.click(section.getByRole("button", { name: "Try it, and let it tell" }));
    await expect(await section.findByText(/^mistral-large answers\./)).toBeVisible();
    await expect(chooseOwnKeyModel).toHaveBeenCalledOnce();
    msw.use(...handlersFor({ readOwnKey: { isAllowed: true, key: null } }));
    await userEvent.click(section.getByRole("button", { name: "Remove the key" }));
    await expect(await section.findByText("Your key is gone from here.")).toBeVisible();
    await expect(await section.findByLabelText(/^Key/)).toHaveValue("");
  },
});

const kitchen = {
  id: "7c1f1a30-0000-7000-8000-000000000001",
  name: "Kitchen",
  scope: "read" as const,
  createdAt: "2026-11-20T06:20:00.000Z",
  lastUsedAt: null,
  expiresAt: "2027-02-18T06:20:00.000Z",
  isExpired: false,
};
const takesTokens = { tokens: [], mcpAddress: "https://katha.example/mcp", booksAddress: null };

/** A wrong password makes no token, and the form keeps what was typed; then one is made, shown once, listed and ended. */
export const TokenForOtherSoftware = meta.story({
  args: {
    answers: {
      ...answers,
      listPersonalTokens: takesTokens,
      makePersonalToken: problem(403, "wrong_password", { detail: "The password is not right." }),
      endPersonalToken: done,
    },
  },
  parameters: withoutPicture,
  play: async ({ canvas, msw }) => {
    const section = within(
      await canvas.findByRole("region", { name: "Access for other software" }),
    );
    await userEvent.click(section.getByRole("button", { name: "Make a token" }));
    await userEvent.type(section.getByRole("textbox", { name: "Name" }), "Kitchen");
    const password = section.getByLabelText(/^Your password/);
    await userEvent.type(password, "wrong{Enter}");
    await expect(await section.findByRole("alert")).toHaveTextContent(/password is not right/);
    await expect(section.getByRole("textbox", { name: "Name" })).toHaveValue("Kitchen");
    msw.use(
      ...handlersFor({
        makePersonalToken: { ...kitchen, token: "katha_once" },
        listPersonalTokens: { ...takesTokens, tokens: [kitchen] },
      }),
    );
    await userEvent.clear(password);
    await userEvent.type(password, "Lotus#2026{Enter}");
    const made = await section.findByRole("region", { name: "The token Kitchen" });
    await expect(within(made).getByText("katha_once")).toBeVisible();
    const end = await section.findByRole("button", { name: "End the token Kitchen" });
    msw.use(...handlersFor({ listPersonalTokens: takesTokens }));
    await userEvent.click(end);
    await expect(await section.findByText("You have no tokens.")).toBeVisible();
  },
});
