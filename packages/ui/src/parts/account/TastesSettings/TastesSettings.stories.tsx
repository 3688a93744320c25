import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./TastesSettings.guide.ts";
import { TastesSettings, type TastesSettingsProps } from "./TastesSettings.tsx";

const usual: TastesSettingsProps = {
  chosen: { languages: ["hi"], categories: ["c1"] },
  languages: ["en", "hi", "ur"],
  offered: {
    state: "ready",
    categories: [
      { id: "c0", displayName: "Epics" },
      { id: "c1", displayName: "Folklore" },
    ],
  },
  most: 10,
  onKeep: fn(),
};

const meta = preview.meta({
  title: "Parts/Account/TastesSettings",
  component: TastesSettings,
  args: usual,
  parameters: { guide, chromatic: { disableSnapshot: true } },
});

/** What was chosen is checked, and can be changed. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: "Folklore" })).toBeChecked();
    await userEvent.click(canvas.getByRole("checkbox", { name: "English" }));
    await userEvent.click(canvas.getByRole("button", { name: "Keep" }));
    await expect(args.onKeep).toHaveBeenCalledWith({
      languages: ["hi", "en"],
      categories: ["c1"],
    });
  },
});

/** The account has it. */
export const Kept = meta.story({
  args: { kept: "account" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Kept\./);
  },
});

/** The account could not be reached. */
export const KeptByTheDevice = meta.story({
  args: { kept: "device" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Your account could not be/);
  },
});

const onRetry = fn();

/** What the account has could not be loaded: nothing can be overwritten. */
export const NotLoaded = meta.story({
  args: { chosen: undefined, failure: "The server cannot be reached.", onRetry },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Keep" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });
