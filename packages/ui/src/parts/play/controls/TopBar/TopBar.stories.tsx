import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../../.storybook/modes.ts";
import preview from "../../../../../../../.storybook/preview.tsx";
import { imageModels, textModels } from "../../../../fixtures/player/session.ts";
import { guide } from "./TopBar.guide.ts";
import { TopBar } from "./TopBar.tsx";

const meta = preview.meta({
  title: "Parts/Play/TopBar",
  component: TopBar,
  args: {
    title: "The Lamp-Keeper of Amber",
    language: "en",
    guide: "#guide",
    xpCosts: { immerse: 1, act: 1 },
    text: { models: textModels, value: "tenali" },
    image: { models: imageModels, value: "vishvakarma" },
    onModelChange: fn(),
    onBack: fn(),
    onMemory: fn(),
  },
  parameters: { guide, chromatic: { modes: modes.screen } },
});

/** The way back, the story, and who tells it. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "What the narrator remembers" }));
    await expect(args.onMemory).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: /Image model/ }));
    await userEvent.click(canvas.getByRole("radio", { name: /Ajanta/ }));
    await expect(args.onModelChange).toHaveBeenCalledWith("image", "ajanta");
  },
});

/** Know How opens a panel; Escape closes it and the keyboard is back on its button. */
export const KnowHow = meta.story({
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole("button", { name: "Know How" });
    await userEvent.click(toggle);
    await expect(canvas.getByRole("region", { name: "Know How" })).toBeVisible();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("region", { name: "Know How" })).toBeNull();
    await expect(toggle).toHaveFocus();
  },
});

/** On a phone the title has a line of its own. */
export const Phone = meta.story({
  args: { title: "The Lamp-Keeper of Amber Fort and Its Nine Gates" },
  globals: { viewport: { value: "phone" } },
});

/** From the right. */
export const RightToLeft = meta.story({
  args: { title: "چراغ کا نگہبان", language: "ur" },
  globals: { direction: "rtl" },
});
