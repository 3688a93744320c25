import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./MatureStoryScreen.guide.ts";
import { MatureStoryScreen } from "./MatureStoryScreen.tsx";
import type { MatureStoryScreenProps } from "./MatureStoryScreen.tsx";

const all: MatureStoryScreenProps = {
  story: {
    id: "salt-and-ash",
    title: "The Widow of the Salt Road",
    language: "en",
    author: { name: "River Desk", avatar: null },
  },
  reader: "unconfirmed",
  onSignIn: fn(),
  onShow: fn(),
  home: "#home",
};

const meta = preview.meta({
  title: "Screens/MatureStory",
  component: MatureStoryScreen,
  args: all,
  decorators: [withShell],
  parameters: { guide, bar: "over", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** A reader confirms their age, once. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const title = { level: 1, name: "The Widow of the Salt Road" };
    await expect(canvas.getByRole("heading", title)).toBeVisible();
    await expect(canvas.getByText(/Are you 17 or older\?/)).toBeVisible();
    const confirm = { name: "I am 17 or older: show mature stories" };
    await userEvent.click(canvas.getByRole("button", confirm));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
});

/** A guest has to sign in first. */
export const Guest = meta.story({
  args: { reader: "guest" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Login" }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("button", { name: /show mature/i })).toBeNull();
  },
});

/** The age is confirmed, but the reader has hidden mature stories again. */
export const Confirmed = meta.story({
  args: { reader: "confirmed" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Show mature stories" })).toBeVisible();
  },
});

/** Saving failed. */
export const Failed = meta.story({ args: { failure: "Katha cannot be reached." } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
