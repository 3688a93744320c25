import { expect, fn, screen, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./NewsByEmail.guide.ts";
import { NewsByEmail } from "./NewsByEmail.tsx";
import type { NewsByEmailProps } from "./NewsByEmail.tsx";

const off: NewsByEmailProps = {
  user: { newsByEmail: "off", isVerified: true },
  onRhythmChange: fn(),
};

const meta = preview.meta({
  title: "Parts/Account/NewsByEmail",
  component: NewsByEmail,
  args: off,
  parameters: { guide, chromatic: { disableSnapshot: true } },
});

/** Off, until the reader chooses otherwise; by keyboard as well. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    canvas.getByRole("combobox", { name: "Unread news by email" }).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("option", { name: "Once a week" }));
    await expect(args.onRhythmChange).toHaveBeenCalledWith("weekly");
  },
});

/** Every day, to an email that is not confirmed yet. */
export const Unverified = meta.story({
  args: { user: { newsByEmail: "daily", isVerified: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your email is not confirmed yet/)).toBeVisible();
  },
});

/** Saving failed. */
export const Failed = meta.story({
  args: { failure: "That could not be changed." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("That could not be changed.");
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });
