import type { SiteSettings } from "@katha/api/admin";
import { expect, userEvent, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { paths } from "../../../routes/paths.ts";
import { frame } from "../../../testing/administration.ts";
import { asScreen, page, withoutPicture } from "../../../testing/page.tsx";
import { type Answers, pending, problem, unreachable } from "../../../testing/page-answers.ts";
import { noSecondFactors, secondFactors } from "../../../testing/second-factors.ts";
import { clubSettings, fileSettings, usualSettings } from "../../../testing/site-settings.ts";
import { admin } from "../../../testing/viewers.ts";

const usual = { ...frame, listSecondFactors: secondFactors, getSiteSettings: clubSettings };

const bodies: unknown[] = [];
const forgetBodies = () => {
  bodies.length = 0;
};

/** Keeps what was sent; from then on the other settings stand. */
function changingTo(before: SiteSettings, after: SiteSettings): Answers {
  return {
    ...usual,
    getSiteSettings: () => (bodies.length === 0 ? before : after),
    changeSiteSettings: async ({ request }) => {
      bodies.push(await request.json());
      return after;
    },
  };
}

const meta = preview.meta({
  ...page,
  title: "Pages/Admin/AdminSettingsPage",
  args: { at: paths.adminSettings, viewer: admin, answers: usual },
});

/** What is decided for a club's site. */
export const Default = meta.story({
  parameters: asScreen,
  play: async ({ canvas }) => {
    const registration = within(await canvas.findByRole("form", { name: "Registration" }));
    await expect(
      registration.getByRole("radio", { name: /^People of some domains/ }),
    ).toBeChecked();
    await expect(registration.getByRole("textbox", { name: "Domains" })).toHaveValue(
      "school.example, club.example",
    );
    await expect(canvas.getByText("E-mails go out by mail.example.org.")).toBeVisible();
    await expect(canvas.getAllByRole("textbox", { name: /^Redirect address/ })[0]).toHaveValue(
      "https://katha.example.org/login",
    );
  },
});

/** Nothing is decided yet: everything is as usual, and e-mails are files. */
export const Empty = meta.story({
  args: { answers: { ...usual, getSiteSettings: usualSettings } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No mail server is set/)).toBeVisible();
    await expect(canvas.getByText("None is set.")).toBeVisible();
  },
});

/** What the server's file says is read here, and names its variable; the rest is saved without it. */
export const FromFile = meta.story({
  args: { answers: changingTo(fileSettings, fileSettings) },
  beforeEach: forgetBodies,
  play: async ({ canvas }) => {
    const registration = within(await canvas.findByRole("form", { name: "Registration" }));
    await expect(
      registration.getByText("Set in the server’s file, as KATHA_SETTINGS."),
    ).toBeVisible();
    await expect(registration.getByRole("radio", { name: /^Everybody/ })).toBeDisabled();
    await expect(registration.queryByRole("button", { name: "Save" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Another server" })).toBeNull();
    const room = within(canvas.getByRole("form", { name: "Room for each account" }));
    await userEvent.click(room.getByRole("button", { name: "Save" }));
    await expect(await room.findByText(/^Saved/)).toBeVisible();
    await expect(bodies).toEqual([{ quota_stories: 64, quota_versions: 128, quota_plays: 64 }]);
  },
});

/** One section is saved, and says so until something in it changes. */
export const Saved = meta.story({
  args: {
    answers: changingTo(usualSettings, {
      ...usualSettings,
      registration: { rule: "domains", domains: ["school.example"] },
    }),
  },
  beforeEach: forgetBodies,
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole("form", { name: "Registration" }));
    await userEvent.click(form.getByRole("radio", { name: /^People of some domains/ }));
    const domains = form.getByRole("textbox", { name: "Domains" });
    await userEvent.type(domains, "school");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(domains).toHaveAccessibleDescription(/domains like example.org/);
    await userEvent.type(domains, ".example");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(await form.findByText("Saved. It is in effect now.")).toBeVisible();
    await expect(bodies).toEqual([
      { registration: { rule: "domains", domains: ["school.example"] } },
    ]);
  },
});

/** It was refused: at the field, or in a sentence. What was typed is still there. */
export const Refused = meta.story({
  args: {
    answers: {
      ...usual,
      changeSiteSettings: problem(422, "invalid_input", {
        detail: [{ loc: ["body", "chat_url"], msg: "This is too long.", type: "custom" }],
      }),
    },
  },
  play: async ({ canvas }) => {
    const links = within(await canvas.findByRole("form", { name: "Links" }));
    const chat = links.getByRole("textbox", { name: "Chat" });
    await userEvent.clear(chat);
    await userEvent.type(chat, "https://chat.example.org/club");
    await userEvent.click(links.getByRole("button", { name: "Save" }));
    await expect(await links.findByText("This is too long.")).toBeVisible();
    await expect(chat).toHaveValue("https://chat.example.org/club");
  },
});

/** The line was lost while it was being saved. */
export const NotSaved = meta.story({
  args: { answers: { ...usual, changeSiteSettings: unreachable } },
  play: async ({ canvas }) => {
    const room = within(await canvas.findByRole("form", { name: "Room for each account" }));
    const pictures = room.getByRole("textbox", { name: "Pictures" });
    await userEvent.clear(pictures);
    await userEvent.type(pictures, "512");
    await userEvent.click(room.getByRole("button", { name: "Save" }));
    await expect(await room.findByRole("alert")).toBeVisible();
    await expect(pictures).toHaveValue("512");
  },
});

/** Whoever requires a second step without having one is told what comes next. */
export const SecondStepFirst = meta.story({
  args: { answers: { ...usual, listSecondFactors: noSecondFactors } },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole("form", { name: "Administrators’ second step" }));
    await userEvent.click(form.getByRole("radio", { name: /^Required/ }));
    await expect(await form.findByText(/^You have no second step yet/)).toBeVisible();
  },
});

/** A mail server is set with its user and password, and says no to a test. */
export const MailServer = meta.story({
  args: {
    answers: {
      ...changingTo(usualSettings, clubSettings),
      sendTestMail: {
        outcome: "refused",
        recipient: admin.email,
        said: "535 5.7.8 Authentication failed",
      },
    },
  },
  beforeEach: forgetBodies,
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole("form", { name: "E-mail" }));
    const server = form.getByRole("textbox", { name: "Mail server" });
    await userEvent.type(server, "mail.example.org");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(server).toHaveAccessibleDescription(/address like smtps/);
    await userEvent.clear(server);
    await userEvent.type(server, "smtps://mail.example.org");
    await userEvent.type(form.getByRole("textbox", { name: "User" }), "post");
    await userEvent.type(form.getByLabelText("Password"), "pass:word");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(await form.findByText(/^Saved/)).toBeVisible();
    await expect(bodies).toEqual([
      {
        smtp_url: "smtps://post:pass%3Aword@mail.example.org",
        mail_from: "Katha <katha@localhost>",
      },
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "Send a test e-mail to me" }));
    await expect(await canvas.findByText(/535 5\.7\.8 Authentication failed/)).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { answers: { ...usual, getSiteSettings: pending } },
});

/** The settings could not be loaded. */
export const Unreachable = meta.story({
  args: { answers: { ...usual, getSiteSettings: unreachable } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({
  globals: { locale: "hi", viewport: { value: "phone" } },
});

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
