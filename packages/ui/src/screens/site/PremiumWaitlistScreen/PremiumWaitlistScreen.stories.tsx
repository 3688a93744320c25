import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { within } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./PremiumWaitlistScreen.guide.ts";
import { PremiumWaitlistScreen } from "./PremiumWaitlistScreen.tsx";
import type { PremiumWaitlistScreenProps } from "./PremiumWaitlistScreen.tsx";

type Join = PremiumWaitlistScreenProps["onJoin"];
const joined: Join = async () => undefined;
const failed: Join = async () => "Something went wrong. Please try again later.";

const links = { home: "#home", terms: "#terms-of-service", privacy: "#privacy-policy" };
const all: PremiumWaitlistScreenProps = {
  links: { ...links, form: "#form" },
  onJoin: fn(joined),
};

const meta = preview.meta({
  title: "Screens/PremiumWaitlist",
  component: PremiumWaitlistScreen,
  args: all,
  decorators: [withShell],
  parameters: { guide, bar: "plain", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

type Canvas = ReturnType<typeof within>;

async function join(canvas: Canvas) {
  await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "Meera");
  await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "meera@example.org");
  await userEvent.click(canvas.getByRole("button", { name: "Join the Waitlist" }));
  return canvas.findByRole("heading", { name: "Thank you for joining!" });
}

/** Before anything is entered. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Coming Soon")).toBeVisible();
    await expect(canvas.getByText("Limited time: 50% off for early subscribers")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Terms of Service" })).toHaveAttribute(
      "href",
      "#terms-of-service",
    );
    await expect(canvas.getByRole("link", { name: "Privacy Policy" })).toBeVisible();
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(6);
  },
});

/** Joined: the form opens on another site, and this page links home. */
export const Joined = meta.story({
  play: async ({ args, canvas }) => {
    const thanks = await join(canvas);
    await waitFor(() => expect(thanks).toHaveFocus());
    await expect(args.onJoin).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("link", { name: "Return to Home" })).toHaveAttribute(
      "href",
      "#home",
    );
    const again = canvas.getByRole("link", { name: "Open the form again" });
    await expect(again).toHaveAttribute("href", "#form");
    await expect(again).toHaveAttribute("target", "_blank");
  },
});

/** Without an external form the entry is stored here, with consent; the page says so before and after. */
export const KeptHere = meta.story({
  args: { links },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Your name and email are kept here/)).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Keep my name and email/ }));
    await join(canvas);
    await expect(args.onJoin).toHaveBeenCalledWith({ name: "Meera", email: "meera@example.org" });
    await expect(canvas.getByText(/^Your name is on the list/)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Open the form again" })).toBeNull();
  },
});

/** Before anything is entered, if the entry is stored here. */
export const AsksConsent = meta.story({ args: { links } });

/** Sending failed; the fields keep their values. */
export const Failed = meta.story({
  args: {
    links,
    onJoin: fn(failed),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Keep my name and email/ }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "Meera");
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "m@example.org{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Something went wrong.");
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("Meera");
  },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** In Hindi. */
export const Hindi = meta.story({
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "निजता नीति" })).toBeVisible();
  },
});

/** Right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl", locale: "hi" } });
